/** Short messages that pass: what was refused, and why. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'bad';
  /** A rule to link to, with the game whose rulebook has it. */
  readonly rule: string;
  readonly game: string;
  /** Something that can be done about it while it is shown. */
  readonly offer: Offer | null;
}

export interface Offer {
  readonly label: string;
  readonly act: () => void;
}

const SECONDS = 9;
const MOST = 3;

let toasts = $state.raw<readonly Toast[]>([]);
let last = 0;

export function shownToasts(): readonly Toast[] {
  return toasts;
}

export function say(text: string, tone: Toast['tone'] = 'info', rule = '', game = ''): void {
  show({ id: ++last, text, tone, rule, game, offer: null });
}

/** Tell what was done, with a way to take it back. */
export function sayWithOffer(text: string, offer: Offer): void {
  show({ id: ++last, text, tone: 'info', rule: '', game: '', offer });
}

function show(toast: Toast): void {
  toasts = [...toasts.filter((other) => other.text !== toast.text), toast].slice(-MOST);
  setTimeout(() => dismiss(toast.id), SECONDS * 1000);
}

export function dismiss(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
}
