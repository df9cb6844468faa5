import { nextInt, nextUnit } from '@star-seekers/sim';
import { CANVAS, ROCK, ROCKS, ROCK_KINDS, ROCK_SPAWN, type RockKind } from '../rules.ts';
import type { ArenaState } from './state.ts';

const ENTRY_Y = -50;

/** Random number of ticks until the next rock. */
export function nextRockIn(state: Pick<ArenaState, 'rng'>): number {
  return ROCK_SPAWN.minTicks + nextInt(state.rng, ROCK_SPAWN.maxTicks - ROCK_SPAWN.minTicks + 1);
}

/** Rocks drift in from above, except during a boss level. */
export function spawnRocks(state: ArenaState): void {
  if (state.bosses.length > 0) return;
  state.rockIn--;
  if (state.rockIn > 0) return;
  state.rockIn = nextRockIn(state);
  if (state.rocks.length < ROCK_SPAWN.max) addRock(state);
}

/** A rock drifts in from above at a random place. */
export function addRock(state: ArenaState): void {
  const x = 60 + nextInt(state.rng, CANVAS.width - 120);
  // Towards the middle of the field.
  const side = x < CANVAS.width / 2 ? 1 : -1;
  const kind = rockKindAt(nextInt(state.rng, 60));
  state.rocks.push({
    id: state.nextId++,
    kind,
    radius: ROCKS[kind].radius,
    x,
    y: ENTRY_Y,
    vx: side * (0.1 + 0.6 * nextUnit(state.rng)),
    vy: 0.9 + 0.8 * nextUnit(state.rng),
    health: ROCK.health,
  });
}

export function moveRocks(state: ArenaState): void {
  for (const rock of state.rocks) {
    rock.x += rock.vx;
    rock.y += rock.vy;
  }
}

function rockKindAt(sixtieth: number): RockKind {
  let below = 0;
  for (const kind of ROCK_KINDS) {
    below += ROCKS[kind].sixtieths;
    if (sixtieth < below) return kind;
  }
  return 'a1';
}
