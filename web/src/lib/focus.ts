/** Puts the focus on an element, HTML or SVG, where it is; nothing is scrolled. */
export function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}
