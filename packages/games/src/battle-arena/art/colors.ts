import { type Faction, HULLS, toTint } from '../../picture/palette.ts';
import { ENEMY_KINDS, type EnemyKind, type PowerUpKind, type RockKind } from '../rules.ts';

/** Which fleet an enemy belongs to: its silhouette language and its colours. */
const FLEETS: Readonly<Record<EnemyKind, Faction>> = {
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

/** Engines and cold fire of an ONI hull burn in its own colour. */
export function isOni(kind: EnemyKind): boolean {
  return FLEETS[kind] === 'oni';
}

export function fleetOf(kind: EnemyKind): Faction {
  return FLEETS[kind];
}

/** One colour each, as in their pictures. */
export const POWER_UP_COLORS: Readonly<Record<PowerUpKind, string>> = {
  extraLife: '#5ee6a0',
  missiles: '#ff9f43',
  doubleShot: '#5cc4ff',
};

/** What a rock falls to. */
export const DUST: Readonly<Record<RockKind, number>> = { a1: 0xb09a84, a2: 0xff9a4a, a3: 0x8fe0ff };
