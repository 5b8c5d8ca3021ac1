/** Decisions about sheets and cards: where there is little room, the panels stand before the map. */
const ABOUT_PANELS: ReadonlySet<string> = new Set(['play_card']);

export function isAboutPanels(decision: string): boolean {
  return ABOUT_PANELS.has(decision);
}

/** Decisions about what is shown beside the map: drawn tiles, cards of the Nexus, dice. */
const ABOUT_CHOICES: ReadonlySet<string> = new Set([
  'keep_tile',
  'keep_card',
  'first_die',
  'reroll_dice',
  'build',
  'vision_spot',
]);

export function isAboutChoices(decision: string): boolean {
  return ABOUT_CHOICES.has(decision);
}
