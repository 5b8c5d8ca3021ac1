/** Where keys lead: the question with its answers and actions, and the board. */

/** The question: there the focus is after each act. */
export function focusQuestion(): void {
  focusOn(document.querySelector('[data-question]'));
}

/** The most wanted answer, else the actions, else what gives up or ends, else the question. */
export function focusQuestionOrActions(): void {
  const found = [
    '[data-answers] button:not(.quiet)',
    '[data-action-list] [tabindex="0"]',
    '[data-answers] button',
    '[data-question]',
  ].map(firstSeen);
  focusOn(found.find((element) => element !== null) ?? null);
}

/** What can be pressed on the board now, else what is mine, else anything there. */
export function focusBoard(): void {
  const found = ['[data-selected]', '[data-lit]', '[data-thing][tabindex="0"]', '[data-thing]'].map((what) =>
    firstSeen(`[data-board] ${what}`),
  );
  focusOn(found.find((element) => element !== null) ?? firstSeen('[data-board] [tabindex="0"]'));
}

/** The parts of the board in words; they come into sight with the focus. Tells whether the game has them. */
export function focusWords(part: 'head' | 'cursor' | 'command'): boolean {
  const parts = { head: '[data-in-words-head]', cursor: '[data-map-cursor]', command: '[data-command]' };
  const found = document.querySelector<HTMLElement>(parts[part]);
  found?.focus();
  return found !== null;
}

/** What can be seen; a part that the board does not show now cannot take the focus. */
function firstSeen(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ?? null;
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement || element instanceof SVGElement)
    element.focus({ preventScroll: element.matches('[data-question]') });
}
