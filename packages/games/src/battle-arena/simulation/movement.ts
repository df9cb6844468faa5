import { sinTurns } from '@star-seekers/sim';
import {
  BIG_LANES,
  CANVAS,
  type EnemyKind,
  LANCER_TELEGRAPH_TICKS,
  RANK,
  STAY_TICKS,
  isBig,
  rankOf,
} from '../rules.ts';
import { setMode } from './enemies.ts';
import { clamp, directionTo } from './geometry.ts';
import type { ArenaState, Emit, Enemy, Player } from './state.ts';

/** Enemies that hold a height keep this far from the sides. */
const SIDE_INSET = 60;

/** Ticks for which the shard aims before it dives; in the last of them its aim is locked. */
export const DIVE_AIM_TICKS = 48;
const DIVE_LOCK_TICKS = 18;

/** Pixels per tick at rank 0. */
const DIVE_SPEED = 5;

/** A carousel turns about a centre that swings across the field; distances in pixels, periods in ticks. */
const CAROUSEL = { reach: 270, swingTicks: 900, width: 84, height: 46, turnTicks: 260, speed: 3 } as const;

/** Movement of one enemy; `pace` is the factor of the rank on its speed. */
type Pattern = (enemy: Enemy, player: Readonly<Player>, emit: Emit, pace: number) => void;

/** Movement of each kind, in pixels per tick. Each kind can be recognised by its movement alone. */
const PATTERNS: Readonly<Record<EnemyKind, Pattern>> = {
  e1: drift,
  e2: weave,
  e3: dive,
  e4: strafe,
  e5: sidestep,
  e6: ram,
  c8: patrol,
  c9: swing,
  c10: hover,
};

/** Moves every enemy by one tick. */
export function moveEnemies(state: ArenaState, emit: Emit): void {
  const pace = 1 + RANK.speedShare * rankOf(state);
  for (const enemy of state.enemies) {
    enemy.age++;
    // The followers of a formation wait above the canvas.
    if (enemy.age <= 0) continue;
    enemy.modeAge++;
    PATTERNS[enemy.kind](enemy, state.player, emit, pace);
    enemy.x += enemy.vx;
    enemy.y += enemy.vy;
  }
}

/** The scout: straight down, as far to the side as its formation sweeps. */
function drift(enemy: Enemy): void {
  enemy.vy = 1.2;
  enemy.vx = enemy.x < SIDE_INSET || enemy.x > CANVAS.width - SIDE_INSET ? 0 : enemy.sweep;
}

/** The raider: down in waves. */
function weave(enemy: Enemy): void {
  enemy.vy = 1.3;
  const reach = Math.min(110, enemy.homeX - 40, CANVAS.width - 40 - enemy.homeX);
  enemy.vx = enemy.homeX + enemy.side * reach * sinTurns(enemy.age / 150) - enemy.x;
}

/** The shard: stops, takes aim, and dives to where the player was. */
function dive(enemy: Enemy, player: Readonly<Player>, emit: Emit, pace: number): void {
  if (enemy.mode === 'arrive') {
    descend(enemy, 3.2);
    return;
  }
  if (enemy.mode === 'leave') return;
  enemy.vx = 0;
  enemy.vy = 0;
  if (enemy.modeAge < DIVE_AIM_TICKS - DIVE_LOCK_TICKS) {
    const aim = directionTo(enemy, player);
    // Always steeply down.
    enemy.aimX = clamp(aim.x, -0.8, 0.8);
    enemy.aimY = Math.sqrt(1 - enemy.aimX * enemy.aimX);
  }
  if (enemy.modeAge < DIVE_AIM_TICKS) return;
  enemy.vx = DIVE_SPEED * pace * enemy.aimX;
  enemy.vy = DIVE_SPEED * pace * enemy.aimY;
  setMode(enemy, 'leave');
  emit({ type: 'dived', id: enemy.id });
}

/** The watcher: from wall to wall at one height, or round in a carousel. */
function strafe(enemy: Enemy): void {
  if (!holdHeight(enemy, 2)) return;
  if (enemy.orbit === null) bounce(enemy, 1.7);
  else turn(enemy, enemy.orbit);
}

function turn(enemy: Enemy, orbit: number): void {
  const { reach, swingTicks, width, height, turnTicks, speed } = CAROUSEL;
  const turns = orbit + enemy.age / turnTicks;
  const x = CANVAS.width / 2 + enemy.side * reach * sinTurns(enemy.age / swingTicks) + width * sinTurns(turns);
  enemy.vx = clamp(x - enemy.x, -speed, speed);
  enemy.vy = clamp(enemy.homeY + height * sinTurns(turns + 0.25) - enemy.y, -speed, speed);
}

/** The lancer: steps aside between its shots and rests before each one. */
function sidestep(enemy: Enemy): void {
  if (!holdHeight(enemy, 2.2)) return;
  if (enemy.fireIn <= LANCER_TELEGRAPH_TICKS) {
    enemy.vx = 0;
    enemy.vy = 0;
  } else {
    bounce(enemy, 2.4);
  }
}

/** The hammerhead: slow at first, then ever faster, bending towards the player. */
function ram(enemy: Enemy, player: Readonly<Player>, _emit: Emit, pace: number): void {
  enemy.vy = Math.min(4.4 * pace, 0.9 + enemy.age * 0.022);
  const bend = clamp((player.x - enemy.x) / 80, -1, 1);
  enemy.vx += clamp(bend * 1.3 - enemy.vx, -0.04, 0.04);
}

/** The cruiser: slowly to and fro in its lane; its partner does the same on the other side. */
function patrol(enemy: Enemy): void {
  if (holdHeight(enemy, 1.2)) sway(enemy, 0.6);
}

/** The reaver: a horizontal figure eight. */
function swing(enemy: Enemy): void {
  if (!holdHeight(enemy, 1.5)) return;
  enemy.vx = enemy.homeX + enemy.side * BIG_LANES.sway * sinTurns(enemy.modeAge / 360) - enemy.x;
  enemy.vy = enemy.homeY + 50 * sinTurns(enemy.modeAge / 180) - enemy.y;
}

/** The bastion: hardly moves. */
function hover(enemy: Enemy): void {
  if (holdHeight(enemy, 1)) sway(enemy, 0.35);
}

/** Moves an enemy down to its height, and up again after its time. @returns whether it holds its height */
function holdHeight(enemy: Enemy, speed: number): boolean {
  if (enemy.mode === 'arrive') {
    descend(enemy, speed);
    return false;
  }
  if (enemy.mode === 'act' && enemy.modeAge > STAY_TICKS[isBig(enemy.kind) ? 'big' : 'small']) setMode(enemy, 'leave');
  if (enemy.mode === 'act') return true;
  enemy.vx = 0;
  enemy.vy = -Math.min(2.4, enemy.modeAge * 0.05);
  return false;
}

function descend(enemy: Enemy, speed: number): void {
  enemy.vx = 0;
  enemy.vy = Math.min(speed, enemy.homeY - enemy.y);
  if (enemy.y < enemy.homeY) return;
  enemy.vy = 0;
  setMode(enemy, 'act');
}

function bounce(enemy: Enemy, speed: number): void {
  patrolBetween(enemy, speed, SIDE_INSET, CANVAS.width - SIDE_INSET);
}

/** A big hull never leaves its lane. */
function sway(enemy: Enemy, speed: number): void {
  patrolBetween(enemy, speed, enemy.homeX - BIG_LANES.sway, enemy.homeX + BIG_LANES.sway);
}

function patrolBetween(enemy: Enemy, speed: number, left: number, right: number): void {
  if (enemy.x < left) enemy.side = 1;
  else if (enemy.x > right) enemy.side = -1;
  enemy.vx = enemy.side * speed;
  enemy.vy = 0;
}
