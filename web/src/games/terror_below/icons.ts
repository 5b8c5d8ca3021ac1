/** The icons of game-icons.net that the board uses, with their authors (CC BY 3.0), and a few of our own in the same box. */
import bed from 'icon:delapouite/bed';
import cap from 'icon:delapouite/billed-cap';
import briefcase from 'icon:delapouite/briefcase';
import armyHelmet from 'icon:skoll/brodie-helmet';
import capitol from 'icon:lorc/capitol';
import chainsaw from 'icon:delapouite/chainsaw';
import cooler from 'icon:delapouite/cooler';
import skull from 'icon:sbed/death-skull';
import bicycle from 'icon:delapouite/dutch-bike';
import dynamite from 'icon:delapouite/dynamite';
import firstAidKit from 'icon:delapouite/first-aid-kit';
import grenade from 'icon:sbed/grenade';
import heart from 'icon:skoll/hearts';
import hospital from 'icon:lorc/hospital-cross';
import jeep from 'icon:skoll/jeep';
import jerrycan from 'icon:delapouite/jerrycan';
import laurel from 'icon:lorc/laurel-crown';
import longRifle from 'icon:skoll/lee-enfield';
import metalDetector from 'icon:delapouite/metal-detector';
import hardHat from 'icon:delapouite/mining-helmet';
import molotov from 'icon:lorc/molotov';
import carbine from 'icon:skoll/mp5';
import rayGun from 'icon:lorc/ray-gun';
import revolver from 'icon:skoll/revolver';
import rocket from 'icon:lorc/rocket';
import shotgun from 'icon:delapouite/sawed-off-shotgun';
import shop from 'icon:delapouite/shop';
import sonicBoom from 'icon:lorc/sonic-boom';
import rocks from 'icon:delapouite/stone-pile';
import topHat from 'icon:lorc/top-hat';
import map from 'icon:lorc/treasure-map';
import truck from 'icon:delapouite/truck';
import boot from 'icon:lorc/walking-boot';
import walkieTalkie from 'icon:delapouite/walkie-talkie';
import wanted from 'icon:delapouite/wanted-reward';
import cowboyHat from 'icon:delapouite/western-hat';
import rifle from 'icon:skoll/winchester-rifle';
import { BADGE, CAN, EGG, EYE, HIDDEN_CARD, MOTORCYCLE, MOUNTAIN, PICKUP, STICK, TINFOIL_HAT } from './ownIcons';

export const ICONS = {
  skull,
  heart,
  rubble: rocks,
  bounty: wanted,
  first: laurel,
  eye: EYE,
  egg: EGG,
  hidden: HIDDEN_CARD,
  weapons: revolver,
  items: briefcase,
  worms: sonicBoom,
  'vehicle-boots': boot,
  'vehicle-bicycle': bicycle,
  'vehicle-buggy': jeep,
  'vehicle-pickup': PICKUP,
  'vehicle-motorcycle': MOTORCYCLE,
  'vehicle-wheeler': truck,
  'location-government': capitol,
  'location-police': BADGE,
  'location-store': shop,
  'location-motel': bed,
  'location-hospital': hospital,
  'weapon-P01': revolver,
  'weapon-P02': rifle,
  'weapon-P03': STICK,
  'weapon-P04': shotgun,
  'weapon-P05': carbine,
  'weapon-P06': dynamite,
  'weapon-P07': chainsaw,
  'weapon-P08': molotov,
  'weapon-P09': rayGun,
  'weapon-P10': rocket,
  'weapon-P11': longRifle,
  'item-IH1': cowboyHat,
  'item-IH2': hardHat,
  'item-IH3': TINFOIL_HAT,
  'item-IH4': cap,
  'item-IH5': armyHelmet,
  'item-IH6': topHat,
  'item-I01': briefcase,
  'item-I02': CAN,
  'item-I03': map,
  'item-I04': MOUNTAIN,
  'item-I05': sonicBoom,
  'item-I06': grenade,
  'item-I07': firstAidKit,
  'item-I08': cooler,
  'item-I09': jerrycan,
  'item-I10': walkieTalkie,
  'item-I11': metalDetector,
};

export type IconName = keyof typeof ICONS;

/** The icon of a thing such as `weapon` `P01`. */
export function iconOf(kind: 'vehicle' | 'location' | 'weapon' | 'item', id: string): string {
  return ICONS[`${kind}-${id}` as IconName];
}
