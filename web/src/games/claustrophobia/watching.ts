/** Decisions about dice, cards and sheets: where there is little room, the panel stands before the map. */
const ABOUT_PANEL: ReadonlySet<string> = new Set([
  'use_scepter',
  'assignment',
  'discard_instinct',
  'heal_line',
  'cancel_line',
  'take_dice_back',
  'roll_destiny',
  'allocate',
  'trigger',
  'keep_event',
  'limit_hand',
  'unleash_hound',
  'choose_tile',
  'put_back',
]);

export function isAboutPanel(decision: string): boolean {
  return ABOUT_PANEL.has(decision);
}
