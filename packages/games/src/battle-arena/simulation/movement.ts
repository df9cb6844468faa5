import { sinTurns } from '@star-seekers/sim';
import { CANVAS, type EnemyKind, LANCER_TELEGRAPH_TICKS, STAY_TICKS, isBig } from '../rules.ts';
import { setMode } from './enemies.ts';
import { clamp, directionTo } from './geometry.ts';
import type { ArenaState, Emit, Enemy, Player } from './state.ts';

/** Enemies that hold a height keep this far from the sides. */
const SIDE_INSET = 60;

/** Ticks for which the shard aims before it dives; in the last of them its aim is locked. */
export const DIVE_AIM_TICKS = 48;
const DIVE_LOCK_TICKS = 18;

type Pattern = (enemy: Enemy, player: Readonly<Player>, emit: Emit) => void;

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
  for (const enemy of state.enemies) {
    enemy.age++;
    enemy.modeAge++;
    PATTERNS[enemy.kind](enemy, state.player, emit);
    enemy.x += enemy.vx;
    enemy.y += enemy.vy;
  }
}

/** The scout: straight down, a little to the side. */
function drift(enemy: Enemy): void {
  enemy.vy = 1.5;
  enemy.vx = enemy.x < SIDE_INSET || enemy.x > CANVAS.width - SIDE_INSET ? 0 : 0.35 * enemy.side;
}

/** The raider: down in waves. */
function weave(enemy: Enemy): void {
  enemy.vy = 1.3;
  const reach = Math.min(110, enemy.homeX - 40, CANVAS.width - 40 - enemy.homeX);
  enemy.vx = enemy.homeX + enemy.side * reach * sinTurns(enemy.age / 150) - enemy.x;
}

/** The shard: stops, takes aim, and dives to where the player was. */
function dive(enemy: Enemy, player: Readonly<Player>, emit: Emit): void {
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
  enemy.vx = 5.6 * enemy.aimX;
  enemy.vy = 5.6 * enemy.aimY;
  setMode(enemy, 'leave');
  emit({ type: 'dived', id: enemy.id });
}

/** The watcher: from wall to wall at one height. */
function strafe(enemy: Enemy): void {
  if (holdHeight(enemy, 2)) bounce(enemy, 1.7);
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
function ram(enemy: Enemy, player: Readonly<Player>): void {
  enemy.vy = Math.min(4.4, 0.9 + enemy.age * 0.022);
  const bend = clamp((player.x - enemy.x) / 80, -1, 1);
  enemy.vx += clamp(bend * 1.3 - enemy.vx, -0.04, 0.04);
}

/** The cruiser: slowly to and fro; its partner does the same on the other side. */
function patrol(enemy: Enemy): void {
  if (holdHeight(enemy, 1.2)) bounce(enemy, 0.6);
}

/** The reaver: a horizontal figure eight. */
function swing(enemy: Enemy): void {
  if (!holdHeight(enemy, 1.5)) return;
  const reach = Math.min(170, enemy.homeX - 70, CANVAS.width - 70 - enemy.homeX);
  enemy.vx = enemy.homeX + enemy.side * reach * sinTurns(enemy.modeAge / 360) - enemy.x;
  enemy.vy = enemy.homeY + 50 * sinTurns(enemy.modeAge / 180) - enemy.y;
}

/** The bastion: hardly moves. */
function hover(enemy: Enemy): void {
  if (holdHeight(enemy, 1)) bounce(enemy, 0.35);
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
  if (enemy.x < SIDE_INSET) enemy.side = 1;
  else if (enemy.x > CANVAS.width - SIDE_INSET) enemy.side = -1;
  enemy.vx = enemy.side * speed;
  enemy.vy = 0;
}
