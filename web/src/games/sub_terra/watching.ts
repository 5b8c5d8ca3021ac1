/** Decisions about cards in the panels: where there is little room, these stand before the map. */
const ABOUT_PANELS: ReadonlySet<string> = new Set(['play_card']);

export function isAboutPanels(decision: string): boolean {
  return ABOUT_PANELS.has(decision);
}
