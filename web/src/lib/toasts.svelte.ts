/** Short messages that pass: what was refused, and why. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'bad';
  /** A rule to link to, with the game whose rulebook has it. */
  readonly rule: string;
  readonly game: string;
}

const SECONDS = 9;
const MOST = 3;

let toasts = $state.raw<readonly Toast[]>([]);
let last = 0;

export function shownToasts(): readonly Toast[] {
  return toasts;
}

export function say(text: string, tone: Toast['tone'] = 'info', rule = '', game = ''): void {
  const toast = { id: ++last, text, tone, rule, game };
  toasts = [...toasts.filter((other) => other.text !== text), toast].slice(-MOST);
  setTimeout(() => dismiss(toast.id), SECONDS * 1000);
}

export function dismiss(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
}
