import type { Faction } from '../../picture/palette.ts';
import type { EnemyKind, ResourceKind } from '../rules.ts';

/** Which fleet an enemy belongs to: its silhouette language and its colours. */
export const ENEMY_FACTION = {
  e1: 'mud',
  e2: 'oni',
  e4: 'ustur',
  e6: 'mud',
  c8: 'mud',
  c9: 'oni',
  c11: 'ustur',
} as const satisfies Record<EnemyKind, Faction>;

/** One colour per resource, told apart by shape as well. None of them is an enemy's colour. */
export const RESOURCE_COLORS = {
  ammo: '#ffd447',
  food: '#72e86b',
  fuel: '#45c8ff',
  tool: '#ff86d8',
} as const satisfies Record<ResourceKind, string>;
