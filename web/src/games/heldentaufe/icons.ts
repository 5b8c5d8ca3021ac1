/** The icons of game-icons.net that the board uses, with their authors (CC BY 3.0). */
import anvil from 'icon:anvil';
import sword from 'icon:broadsword';
import flask from 'icon:bubbling-flask';
import campfire from 'icon:campfire';
import cauldron from 'icon:cauldron';
import crossedSwords from 'icon:crossed-swords';
import crownedSkull from 'icon:crowned-skull';
import skull from 'icon:death-skull';
import ring from 'icon:diamond-ring';
import fish from 'icon:flatfish';
import footprint from 'icon:footprint';
import grass from 'icon:high-grass';
import knapsack from 'icon:knapsack';
import laurel from 'icon:laurel-crown';
import boots from 'icon:leather-boot';
import lilyPads from 'icon:lily-pads';
import chest from 'icon:locked-chest';
import portal from 'icon:magic-portal';
import sleep from 'icon:night-sleep';
import padlock from 'icon:padlock';
import pine from 'icon:pine-tree';
import scales from 'icon:scales';
import apple from 'icon:shiny-apple';
import snatch from 'icon:snatch';
import spyglass from 'icon:spyglass';
import mushroom from 'icon:super-mushroom';
import map from 'icon:treasure-map';
import trap from 'icon:wolf-trap';
import crate from 'icon:wooden-crate';

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
  first: laurel,
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
  'tile-campfire': campfire,
  'tile-meadow': grass,
  'tile-forest': pine,
  'tile-apple': apple,
  'tile-pond': lilyPads,
  'tile-mushroom': mushroom,
  'tile-laboratory': flask,
  'tile-trader': scales,
  'tile-blacksmith': anvil,
  'tile-portal': portal,
};

export type IconName = keyof typeof ICONS;

/** The icon of a kind of tile; the five portals share one. */
export function tileIcon(kind: string): IconName {
  return (kind.startsWith('portal') ? 'tile-portal' : `tile-${kind}`) as IconName;
}
