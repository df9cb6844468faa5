import { BOSS, BULLET_RADIUS, ENEMIES, PLAYER, RAM_DAMAGE, ROCK, SHOT } from '../rules.ts';
import { hurtBoss } from './bosses.ts';
import { leaveFormation } from './formations.ts';
import { filterInPlace, isOutside, overlaps, truncate } from './geometry.ts';
import { hurtPlayer, isVulnerable } from './player.ts';
import { isDeflecting, isShielded } from './shields.ts';
import type { ArenaState, Boss, Bullet, Emit, Enemy, Rock, Shot } from './state.ts';

const SHOT_RADIUS = SHOT.radius;

/** Moves the enemies' bullets; at most one of them hits the player per tick. */
export function stepBullets(state: ArenaState, emit: Emit): void {
  const { player, bullets } = state;
  const reach = isVulnerable(player) ? PLAYER.hitRadius + BULLET_RADIUS : 0;
  let hit: Bullet | undefined;
  let count = 0;
  for (let index = 0; index < bullets.length; index++) {
    const bullet = bullets[index] as Bullet;
    bullet.x += bullet.vx;
    bullet.y += bullet.vy;
    if (isOutside(bullet.x, bullet.y)) continue;
    if (!hit && overlaps(bullet.x - player.x, bullet.y - player.y, reach)) {
      hit = bullet;
      continue;
    }
    if (count !== index) bullets[count] = bullet;
    count++;
  }
  truncate(bullets, count);
  if (hit) hurtPlayer(state, hit.damage, hit.by, emit);
}

/** Moves the player's shots; each damages the first thing that it hits. */
export function stepShots(state: ArenaState, emit: Emit): void {
  const { shots } = state;
  let count = 0;
  for (let index = 0; index < shots.length; index++) {
    const shot = shots[index] as Shot;
    shot.x += shot.vx;
    shot.y += shot.vy;
    // Above the canvas nothing is hurt: the player could not see it.
    if (shot.y < 0 || isOutside(shot.x, shot.y)) continue;
    if (hitEnemy(state, shot, emit) || hitRock(state, shot, emit)) continue;
    if (state.bosses.length > 0 && state.bosses.some((boss) => hitBoss(state, boss, shot, emit))) continue;
    if (count !== index) shots[count] = shot;
    count++;
  }
  truncate(shots, count);
}

/** @returns whether the shot hit an enemy */
function hitEnemy(state: ArenaState, shot: Shot, emit: Emit): boolean {
  for (const enemy of state.enemies) {
    if (!overlaps(shot.x - enemy.x, shot.y - enemy.y, enemy.radius + SHOT_RADIUS) || enemy.health === 0) continue;
    if (isDeflecting(enemy)) emit({ type: 'deflected', id: enemy.id, x: shot.x, y: shot.y });
    else hurtEnemy(state, enemy, SHOT.damage, emit);
    return true;
  }
  return false;
}

function hitRock(state: ArenaState, shot: Shot, emit: Emit): boolean {
  for (const rock of state.rocks) {
    if (!overlaps(shot.x - rock.x, shot.y - rock.y, rock.radius + SHOT_RADIUS) || rock.health === 0) continue;
    hurtRock(state, rock, SHOT.damage, emit);
    return true;
  }
  return false;
}

function hitBoss(state: ArenaState, boss: Boss, shot: Shot, emit: Emit): boolean {
  const shielded = isShielded(boss);
  const reach = (shielded ? BOSS.shieldRadius : BOSS.radius) + SHOT_RADIUS;
  if (boss.health === 0 || !overlaps(shot.x - boss.x, shot.y - boss.y, reach)) return false;
  if (shielded) emit({ type: 'deflected', id: boss.id, x: shot.x, y: shot.y });
  else hurtBoss(state, boss, SHOT.damage, emit);
  return true;
}

function hurtEnemy(state: ArenaState, enemy: Enemy, damage: number, emit: Emit): void {
  const { id, kind, x, y } = enemy;
  enemy.health = Math.max(0, enemy.health - damage);
  if (enemy.health > 0) {
    emit({ type: 'hit', id, x, y });
    return;
  }
  const { points } = ENEMIES[kind];
  state.score += points;
  state.kills++;
  emit({ type: 'destroyed', id, kind, x, y, points });
  leaveFormation(state, enemy, emit);
}

function hurtRock(state: ArenaState, rock: Rock, damage: number, emit: Emit): void {
  const { id, kind, x, y } = rock;
  rock.health = Math.max(0, rock.health - damage);
  if (rock.health > 0) {
    emit({ type: 'hit', id, x, y });
    return;
  }
  state.score += ROCK.points;
  state.rocksBroken++;
  emit({ type: 'rockBroken', kind, x, y, points: ROCK.points });
}

/** Collisions of the ship with hulls and rocks hurt both. A broken hull or rock scores as if shot. */
export function ramPlayer(state: ArenaState, emit: Emit): void {
  const { player } = state;
  if (!isVulnerable(player)) return;
  for (const enemy of state.enemies) {
    const reach = enemy.radius + PLAYER.bodyRadius;
    if (enemy.health === 0 || !overlaps(enemy.x - player.x, enemy.y - player.y, reach)) continue;
    hurtPlayer(state, RAM_DAMAGE, enemy.kind, emit);
    if (isDeflecting(enemy)) emit({ type: 'deflected', id: enemy.id, x: player.x, y: player.y });
    else hurtEnemy(state, enemy, RAM_DAMAGE, emit);
  }
  for (const rock of state.rocks) {
    const reach = rock.radius + PLAYER.bodyRadius;
    if (rock.health === 0 || !overlaps(rock.x - player.x, rock.y - player.y, reach)) continue;
    hurtPlayer(state, RAM_DAMAGE, rock.kind, emit);
    hurtRock(state, rock, RAM_DAMAGE, emit);
  }
  for (const boss of state.bosses) {
    const reach = BOSS.radius + PLAYER.bodyRadius;
    if (overlaps(boss.x - player.x, boss.y - player.y, reach)) hurtPlayer(state, RAM_DAMAGE, 'c11', emit);
  }
}

/** Removes enemies and rocks that were destroyed or have left the field. */
export function removeInactive(state: ArenaState): void {
  filterInPlace(state.enemies, isEnemyActive);
  filterInPlace(state.rocks, isRockActive);
}

// Two functions for one condition: each reads one shape of object, which is faster.
const isEnemyActive = ({ health, x, y }: Enemy): boolean => health > 0 && !isOutside(x, y);
const isRockActive = ({ health, x, y }: Rock): boolean => health > 0 && !isOutside(x, y);
