/** Decisions about sheets, cards and dice: where there is little room, the panels stand before the map. */
const ABOUT_PANELS: ReadonlySet<string> = new Set(['keep_card', 'play_card', 'first_die', 'reroll_dice']);

export function isAboutPanels(decision: string): boolean {
  return ABOUT_PANELS.has(decision);
}
