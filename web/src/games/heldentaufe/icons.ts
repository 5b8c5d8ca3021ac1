/** The icons of game-icons.net that the board uses, with their authors (CC BY 3.0). */
import sword from 'icon:lorc/broadsword';
import flask from 'icon:lorc/bubbling-flask';
import cauldron from 'icon:lorc/cauldron';
import crossedSwords from 'icon:lorc/crossed-swords';
import crownedSkull from 'icon:lorc/crowned-skull';
import skull from 'icon:sbed/death-skull';
import ring from 'icon:delapouite/diamond-ring';
import fish from 'icon:delapouite/flatfish';
import footprint from 'icon:lorc/footprint';
import knapsack from 'icon:lorc/knapsack';
import boots from 'icon:lorc/leather-boot';
import chest from 'icon:lorc/locked-chest';
import sleep from 'icon:delapouite/night-sleep';
import padlock from 'icon:lorc/padlock';
import apple from 'icon:lorc/shiny-apple';
import snatch from 'icon:lorc/snatch';
import spyglass from 'icon:lorc/spyglass';
import mushroom from 'icon:lorc/super-mushroom';
import map from 'icon:lorc/treasure-map';
import trap from 'icon:lorc/wolf-trap';
import crate from 'icon:delapouite/wooden-crate';

export const ICONS = {
  boots,
  ring,
  sword,
  apple,
  fish,
  mushroom,
  step: footprint,
  brewing: cauldron,
  fighting: crossedSwords,
  backpack: knapsack,
  belt: flask,
  asleep: sleep,
  leader: crownedSkull,
  danger: skull,
  trap,
  chest,
  closed: padlock,
  guide: map,
  delivery: crate,
  thief: snatch,
  discoverer: trap,
  slayer: crossedSwords,
  observer: spyglass,
};

export type IconName = keyof typeof ICONS;
