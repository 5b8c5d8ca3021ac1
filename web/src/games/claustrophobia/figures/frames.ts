/**
 * How fighters are told apart at a glance: by the outline of their frame, whatever its colour. Leaders have a shield, warriors a
 * circle, troglodytes a splinter of stone, hellhounds a fang, demons a crown of thorns, those who are lost a tombstone.
 */

export interface Frame {
  /** The outline in a square from -50 to 50. */
  outline: string;
  /** The ground behind the face. */
  ground: string;
  /** A glow in the ground, by the name of its gradient. */
  glow?: string;
}

const CIRCLE = 'M0-46a46 46 0 1 1 0 92a46 46 0 1 1 0-92z';
const SHIELD = 'M-41-40q21 2 41-7q20 9 41 7q6 46-8 66q-11 15-33 22q-22-7-33-22q-14-20-8-66z';
const SPLINTER = 'M-34-30l16-14 30-2 22 13 8 24-4 26-17 22-27 6-26-11-12-28z';
const FANG = 'M-44-36l14 4 10-12h40l10 12 14-4-2 26-6 26-16 18-20 14-20-14-16-18-6-26z';
const TOMB = 'M-38 46v-52q0-40 38-40t38 40v52q-10-5-19 0-9-6-19 0-10-6-19 0-9-5-19 0z';

/** A crown of so many thorns. */
function thorns(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / (count * 2)) * 2 * Math.PI - Math.PI / 2;
    const reach = index % 2 ? inner : outer;
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

const THORNS = thorns(11, 52, 43);

const LEADER: Frame = { outline: SHIELD, ground: '#e9dcc0' };
const WARRIOR: Frame = { outline: CIRCLE, ground: '#d9cbb0' };

function demon(ground: string, glow: string): Frame {
  return { outline: THORNS, ground, glow };
}

/** By figure; a sheet that stands for another is drawn with the figure of that one (CL-HUM-4). */
export const FRAMES: Readonly<Record<string, Frame>> = {
  redeemer: LEADER,
  guardian: { ...LEADER, ground: '#cfd8de' },
  brute: { ...WARRIOR, ground: '#cdbfae' },
  scout: { ...WARRIOR, ground: '#cfd3b4' },
  swordswoman: { ...WARRIOR, ground: '#e3c9b6' },
  troglodyte: { outline: SPLINTER, ground: '#2b2a24' },
  tough: { outline: SPLINTER, ground: '#33241c', glow: 'ember' },
  hellhound: { outline: FANG, ground: '#2a0d0a', glow: 'ember' },
  possessed: { outline: TOMB, ground: '#241b2e', glow: 'void' },
  putrefied: { outline: TOMB, ground: '#1d2a1a', glow: 'venom' },
  D01: demon('#2c0a0c', 'blood'),
  D02: demon('#1f242b', 'soul'),
  D03: demon('#0c2530', 'soul'),
  D04: demon('#1c1430', 'void'),
  D05: demon('#33160a', 'ember'),
  D06: demon('#18260b', 'venom'),
  D07: demon('#262a10', 'venom'),
  D08: demon('#4a4658', 'void'),
  D09: demon('#2a1712', 'ember'),
  D10: demon('#2a1026', 'blood'),
  D11: demon('#1d1b22', 'blood'),
  D12: demon('#2d0c16', 'blood'),
  D13: demon('#2f1a08', 'ember'),
};

/** Which figure a Western sheet stands for, and that of a Putrefied Damned (CL-S7-4). */
const SHEETS: Readonly<Record<string, string>> = {
  H01: 'redeemer',
  H02: 'guardian',
  H03: 'brute',
  H04: 'brute',
  H05: 'scout',
  H06: 'scout',
  H07: 'swordswoman',
  H08: 'swordswoman',
  H09: 'redeemer',
  H10: 'brute',
  H11: 'scout',
  H12: 'swordswoman',
  H13: 'scout',
  damned: 'putrefied',
};

export function figureOf(id: string): string {
  return SHEETS[id] ?? id;
}
