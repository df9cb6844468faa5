import { OWN_LIGHT, tintsOf, toTint } from '@star-seekers/stage/picture/palette.ts';
import type { CargoType } from '../rules.ts';
import type { DroneMode } from '../state.ts';

/** One colour per kind of cargo; kinds differ in shape too. */
export const CARGO_TINTS = tintsOf({
  ARCO: '#ff9a3c',
  DIAMOND: '#9be8ff',
  ROCH: '#b48cff',
  SDU: '#e8cf9a',
  AGEL: '#cfe6ff',
  CARBON: '#9aa3b2',
  CRYSLAT: '#58e0ff',
  ENRGSUB: '#c86bff',
  FSTAB: '#ffb52e',
  HYG: '#7ee081',
  IC3A: '#7cc4ff',
  LUMAN: '#35f0cf',
  NITRO: '#e9f1ff',
  POLYMER: '#ff6a5e',
  PRTACL: '#ff86d8',
  PWRSRC: '#ffd447',
  RADABS: '#a9b7a0',
} satisfies Record<CargoType, string>);

/** Colours of a drone's eye and sight, by its mode. */
export const MODE_COLORS = {
  patrol: '#ffd27a',
  suspicious: '#ff9a3c',
  chase: '#ff3b46',
  search: '#ff7ad9',
  inspect: '#ff9a3c',
  stunned: '#8fa3c8',
} as const satisfies Record<DroneMode, string>;

export const MODE_TINTS = tintsOf(MODE_COLORS);

/** The light of the courier; no drone and no wall has this colour. */
export const COURIER_TINT = toTint(OWN_LIGHT);

/** The station's light. */
export const STATION_COLOR = '#4dffb8';
