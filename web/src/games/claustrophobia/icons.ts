/** The icons of game-icons.net that the board uses, with their authors (CC BY 3.0), by the ids of what they stand for. */
import abdominalArmor from 'icon:delapouite/abdominal-armor';
import acid from 'icon:sbed/acid';
import angelWings from 'icon:lorc/angel-wings';
import battleAxe from 'icon:lorc/battle-axe';
import bestialFangs from 'icon:lorc/bestial-fangs';
import bigWave from 'icon:lorc/big-wave';
import bleedingWound from 'icon:lorc/bleeding-wound';
import bloodySword from 'icon:lorc/bloody-sword';
import blunderbuss from 'icon:lorc/blunderbuss';
import boneGnawer from 'icon:lorc/bone-gnawer';
import boots from 'icon:lorc/boots';
import breakingChain from 'icon:skoll/breaking-chain';
import breastplate from 'icon:lorc/breastplate';
import broadsword from 'icon:lorc/broadsword';
import brokenWall from 'icon:delapouite/broken-wall';
import brute from 'icon:delapouite/brute';
import burningPassion from 'icon:lorc/burning-passion';
import chargingBull from 'icon:delapouite/charging-bull';
import checkedShield from 'icon:lorc/checked-shield';
import chest from 'icon:delapouite/chest';
import chestArmor from 'icon:delapouite/chest-armor';
import chewedSkull from 'icon:lorc/chewed-skull';
import church from 'icon:delapouite/church';
import coffin from 'icon:lorc/coffin';
import cowled from 'icon:lorc/cowled';
import crossbow from 'icon:carl-olsen/crossbow';
import crossedPistols from 'icon:lorc/crossed-pistols';
import crossedSabres from 'icon:lorc/crossed-sabres';
import crossedSwords from 'icon:lorc/crossed-swords';
import crownOfThorns from 'icon:lorc/crown-of-thorns';
import crucifix from 'icon:delapouite/crucifix';
import daemonSkull from 'icon:lorc/daemon-skull';
import deathSkull from 'icon:sbed/death-skull';
import diceFire from 'icon:delapouite/dice-fire';
import diceShield from 'icon:delapouite/dice-shield';
import dungeonGate from 'icon:delapouite/dungeon-gate';
import earthCrack from 'icon:lorc/earth-crack';
import emerald from 'icon:lorc/emerald';
import enrage from 'icon:delapouite/enrage';
import evilBook from 'icon:lorc/evil-book';
import evilEyes from 'icon:skoll/evil-eyes';
import fallingRocks from 'icon:delapouite/falling-rocks';
import fireGem from 'icon:delapouite/fire-gem';
import fireRing from 'icon:lorc/fire-ring';
import fleshyMass from 'icon:lorc/fleshy-mass';
import floorHatch from 'icon:delapouite/floor-hatch';
import fog from 'icon:delapouite/fog';
import footprint from 'icon:lorc/footprint';
import footsteps from 'icon:skoll/footsteps';
import ghost from 'icon:lorc/ghost';
import glowingArtifact from 'icon:delapouite/glowing-artifact';
import gooSpurt from 'icon:lorc/goo-spurt';
import grapple from 'icon:lorc/grapple';
import guards from 'icon:delapouite/guards';
import healing from 'icon:delapouite/healing';
import hearts from 'icon:skoll/hearts';
import hidden from 'icon:lorc/hidden';
import highShot from 'icon:lorc/high-shot';
import holeLadder from 'icon:delapouite/hole-ladder';
import holyWater from 'icon:delapouite/holy-water';
import humanEar from 'icon:delapouite/human-ear';
import huntingHorn from 'icon:lorc/hunting-horn';
import innerSelf from 'icon:lorc/inner-self';
import jerusalemCross from 'icon:delapouite/jerusalem-cross';
import knapsack from 'icon:lorc/knapsack';
import knockedOutStars from 'icon:delapouite/knocked-out-stars';
import lampreyMouth from 'icon:lorc/lamprey-mouth';
import lion from 'icon:lorc/lion';
import lungs from 'icon:delapouite/lungs';
import maze from 'icon:lorc/maze';
import meat from 'icon:lorc/meat';
import meatCleaver from 'icon:lorc/meat-cleaver';
import mushroomGills from 'icon:lorc/mushroom-gills';
import oldLantern from 'icon:delapouite/old-lantern';
import openBook from 'icon:lorc/open-book';
import pestleMortar from 'icon:skoll/pestle-mortar';
import plagueDoctorProfile from 'icon:delapouite/plague-doctor-profile';
import poisonCloud from 'icon:sbed/poison-cloud';
import prayer from 'icon:lorc/prayer';
import punchBlast from 'icon:lorc/punch-blast';
import puppet from 'icon:lorc/puppet';
import raiseZombie from 'icon:skoll/raise-zombie';
import rallyTheTroops from 'icon:lorc/rally-the-troops';
import ringingBell from 'icon:lorc/ringing-bell';
import rockGolem from 'icon:delapouite/rock-golem';
import run from 'icon:lorc/run';
import sergeant from 'icon:delapouite/sergeant';
import sewingString from 'icon:delapouite/sewing-string';
import sharpSmile from 'icon:lorc/sharp-smile';
import skullCrack from 'icon:lorc/skull-crack';
import snatch from 'icon:lorc/snatch';
import sonicShout from 'icon:lorc/sonic-shout';
import soul from 'icon:delapouite/soul';
import sprint from 'icon:lorc/sprint';
import swordman from 'icon:cathelineau/swordman';
import tatteredBanner from 'icon:lorc/tattered-banner';
import templarHeart from 'icon:lorc/templar-heart';
import templarShield from 'icon:delapouite/templar-shield';
import terror from 'icon:lorc/terror';
import thirdEye from 'icon:lorc/third-eye';
import thrownKnife from 'icon:lorc/thrown-knife';
import tripleClaws from 'icon:lorc/triple-claws';
import troglodyte from 'icon:delapouite/troglodyte';
import twoShadows from 'icon:lorc/two-shadows';
import unlitBomb from 'icon:lorc/unlit-bomb';
import unlitCandelabra from 'icon:lorc/unlit-candelabra';
import waterFountain from 'icon:delapouite/water-fountain';
import weight from 'icon:delapouite/weight';
import weightCrush from 'icon:sbed/weight-crush';
import whip from 'icon:lorc/whip';
import wingedScepter from 'icon:delapouite/winged-scepter';
import wingfoot from 'icon:lorc/wingfoot';
import wolfHowl from 'icon:lorc/wolf-howl';
import zeusSword from 'icon:lorc/zeus-sword';
import { GROUP, SPIKES } from './ownIcons';
import type { Effect } from './tiles/tileEffects';

type Icons = Readonly<Record<string, string>>;

/** What can be the matter with a tile (CL-TEF-1 to CL-TEF-15). */
export const effectIcons: Readonly<Record<Effect, string>> = {
  alarm: ringingBell,
  mist: fog,
  mushrooms: mushroomGills,
  hungry: sharpSmile,
  flooded: bigWave,
  trapped: SPIKES,
  fountain: waterFountain,
  pit: lampreyMouth,
  well: fireRing,
  lair: boneGnawer,
  tomb: coffin,
  hole: holeLadder,
  sanctuary: church,
  stash: chest,
};

/** Talents (CL-TAL-1 to CL-TAL-11). */
export const talentIcons: Icons = {
  ranged: highShot,
  blessing: prayer,
  consecrated: jerusalemCross,
  frenzied: enrage,
  bodyguard: guards,
  imposing: brute,
  elusive: wingfoot,
  tough: abdominalArmor,
};

/** Gifts (CL-GFT-2). */
export const giftIcons: Icons = {
  G1: zeusSword,
  G2: burningPassion,
  G3: templarHeart,
  G4: rallyTheTroops,
  G5: healing,
  G6: thirdEye,
  G7: crownOfThorns,
};

/** Equipment cards (CL-EQP-6). */
export const equipmentIcons: Icons = {
  E01: blunderbuss,
  E02: unlitBomb,
  E03: templarShield,
  E04: breastplate,
  E05: wingedScepter,
  E06: pestleMortar,
  E07: crossedPistols,
  E08: crossbow,
  E09: battleAxe,
  E10: boots,
  E11: oldLantern,
  E12: glowingArtifact,
  E13: grapple,
  E14: holyWater,
};

/** What an equipment card is. */
export const equipmentKindIcons: Icons = {
  weapon: broadsword,
  armour: chestArmor,
  relic: crucifix,
  action: snatch,
  other: knapsack,
};

/** Event cards (CL-EVT-5). */
export const eventIcons: Icons = {
  V01: maze,
  V02: skullCrack,
  V03: terror,
  V04: fallingRocks,
  V05: troglodyte,
  V06: hidden,
  V07: GROUP,
  V08: floorHatch,
  V09: unlitCandelabra,
  V10: weightCrush,
  V11: bestialFangs,
  V12: fleshyMass,
  V13: humanEar,
  V14: earthCrack,
};

/** The texts of instinct cards (CL-INS-6); one that gives a talent bears its icon. */
export const instinctIcons: Icons = {
  wrath: punchBlast,
  courage: lion,
  flight: run,
  pursuit: footsteps,
  exaltation: angelWings,
  second_wind: lungs,
  frenzy: enrage,
  slip_away: wingfoot,
  stand_firm: brute,
  thick_skin: abdominalArmor,
  shield_brother: guards,
  thrown_blade: thrownKnife,
};

/** The powers of the destiny board (CL-DST-2), of the hellhounds (CL-HND-3) and of the demons (CL-DEM-7 to CL-DEM-19). */
export const powerIcons: Icons = {
  P1: fireGem,
  P2: sprint,
  P3: tripleClaws,
  P4: evilBook,
  P5: chargingBull,
  P6: cowled,
  unleash: breakingChain,
  cleaver: meatCleaver,
  stoneskin: rockGolem,
  summons: raiseZombie,
  howl: sonicShout,
  bile: gooSpurt,
  contagion: plagueDoctorProfile,
  shadow_step: twoShadows,
  marionette: puppet,
  whips: whip,
  gorge: meat,
  call: huntingHorn,
};

/** The abilities of the demons (CL-DEM-7 to CL-DEM-19). */
export const abilityIcons: Icons = {
  D01: bloodySword,
  D02: dungeonGate,
  D03: soul,
  D04: brokenWall,
  D05: wolfHowl,
  D06: acid,
  D07: poisonCloud,
  D08: ghost,
  D09: weight,
  D10: sewingString,
  D11: bleedingWound,
  D12: chewedSkull,
  D13: tatteredBanner,
};

/** What tells the alternative sheets from the basic sheets of their figures (CL-HUM-4). */
export const sheetMarks: Icons = {
  H09: openBook,
  H10: sergeant,
  H11: highShot,
  H12: crossedSabres,
  H13: unlitBomb,
};

/** Values of fighters, and threat points (CL-OVR-7). */
export const statIcons = {
  mv: footprint,
  cb: crossedSwords,
  df: checkedShield,
  hp: hearts,
  pm: emerald,
};

/** The five phases of a turn (CL-TRN-1). */
export const phaseIcons: Icons = {
  human_preparation: diceShield,
  human_activation: swordman,
  infernal_preparation: diceFire,
  threat: evilEyes,
  infernal_activation: daemonSkull,
};

/** Tokens that fighters bear (CL-TOK-2). */
export const tokenIcons: Icons = {
  wrath: punchBlast,
  courage: lion,
  blessed_mv: prayer,
  blessed_cb: prayer,
  smite: zeusSword,
  pursued: footsteps,
  flight: run,
  exaltation: angelWings,
  speed: sprint,
};

/** Other signs of the board. */
export const signIcons = {
  skull: deathSkull,
  exhausted: knockedOutStars,
  instinct: innerSelf,
};
