interface Area {
  width: number;
  height: number;
}

const GAP = 8;

/** Where a menu stands beside its anchor: below, else above, always inside the window. */
export function beside(anchor: DOMRectReadOnly, menu: Area, window: Area): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - menu.width / 2;
  const fitsBelow = anchor.bottom + GAP + menu.height <= window.height - GAP;
  const fitsAbove = anchor.top - GAP - menu.height >= GAP;
  const top = fitsBelow ? anchor.bottom + GAP : fitsAbove ? anchor.top - GAP - menu.height : window.height - menu.height - GAP;
  return { left: within(middle, window.width - menu.width), top: within(top, window.height - menu.height) };
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}
