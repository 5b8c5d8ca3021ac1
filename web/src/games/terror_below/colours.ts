/** Colours that mean something; each has a letter, a number or a mark beside it. */

export const EGG_COLOURS: Record<string, { shell: string; mark: string; ink: string }> = {
  green: { shell: '#58b368', mark: '#1f6b35', ink: '#0b2a14' },
  purple: { shell: '#b07ae0', mark: '#6a2fa3', ink: '#260a44' },
  yellow: { shell: '#f2c94c', mark: '#b07d10', ink: '#3d2900' },
  blue: { shell: '#6aa6f0', mark: '#1f58ab', ink: '#08224d' },
};

/** By slot: the colour of a Target and of everything that shows where it goes. */
export const SLOT_COLOURS: readonly string[] = ['#d81b60', '#b15c00', '#0b7285'];

export const WORM_COLOURS: Record<string, { skin: string; dark: string; light: string }> = {
  blaster: { skin: '#c65a3f', dark: '#6f2517', light: '#f2a27d' },
  boomer: { skin: '#9b6a3a', dark: '#54351a', light: '#d9ab74' },
  screamer: { skin: '#8a5f96', dark: '#46284f', light: '#c9a0d6' },
  grabber: { skin: '#5f8554', dark: '#2c4725', light: '#a7cc96' },
  queen: { skin: '#b3324f', dark: '#5d0f22', light: '#ef8aa0' },
};

/** The colours of a seat's pawn: red, orange, white, black and teal (TB-COMP-1), those of the first five seats of every table. */
export function pawnColours(seat: number): { fill: string; shade: string; ink: string } {
  return {
    fill: `var(--pawn-${seat})`,
    shade: `color-mix(in srgb, var(--pawn-${seat}), #000 45%)`,
    ink: `var(--pawn-${seat}-ink)`,
  };
}

export function slotColour(slot: number): string {
  return SLOT_COLOURS[slot - 1] ?? '#444';
}
