import { nextInt } from '@star-seekers/sim';
import {
  CANVAS,
  EXTRA_LIFE_EVERY,
  HOVER,
  MAX_LIVES,
  PICK_UP,
  PLAYER,
  POWER_UP_LIFETIME_TICKS,
  type PowerUpKind,
  REPAIR,
  TIMED_POWER_UPS,
  type TimedPowerUpKind,
  dockTicks,
} from '../rules.ts';
import { isWatched } from './far-beam.ts';
import { distance, filterInPlace } from './geometry.ts';
import type { ArenaState, Emit, PowerUp } from './state.ts';

/** A power-up falls through the whole field in its lifetime; an extra life hovers. */
const ENTRY_Y = -30;
const FALL_SPEED = (CANVAS.height - 20 - ENTRY_Y) / POWER_UP_LIFETIME_TICKS;
/** One that the ship has pulled down waits here, out of sight. */
const LOWEST_Y = CANVAS.height + 40;
const SIDE_INSET = 90;

/** Name of each kind's timer in the state. */
const TIMERS = { missiles: 'missilesIn', doubleShot: 'doubleShotIn' } as const;

/**
 * Spawns power-ups: extra lives by score, the others at intervals from a score on (`G1.46`). No extra life appears while another one is on
 * the field, or while the ship is watched.
 */
export function spawnPowerUps(state: ArenaState, emit: Emit): void {
  for (; state.extraLives < Math.floor(state.score / EXTRA_LIFE_EVERY); state.extraLives++) {
    if (!state.powerUps.some(({ kind }) => kind === 'extraLife') && !isWatched(state)) spawn(state, 'extraLife', emit);
  }
  spawnTimed(state, 'missiles', emit);
  spawnTimed(state, 'doubleShot', emit);
}

function spawnTimed(state: ArenaState, kind: TimedPowerUpKind, emit: Emit): void {
  const { score, minTicks, maxTicks } = TIMED_POWER_UPS[kind];
  if (state.score < score) return;
  const timer = TIMERS[kind];
  const left = state[timer];
  if (left !== null && left > 1) {
    state[timer] = left - 1;
    return;
  }
  state[timer] = minTicks + nextInt(state.rng, maxTicks - minTicks + 1);
  // The first time, only the timer starts.
  if (left !== null) spawn(state, kind, emit);
}

function spawn(state: ArenaState, kind: PowerUpKind, emit: Emit): void {
  state.powerUps.push({
    id: state.nextId++,
    kind,
    x: randomX(state),
    y: ENTRY_Y,
    vx: 0,
    vy: FALL_SPEED,
    ticksLeft: POWER_UP_LIFETIME_TICKS,
    docked: 0,
  });
  emit({ type: 'powerUpAppeared', kind });
}

function randomX({ rng }: ArenaState): number {
  return SIDE_INSET + nextInt(rng, CANVAS.width - 2 * SIDE_INSET);
}

export function stepPowerUps(state: ArenaState, emit: Emit): void {
  const { player } = state;
  for (const powerUp of state.powerUps) {
    powerUp.ticksLeft--;
    const away = distance(powerUp, player);
    if (powerUp.kind === 'extraLife') {
      powerUp.y = Math.min(HOVER.y, powerUp.y + HOVER.fallSpeed);
      const isBeside = player.respawnIn === 0 && away < HOVER.radius;
      powerUp.docked = isBeside ? powerUp.docked + 1 : Math.max(0, powerUp.docked - 1);
      if (powerUp.docked > dockTicks(state)) take(state, powerUp, emit);
    } else if (player.respawnIn === 0 && away < PICK_UP.magnetRadius) {
      const share = away <= PICK_UP.magnetSpeed ? 1 : PICK_UP.magnetSpeed / away;
      powerUp.x += (player.x - powerUp.x) * share;
      powerUp.y += (player.y - powerUp.y) * share;
      if (away < PICK_UP.radius) take(state, powerUp, emit);
    } else {
      powerUp.y = Math.min(LOWEST_Y, powerUp.y + powerUp.vy);
    }
    if (powerUp.ticksLeft === 0) emit({ type: 'powerUpGone', kind: powerUp.kind, x: powerUp.x, y: powerUp.y });
  }
  filterInPlace(state.powerUps, isActive);
}

const isActive = ({ ticksLeft }: PowerUp): boolean => ticksLeft > 0;

/** `ticksLeft` of a power-up that was taken in this tick; 0 would count as expired. */
const TAKEN = -1;

function take(state: ArenaState, powerUp: PowerUp, emit: Emit): void {
  const { player } = state;
  const { kind, x, y } = powerUp;
  powerUp.ticksLeft = TAKEN;
  state.powerUpsTaken++;
  const repaired = kind === 'extraLife' && player.lives >= MAX_LIVES;
  if (kind !== 'extraLife') player[kind] = TIMED_POWER_UPS[kind].effectTicks;
  else if (repaired) player.health = Math.min(PLAYER.health, player.health + REPAIR);
  else player.lives++;
  if (kind === 'extraLife') state.extraShips++;
  emit({ type: 'powerUpTaken', kind, x, y, repaired });
}
