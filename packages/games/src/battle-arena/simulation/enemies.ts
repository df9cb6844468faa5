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

/** Enemies come in this far above the canvas. */
const ENTRY_Y = -44;

/** Room at both sides of the canvas where nobody comes in. */
const ENTRY_INSET = 90;

/** Heights that a kind may hold, from and to; those that never stop need none. */
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

/** Waves begin with the kills that they call for (`G1.7`); the last one stays. */
export function advanceWave(state: ArenaState, emit: Emit): void {
  for (let next = WAVES[state.wave]; next && state.kills >= next.kills; next = WAVES[state.wave]) {
    state.wave++;
    emit({ type: 'wave', wave: state.wave });
  }
}

/** One arrival whenever the interval is over and there is room (`G1.42`). None while warships are there. */
export function spawnEnemies(state: ArenaState, emit: Emit): void {
  if (state.bosses.length > 0) return;
  if (state.spawnIn > 0) state.spawnIn--;
  const { maxEnemies, spawnTicks, kinds } = currentWave(state);
  if (state.spawnIn > 0 || state.enemies.length >= maxEnemies) return;
  state.spawnIn = spawnTicks;
  const kind = roomFor(state, pick(state.rng, kinds));
  const x = ENTRY_INSET + nextInt(state.rng, CANVAS.width - 2 * ENTRY_INSET);
  arrive(state, kind, x, emit);
  // Cruisers work in pairs, one on either side (codex, MUD ships).
  if (kind === 'c8' && state.enemies.length < maxEnemies && roomFor(state, 'c8') === 'c8') {
    arrive(state, 'c8', CANVAS.width - x, emit);
  }
}

/** After the warships the field fills again from its start. */
export function restartSpawns(state: ArenaState): void {
  state.spawnIn = FIRST_SPAWN_TICKS;
}

/** With too many big ones about, a small one comes instead. */
function roomFor(state: Readonly<ArenaState>, kind: EnemyKind): EnemyKind {
  if (!isBig(kind)) return kind;
  let big = 0;
  for (const enemy of state.enemies) if (isBig(enemy.kind)) big++;
  return big < MAX_BIG ? kind : 'e2';
}

function arrive(state: ArenaState, kind: EnemyKind, x: number, emit: Emit): void {
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
    // Those that come together do not fire together.
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
