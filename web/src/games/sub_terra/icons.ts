/** The icons of game-icons.net that the board uses, with their authors (CC BY 3.0), by the ids of what they stand for. */
import ancientRuins from 'icon:delapouite/ancient-ruins';
import bowman from 'icon:lorc/bowman';
import breakingChain from 'icon:skoll/breaking-chain';
import brodieHelmet from 'icon:skoll/brodie-helmet';
import brute from 'icon:delapouite/brute';
import compass from 'icon:lorc/compass';
import cowled from 'icon:lorc/cowled';
import crownedSkull from 'icon:lorc/crowned-skull';
import crucifix from 'icon:delapouite/crucifix';
import crystalBall from 'icon:lorc/crystal-ball';
import crystalShine from 'icon:lorc/crystal-shine';
import crystalWand from 'icon:lorc/crystal-wand';
import dynamite from 'icon:delapouite/dynamite';
import exitDoor from 'icon:delapouite/exit-door';
import firstAidKit from 'icon:delapouite/first-aid-kit';
import flame from 'icon:carl-olsen/flame';
import gears from 'icon:lorc/gears';
import glowingArtifact from 'icon:delapouite/glowing-artifact';
import grenade from 'icon:sbed/grenade';
import guards from 'icon:delapouite/guards';
import hazardSign from 'icon:lorc/hazard-sign';
import key from 'icon:lorc/key';
import landMine from 'icon:lorc/land-mine';
import lockedChest from 'icon:lorc/locked-chest';
import magnifyingGlass from 'icon:lorc/magnifying-glass';
import miningHelmet from 'icon:delapouite/mining-helmet';
import oldLantern from 'icon:delapouite/old-lantern';
import openBook from 'icon:lorc/open-book';
import ringingBell from 'icon:lorc/ringing-bell';
import sarcophagus from 'icon:delapouite/sarcophagus';
import sittingDog from 'icon:delapouite/sitting-dog';
import snake from 'icon:lorc/snake';
import spears from 'icon:lorc/spears';
import stoneBridge from 'icon:delapouite/stone-bridge';
import stonePile from 'icon:delapouite/stone-pile';
import threeKeys from 'icon:lorc/three-keys';
import topHat from 'icon:lorc/top-hat';
import treasureMap from 'icon:lorc/treasure-map';
import unlitBomb from 'icon:lorc/unlit-bomb';
import whip from 'icon:lorc/whip';
import winchesterRifle from 'icon:skoll/winchester-rifle';
import woodBeam from 'icon:delapouite/wood-beam';
import { BOULDER, DARTS, FORTIFICATION, PIT, SPIKES, STATUE, TURRET } from './ownIcons';

/** By kind of tile; a normal one has none. */
export const tileIcons: Readonly<Record<string, string>> = {
  bridge: stoneBridge,
  key,
  lava: flame,
  spikes: SPIKES,
  darts: DARTS,
  ruins: ancientRuins,
  guardian: STATUE,
  explosion: dynamite,
  snake,
  pit: PIT,
  boulder: BOULDER,
  legion: guards,
  eternal: sarcophagus,
  alarm: ringingBell,
  journal: openBook,
  transmuted: crystalShine,
  exit: exitDoor,
  crossing: compass,
  hall: threeKeys,
  ledge: glowingArtifact,
};

/** By Explorer, Ark, Dog and Turret. */
export const explorerIcons: Readonly<Record<string, string>> = {
  archaeologist: magnifyingGlass,
  guide: oldLantern,
  rogue: cowled,
  aristocrat: topHat,
  foreman: miningHelmet,
  sharpshooter: winchesterRifle,
  sapper: grenade,
  veteran: brodieHelmet,
  healer: firstAidKit,
  priest: crucifix,
  magician: crystalWand,
  tamer: whip,
  colossus: brute,
  escapologist: breakingChain,
  'fortune-teller': crystalBall,
  inventor: gears,
  cartographer: treasureMap,
  ark: lockedChest,
  dog: sittingDog,
  turret: TURRET,
};

/** By type of Guardian. */
export const guardianIcons: Readonly<Record<string, string>> = {
  infantry: spears,
  archer: bowman,
  volatile: unlitBomb,
  eternal: crownedSkull,
};

export const itemIcons: Readonly<Record<string, string>> = { key, artifact: glowingArtifact };

/** What lies on tiles. */
export const markerIcons = {
  rubble: stonePile,
  danger: hazardSign,
  consolidated: woodBeam,
  snake,
  fuse: dynamite,
  mine: landMine,
  fort: FORTIFICATION,
  lava: flame,
} as const;
