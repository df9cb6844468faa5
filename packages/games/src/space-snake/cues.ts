import type { EffectId } from '@star-seekers/audio';
import type { Cue } from '../screen/cue.ts';
import type { ResourceKind } from './rules.ts';
import type { SnakeEvent } from './sim.ts';

/** Each resource has its own pop. */
const COLLECTED = {
  ammo: 'snake.collect.ammo',
  food: 'snake.collect.food',
  fuel: 'snake.collect.fuel',
  tool: 'snake.collect.tool',
} as const satisfies Record<ResourceKind, EffectId>;

/** The pitch rises with the number of kinds in the hold: the beginning of a major scale. */
const COLLECTED_RATES: Readonly<Record<number, number>> = { 1: 1, 2: 9 / 8, 3: 5 / 4, 4: 4 / 3 };

/** What is heard of every other event; undefined for what happens too often to be told. */
const CUES: Readonly<Record<Exclude<SnakeEvent['type'], 'collected'>, Cue | undefined>> = {
  turned: { effect: 'snake.turn', volume: 0.45 },
  moved: undefined,
  grown: { effect: 'snake.grow' },
  expired: { effect: 'snake.expire', volume: 0.7 },
  wave: { effect: 'snake.wave' },
  enemyActive: { effect: 'snake.enemyActive', volume: 0.5 },
  died: { effect: 'snake.death' },
};

/** The sound of an event. */
export function cueOf(event: SnakeEvent): Cue | undefined {
  if (event.type !== 'collected') return CUES[event.type];
  return { effect: COLLECTED[event.resource.kind], rate: COLLECTED_RATES[event.heldCount] ?? 1 };
}
