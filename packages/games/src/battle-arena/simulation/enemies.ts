import { nextInt, nextUnit, pick } from '@star-seekers/sim';
import {
  CANVAS,
  ENEMIES,
  ENEMY_CLASSES,
  type EnemyKind,
  FIRST_SPAWN_TICKS,
  MAX_BIG,
  WAVES,
  type Wave,
  isBig,
} from '../rules.ts';
import type { ArenaState, Emit, Enemy } from './state.ts';

/** Enemies enter this far above the canvas. */
const ENTRY_Y = -44;

/** Width of the strips at both sides of the canvas in which no enemy enters. */
const ENTRY_INSET = 90;

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

/** One arrival per interval if there is room (`G1.42`), none during a boss level. */
export function spawnEnemies(state: ArenaState, emit: Emit): void {
  if (state.bosses.length > 0) return;
  if (state.spawnIn > 0) state.spawnIn--;
  const { maxEnemies, spawnTicks, kinds } = currentWave(state);
  if (state.spawnIn > 0 || state.enemies.length >= maxEnemies) return;
  state.spawnIn = spawnTicks;
  const kind = kindWithRoom(state, pick(state.rng, kinds));
  const x = ENTRY_INSET + nextInt(state.rng, CANVAS.width - 2 * ENTRY_INSET);
  spawn(state, kind, x, emit);
  // Cruisers work in pairs, one on either side (codex, MUD ships).
  if (kind === 'c8' && state.enemies.length < maxEnemies && kindWithRoom(state, 'c8') === 'c8') {
    spawn(state, 'c8', CANVAS.width - x, emit);
  }
}

/** Restarts the arrivals after a boss level. */
export function restartSpawns(state: ArenaState): void {
  state.spawnIn = FIRST_SPAWN_TICKS;
}

/** The kind itself, or a small one when the field has no room for another big one. */
function kindWithRoom(state: Readonly<ArenaState>, kind: EnemyKind): EnemyKind {
  if (!isBig(kind)) return kind;
  let big = 0;
  for (const enemy of state.enemies) if (isBig(enemy.kind)) big++;
  return big < MAX_BIG ? kind : 'e2';
}

function spawn(state: ArenaState, kind: EnemyKind, x: number, emit: Emit): void {
  const { health, fireTicks, hitRadius } = ENEMY_CLASSES[ENEMIES[kind].size];
  const [low, high] = HOLD_HEIGHTS[kind] ?? [0, 0];
  const enemy: Enemy = {
    id: state.nextId++,
    kind,
    x,
    y: ENTRY_Y,
    vx: 0,
    vy: 0,
    radius: hitRadius,
    health,
    mode: 'arrive',
    age: 0,
    modeAge: 0,
    // Random, so that enemies that arrive together do not fire together.
    fireIn: Math.round(fireTicks * (0.6 + 0.4 * nextUnit(state.rng))),
    homeX: x,
    homeY: low + (high - low) * nextUnit(state.rng),
    side: nextInt(state.rng, 2) === 0 ? 1 : -1,
    aimX: 0,
    aimY: 1,
  };
  state.enemies.push(enemy);
  emit({ type: 'enemyArrived', kind });
}

export function setMode(enemy: Enemy, mode: Enemy['mode']): void {
  enemy.mode = mode;
  enemy.modeAge = 0;
}
