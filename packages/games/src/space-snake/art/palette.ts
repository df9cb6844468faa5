import type { Faction } from '@star-seekers/stage/picture/palette.ts';
import type { EnemyKind, ResourceKind } from '../rules.ts';

/** The fleet of each enemy, which gives it its shapes and colours. */
export const ENEMY_FACTION = {
  e1: 'mud',
  e2: 'oni',
  e4: 'ustur',
  e6: 'mud',
  c8: 'mud',
  c9: 'oni',
  c11: 'ustur',
} as const satisfies Record<EnemyKind, Faction>;

/** One colour per resource, none of them an enemy's. Resources differ in shape too. */
export const RESOURCE_COLORS = {
  ammo: '#ffd447',
  food: '#72e86b',
  fuel: '#45c8ff',
  tool: '#ff86d8',
} as const satisfies Record<ResourceKind, string>;
