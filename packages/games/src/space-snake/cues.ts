import type { EffectId } from '@star-seekers/audio';
import type { Cue } from '../screen/cue.ts';
import type { ResourceKind } from './rules.ts';
import type { SnakeEvent } from './sim.ts';

const COLLECT = {
  ammo: 'snake.collect.ammo',
  food: 'snake.collect.food',
  fuel: 'snake.collect.fuel',
  tool: 'snake.collect.tool',
} as const satisfies Record<ResourceKind, EffectId>;

/** The pitch of a collection rises with the hold: one step of a major scale for each kind in it. */
const COLLECT_RATES = [1, 1, 9 / 8, 5 / 4, 4 / 3] as const;

/** What is heard of an event; undefined for what happens too often to be told. */
export function cueOf(event: SnakeEvent): Cue | undefined {
  switch (event.type) {
    case 'turned':
      return { effect: 'snake.turn', volume: 0.45 };
    case 'moved':
      return undefined;
    case 'collected':
      return { effect: COLLECT[event.resource.kind], rate: COLLECT_RATES[event.heldCount] ?? 1 };
    case 'grown':
      return { effect: 'snake.grow' };
    case 'expired':
      return { effect: 'snake.expire', volume: 0.7 };
    case 'wave':
      return { effect: 'snake.wave' };
    case 'enemyActive':
      return { effect: 'snake.enemyActive', volume: 0.5 };
    case 'died':
      return { effect: 'snake.death' };
  }
}
