import { HEADINGS, pick } from '@star-seekers/sim';
import { ENEMY_ANNOUNCE_TICKS, ENEMY_DRIFT_TICKS, ENEMY_KINDS, STRAGGLERS, stragglerDriftTicks } from './rules.ts';
import type { Enemy, Resource, SnakeState } from './state.ts';

/** The enemies that were left behind, the oldest first. */
export function stragglersOf({ enemies }: Pick<SnakeState, 'enemies'>): readonly Enemy[] {
  return enemies.filter(({ straggler }) => straggler);
}

/**
 * A missed wave leaves an enemy in the cell of its first resource that expires (`G2.16`). It is announced like any other one.
 * @returns the enemy; undefined if there are enough
 */
export function leaveStraggler(state: SnakeState, { x, y }: Resource): Enemy | undefined {
  const stragglers = stragglersOf(state);
  if (state.wave < STRAGGLERS.fromWave || stragglers.length >= STRAGGLERS.most) return undefined;
  const driftTicks = stragglerDriftTicks(stragglers.length + 1);
  const straggler: Enemy = {
    x,
    y,
    id: state.nextId++,
    kind: pick(state.rng, ENEMY_KINDS),
    straggler: true,
    heading: pick(state.rng, HEADINGS),
    from: { x, y },
    activeIn: ENEMY_ANNOUNCE_TICKS,
    driftTicks,
    driftIn: driftTicks,
  };
  state.enemies.push(straggler);
  return straggler;
}

/** Removes some of them, the oldest first. @returns those that are gone */
export function driveOff(state: SnakeState, count: number = STRAGGLERS.most): readonly Enemy[] {
  const gone = stragglersOf(state).slice(0, count);
  if (gone.length > 0) state.enemies = state.enemies.filter((enemy) => !gone.includes(enemy));
  return gone;
}

/** Time between two drifts of an enemy: the more were left behind, the faster those drift (`G2.17`). */
export function driftTicksOf(state: Pick<SnakeState, 'enemies'>, { straggler }: Pick<Enemy, 'straggler'>): number {
  return straggler ? stragglerDriftTicks(stragglersOf(state).length) : ENEMY_DRIFT_TICKS;
}
