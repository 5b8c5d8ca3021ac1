/** What a key means at a table. */
export type Deed =
  'skip' | 'finish' | 'letGo' | 'end' | 'undo' | 'question' | 'board' | 'point' | 'words' | 'cursor' | 'command' | 'help';

export interface Pressed {
  readonly key: string;
  readonly repeat: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const LETTERS: Readonly<Record<string, Deed>> = {
  e: 'end',
  u: 'undo',
  a: 'question',
  b: 'board',
  p: 'point',
  w: 'words',
  m: 'cursor',
  '/': 'command',
  '?': 'help',
};
/** What is read, and changes nothing: possible at any moment. */
const READING: ReadonlySet<Deed> = new Set(['words', 'cursor', 'command', 'help']);
const PRESSES: ReadonlySet<string> = new Set(['Enter', ' ']);

export interface KeyContext {
  /** Whether something of the others is still being shown: then keys lead on to the present. */
  isBehind: boolean;
  /** Whether the focus is on something that Enter and Space press. */
  isOnButton: boolean;
  /** Whether letters are keys; who dictates to the computer may want them off. */
  usesLetters: boolean;
}

/** What a key is to do, or null for one that is none of ours. A key that is held down does nothing. */
export function deedOf(pressed: Pressed, context: KeyContext): Deed | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.repeat) return null;
  const letter = context.usesLetters ? LETTERS[pressed.key.toLowerCase()] : undefined;
  if (context.isBehind) return deedWhileBehind(pressed, context, letter);
  return pressed.key === 'Escape' ? 'letGo' : (letter ?? null);
}

function deedWhileBehind(pressed: Pressed, context: KeyContext, letter: Deed | undefined): Deed | null {
  if (pressed.key === 'Escape') return 'finish';
  if (PRESSES.has(pressed.key)) return context.isOnButton ? null : 'skip';
  if (letter === undefined) return null;
  return READING.has(letter) ? letter : 'skip';
}

/** Whether a key only goes on pressing what it has pressed already. */
export function isHeldPress(pressed: Pressed): boolean {
  return pressed.repeat && PRESSES.has(pressed.key);
}

/** Whether what is written goes somewhere else. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
