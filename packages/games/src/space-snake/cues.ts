import type { EffectId } from '@star-seekers/audio';
import type { Cue } from '@star-seekers/stage/screen/cue.ts';
import type { ResourceKind } from './rules.ts';
import type { SnakeEvent } from './sim.ts';

/** Sound of each resource. */
const COLLECT_EFFECTS = {
  ammo: 'snake.collect.ammo',
  food: 'snake.collect.food',
  fuel: 'snake.collect.fuel',
  tool: 'snake.collect.tool',
} as const satisfies Record<ResourceKind, EffectId>;

/** Playback rate by the number of kinds in the hold: the beginning of a major scale. */
const COLLECT_RATES: Readonly<Record<number, number>> = { 1: 1, 2: 9 / 8, 3: 5 / 4, 4: 4 / 3 };

/** Sounds and pulses of all other events; undefined for an event that happens too often. */
const CUES: Readonly<Record<Exclude<SnakeEvent['type'], 'collected' | 'clean' | 'drivenOff'>, Cue | undefined>> = {
  turned: { effect: 'snake.turn', volume: 0.45 },
  moved: undefined,
  grown: { effect: 'snake.grow', haptic: 'medium' },
  expired: { effect: 'snake.expire', volume: 0.7 },
  leftBehind: { effect: 'snake.leftBehind' },
  tailPassed: { effect: 'snake.collect.tool', volume: 0.8, rate: 2, haptic: 'light' },
  wave: { effect: 'snake.wave' },
  brushed: { effect: 'snake.enemyActive', volume: 0.35, rate: 1.6, haptic: 'light' },
  enemyActive: { effect: 'snake.enemyActive', volume: 0.5 },
  died: { effect: 'snake.death', haptic: 'heavy' },
};

/** Playback rates of clean waves in a row: a major chord that rises to the octave and stays there. */
const CHAIN_RATES = [1, 5 / 4, 3 / 2, 2] as const;

/** The sound of an event. */
export function cueOf(event: SnakeEvent): Cue | undefined {
  if (event.type === 'clean') {
    return { effect: 'snake.grow', volume: 0.7, rate: CHAIN_RATES[Math.min(event.chain, CHAIN_RATES.length) - 1] ?? 1 };
  }
  if (event.type === 'drivenOff') {
    return event.all ? { effect: 'snake.sweep', haptic: 'medium' } : { effect: 'snake.driveOff' };
  }
  if (event.type !== 'collected') return CUES[event.type];
  return { effect: COLLECT_EFFECTS[event.resource.kind], rate: COLLECT_RATES[event.heldCount] ?? 1, haptic: 'light' };
}
