/** The icons of abilities, cards, faces and domains, with their authors (CC BY 3.0), by the ids of what they stand for. */
import ancientColumns from 'icon:delapouite/ancient-columns';
import angelWings from 'icon:lorc/angel-wings';
import anticlockwise from 'icon:delapouite/anticlockwise-rotation';
import autogun from 'icon:lorc/autogun';
import backForth from 'icon:lorc/back-forth';
import breakingChain from 'icon:skoll/breaking-chain';
import brokenHeart from 'icon:lorc/broken-heart';
import brokenWall from 'icon:delapouite/broken-wall';
import bubblingFlask from 'icon:lorc/bubbling-flask';
import checkedShield from 'icon:lorc/checked-shield';
import compass from 'icon:lorc/compass';
import crossedSabres from 'icon:lorc/crossed-sabres';
import crossedSwords from 'icon:lorc/crossed-swords';
import crystalBall from 'icon:lorc/crystal-ball';
import dungeonGate from 'icon:delapouite/dungeon-gate';
import earthCrack from 'icon:lorc/earth-crack';
import enrage from 'icon:delapouite/enrage';
import evilEyes from 'icon:skoll/evil-eyes';
import fallingRocks from 'icon:delapouite/falling-rocks';
import fireRing from 'icon:lorc/fire-ring';
import firstAidKit from 'icon:delapouite/first-aid-kit';
import flame from 'icon:carl-olsen/flame';
import grenade from 'icon:sbed/grenade';
import guards from 'icon:delapouite/guards';
import healing from 'icon:delapouite/healing';
import hearts from 'icon:skoll/hearts';
import hidden from 'icon:lorc/hidden';
import holyGrail from 'icon:lorc/holy-grail';
import holyWater from 'icon:delapouite/holy-water';
import hospitalCross from 'icon:lorc/hospital-cross';
import huntingHorn from 'icon:lorc/hunting-horn';
import knockedOut from 'icon:delapouite/knocked-out-stars';
import landMine from 'icon:lorc/land-mine';
import maze from 'icon:lorc/maze';
import mountains from 'icon:lorc/mountains';
import nightSleep from 'icon:delapouite/night-sleep';
import oldLantern from 'icon:delapouite/old-lantern';
import onTarget from 'icon:lorc/on-target';
import openBook from 'icon:lorc/open-book';
import prayer from 'icon:lorc/prayer';
import punchBlast from 'icon:lorc/punch-blast';
import rallyTheTroops from 'icon:lorc/rally-the-troops';
import rollingDices from 'icon:delapouite/rolling-dices';
import snatch from 'icon:lorc/snatch';
import sonicBoom from 'icon:lorc/sonic-boom';
import sprint from 'icon:lorc/sprint';
import spyglass from 'icon:lorc/spyglass';
import stonePile from 'icon:delapouite/stone-pile';
import templarHeart from 'icon:lorc/templar-heart';
import templarShield from 'icon:delapouite/templar-shield';
import thirdEye from 'icon:lorc/third-eye';
import threeFriends from 'icon:delapouite/three-friends';
import thrownKnife from 'icon:lorc/thrown-knife';
import treasureMap from 'icon:lorc/treasure-map';
import twoShadows from 'icon:lorc/two-shadows';
import walkingBoot from 'icon:lorc/walking-boot';
import weightCrush from 'icon:sbed/weight-crush';
import whiteTower from 'icon:lorc/white-tower';
import wingfoot from 'icon:lorc/wingfoot';
import wolfHowl from 'icon:lorc/wolf-howl';
import wolfTrap from 'icon:lorc/wolf-trap';

export const abilityIcons: Readonly<Record<string, string>> = {
  scholar: openBook,
  adventurer: rollingDices,
  nimble: wingfoot,
  illuminate: oldLantern,
  sprint,
  vigilance: thirdEye,
  order: rallyTheTroops,
  research: treasureMap,
  excavate: stonePile,
  consolidate: ancientColumns,
  scope: spyglass,
  shoot: onTarget,
  grenade,
  demolish: brokenWall,
  annihilate: crossedSwords,
  brace: checkedShield,
  cure: healing,
  survivor: templarHeart,
  revive: angelWings,
  purify: holyWater,
  swap: backForth,
  transmute: bubblingFlask,
  call: huntingHorn,
  direct: wolfHowl,
  recover: firstAidKit,
  smash: punchBlast,
  prop: weightCrush,
  vanish: hidden,
  strike: thrownKnife,
  vision: crystalBall,
  meditate: prayer,
  mine: landMine,
  fortify: dungeonGate,
  turret: autogun,
  chart: compass,
  dissuade: snatch,
  exert: enrage,
};

/** By number of the card. */
export const tarotIcons: Readonly<Record<string, string>> = {
  1: holyGrail,
  2: mountains,
  3: whiteTower,
  4: hearts,
  5: twoShadows,
  6: fireRing,
  7: sonicBoom,
  8: nightSleep,
  9: templarShield,
  10: anticlockwise,
  11: earthCrack,
  12: breakingChain,
  13: maze,
};

/** By face of the Peril die. */
export const faceIcons: Readonly<Record<string, string>> = {
  stumble: knockedOut,
  lava: flame,
  collapse: fallingRocks,
  trap: wolfTrap,
  wake: evilEyes,
  activate: guards,
};

/** By kind of Desolation card: the faces of the die, and Despair. */
export const desolationIcons: Readonly<Record<string, string>> = {
  despair: brokenHeart,
  lava: faceIcons.lava!,
  collapse: faceIcons.collapse!,
  trap: faceIcons.trap!,
  wake: faceIcons.wake!,
  activate: faceIcons.activate!,
};

export const domainIcons: Readonly<Record<string, string>> = {
  scout: walkingBoot,
  connector: threeFriends,
  defender: checkedShield,
  support: hospitalCross,
  attacker: crossedSabres,
};
