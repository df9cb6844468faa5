import { nextInt, nextUnit } from '@star-seekers/sim';
import { ENEMIES, ENEMY_CLASSES, type EnemyKind, WAVES, type Wave } from '../rules.ts';
import type { ArenaState, Emit, Enemy } from './state.ts';

/** Enemies enter this far above the canvas. */
const ENTRY_Y = -44;

/** Range of heights that a kind may hold; kinds that never stop have none. */
const HOLD_HEIGHTS: Readonly<Partial<Record<EnemyKind, readonly [number, number]>>> = {
  e3: [70, 130],
  e4: [80, 210],
  e5: [70, 240],
  c8: [90, 150],
  c9: [150, 210],
  c10: [100, 160],
};

export function currentWave(state: Readonly<ArenaState>): Wave {
  return WAVES[state.wave - 1] as Wave;
}

/** Begins each wave at its number of kills (`G1.7`); the last one goes on. */
export function advanceWave(state: ArenaState, emit: Emit): void {
  for (let next = WAVES[state.wave]; next && state.kills >= next.kills; next = WAVES[state.wave]) {
    state.wave++;
    emit({ type: 'wave', wave: state.wave });
  }
}

/** Restarts the arrivals after a boss level. */
export function restartSpawns(state: ArenaState, ticks: number): void {
  state.spawnIn = ticks;
}

/** How an enemy enters within its formation. */
export interface Entry {
  readonly x: number;
  /** Ticks that it waits above the canvas. */
  readonly delay?: number;
  readonly side?: number;
  readonly sweep?: number;
  readonly orbit?: number;
  readonly formation?: number;
  /** Height to hold; random within the range of its kind unless given. */
  readonly homeY?: number;
}

export function addEnemy(state: ArenaState, kind: EnemyKind, entry: Entry, emit: Emit): void {
  const { health, fireTicks, hitRadius } = ENEMY_CLASSES[ENEMIES[kind].size];
  const [low, high] = HOLD_HEIGHTS[kind] ?? [0, 0];
  const homeY = low + (high - low) * nextUnit(state.rng);
  const side = nextInt(state.rng, 2) === 0 ? 1 : -1;
  state.enemies.push({
    id: state.nextId++,
    kind,
    x: entry.x,
    y: ENTRY_Y,
    vx: 0,
    vy: 0,
    radius: hitRadius,
    health,
    mode: 'arrive',
    age: -(entry.delay ?? 0),
    modeAge: 0,
    // Random, so that enemies that arrive together do not fire together.
    fireIn: Math.round(fireTicks * (0.6 + 0.4 * nextUnit(state.rng))),
    homeX: entry.x,
    homeY: entry.homeY ?? homeY,
    side: entry.side ?? side,
    sweep: entry.sweep ?? 0,
    formation: entry.formation ?? null,
    orbit: entry.orbit ?? null,
    aimX: 0,
    aimY: 1,
  });
  emit({ type: 'enemyArrived', kind });
}

export function setMode(enemy: Enemy, mode: Enemy['mode']): void {
  enemy.mode = mode;
  enemy.modeAge = 0;
}
