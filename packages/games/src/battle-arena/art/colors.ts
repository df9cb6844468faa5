import { type Faction, HULLS, toTint } from '@star-seekers/stage/picture/palette.ts';
import { ENEMY_KINDS, type EnemyKind, type PowerUpKind, type RockKind } from '../rules.ts';

/** The fleet of each enemy, which gives it its shapes and colours. */
export const FLEETS: Readonly<Record<EnemyKind, Faction>> = {
  e1: 'mud',
  e2: 'oni',
  e3: 'ustur',
  e4: 'ustur',
  e5: 'oni',
  e6: 'mud',
  c8: 'mud',
  c9: 'oni',
  c10: 'ustur',
};

/** The light of each enemy's fleet. */
export const GLOW = Object.fromEntries(ENEMY_KINDS.map((kind) => [kind, toTint(HULLS[FLEETS[kind]].glow)])) as Readonly<
  Record<EnemyKind, number>
>;

/** The main colour of each picture. */
export const POWER_UP_COLORS: Readonly<Record<PowerUpKind, string>> = {
  extraLife: '#5ee6a0',
  missiles: '#ff9f43',
  doubleShot: '#5cc4ff',
};

/** Colour of each rock's dust. */
export const DUST: Readonly<Record<RockKind, number>> = { a1: 0xb09a84, a2: 0xff9a4a, a3: 0x8fe0ff };
