import type { CargoType } from '../rules.ts';
import type { DroneMode } from '../state.ts';

/** One colour per kind of cargo; each is told by its shape as well. */
export const CARGO_COLORS = {
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
} as const satisfies Record<CargoType, string>;

/** What a drone shows of its mind: the colour of its eye and of all that it sees. */
export const MODE_COLORS = {
  patrol: '#ffd27a',
  suspicious: '#ff9a3c',
  chase: '#ff3b46',
  search: '#ff7ad9',
} as const satisfies Record<DroneMode, string>;

/** The courier: hub grey with a blue light of its own, which no drone and no wall has. */
export const COURIER = {
  hull: '#a9b2ba',
  light: '#f3f6f8',
  dark: '#273040',
  accent: '#2fb4ff',
  glow: '#3ad0ff',
} as const;

/** Customs: gunmetal with the yellow of officials. */
export const CUSTOMS = { hull: '#566070', light: '#9aa6b4', dark: '#1f2630', stripe: '#ffcf3a' } as const;

/** The station's light. */
export const STATION_COLOR = '#4dffb8';

/** Phaser's notation of a colour. */
export function toTint(color: string): number {
  return Number.parseInt(color.slice(1), 16);
}
