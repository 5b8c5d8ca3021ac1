/**
 * How the figures are told apart: by colour (HT-CMP-7) and, for those who do not tell colours apart, by the shape of the frame. On the
 * table the frame of a hero has the colour of his seat; the ground and the clothes keep his own.
 */

export interface Frame {
  /** The ground behind the face. */
  ground: string;
  /** The border, the clothes. */
  colour: string;
  /** The outline in a square from -50 to 50. */
  outline: string;
}

const CIRCLE = 'M0-48a48 48 0 1 1 0 96a48 48 0 1 1 0-96z';
const SQUARE = 'M-34-45h68q11 0 11 11v68q0 11-11 11h-68q-11 0-11-11v-68q0-11 11-11z';
const DIAMOND = 'M-7-46q7-6 14 0l40 39q6 7 0 14l-40 39q-7 6-14 0l-40-39q-6-7 0-14z';
const HEXAGON = 'M-24-44q2-3 6-3h36q4 0 6 3l22 40q2 4 0 8l-22 40q-2 3-6 3h-36q-4 0-6-3l-22-40q-2-4 0-8z';
const SHIELD = 'M-42-42q21 2 42-6q21 8 42 6q5 46-8 66q-11 16-34 25q-23-9-34-25q-13-20-8-66z';
const JAGGED =
  'M0-50l10 9 13-6 5 12 14 1-1 14 11 9-8 12 6 12-13 6-1 14-14-1-8 11-14-8-14 8-8-11-14 1-1-14-13-6 6-12-8-12 11-9-1-14 14-1 5-12 13 6z';

export const HERO_FRAMES: Record<string, Frame> = {
  luphius: { ground: '#fdf0bf', colour: '#d9a300', outline: CIRCLE },
  mathian: { ground: '#cfe2f7', colour: '#1f5fb0', outline: SQUARE },
  jupanila: { ground: '#eadcf7', colour: '#7d3fb8', outline: DIAMOND },
  erla: { ground: '#fde0c4', colour: '#d9680f', outline: HEXAGON },
  corlof: { ground: '#f9d5d0', colour: '#b3261e', outline: SHIELD },
};

export const MONSTER_FRAMES: Record<string, Frame> = {
  ulumu: { ground: '#20301f', colour: '#7fae3f', outline: JAGGED },
  zibber: { ground: '#152c33', colour: '#2fa6a6', outline: JAGGED },
  wallrog: { ground: '#2e2330', colour: '#b06a8f', outline: JAGGED },
};
