/** The icons of game-icons.net that the board uses, with their authors (CC BY 3.0), and a few of our own in the same box. */
import bed from 'icon:bed';
import cap from 'icon:billed-cap';
import briefcase from 'icon:briefcase';
import armyHelmet from 'icon:brodie-helmet';
import capitol from 'icon:capitol';
import chainsaw from 'icon:chainsaw';
import cooler from 'icon:cooler';
import skull from 'icon:death-skull';
import bicycle from 'icon:dutch-bike';
import dynamite from 'icon:dynamite';
import firstAidKit from 'icon:first-aid-kit';
import grenade from 'icon:grenade';
import heart from 'icon:hearts';
import hospital from 'icon:hospital-cross';
import jeep from 'icon:jeep';
import jerrycan from 'icon:jerrycan';
import laurel from 'icon:laurel-crown';
import longRifle from 'icon:lee-enfield';
import metalDetector from 'icon:metal-detector';
import hardHat from 'icon:mining-helmet';
import molotov from 'icon:molotov';
import carbine from 'icon:mp5';
import rayGun from 'icon:ray-gun';
import revolver from 'icon:revolver';
import rocket from 'icon:rocket';
import shotgun from 'icon:sawed-off-shotgun';
import shop from 'icon:shop';
import sonicBoom from 'icon:sonic-boom';
import rocks from 'icon:stone-pile';
import topHat from 'icon:top-hat';
import map from 'icon:treasure-map';
import truck from 'icon:truck';
import boot from 'icon:walking-boot';
import walkieTalkie from 'icon:walkie-talkie';
import wanted from 'icon:wanted-reward';
import cowboyHat from 'icon:western-hat';
import rifle from 'icon:winchester-rifle';
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
export function iconOf(kind: 'vehicle' | 'location' | 'weapon' | 'item', id: string): IconName {
  return `${kind}-${id}` as IconName;
}
