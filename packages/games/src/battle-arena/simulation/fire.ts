import {
  BOSS,
  ENEMIES,
  ENEMY_CLASSES,
  type EnemyKind,
  FIRE_CLEARANCE,
  FIRE_LINE_Y,
  LANCER_TELEGRAPH_TICKS,
  PLAYER,
  PLAYER_BOUNDS,
  RANK,
  TELEGRAPH_TICKS,
  rankOf,
} from '../rules.ts';
import { clamp, directionTo, distance, overlaps, rotate } from './geometry.ts';
import type { ArenaState, Boss, BulletKind, Emit, Enemy, Place } from './state.ts';

/** Speed of each kind of bullet, in pixels per tick. */
const SPEED: Readonly<Record<BulletKind, number>> = { slug: 3.4, thorn: 3.7, lance: 6.6, facet: 3.2, orb: 3.5 };

const DOWN = { x: 0, y: 1 };

/** Ticks for which an enemy of a kind glows before it fires. */
export function telegraphTicks(kind: EnemyKind): number {
  return kind === 'e5' ? LANCER_TELEGRAPH_TICKS : TELEGRAPH_TICKS;
}

/** Counts down to the next shot of every enemy, announces it, and fires it (`G1.35`: the intervals). */
export function fireEnemies(state: ArenaState, emit: Emit): void {
  for (const enemy of state.enemies) {
    if (enemy.mode === 'leave' || enemy.y < 0) continue;
    enemy.fireIn--;
    const { kind } = enemy;
    if (enemy.fireIn === telegraphTicks(kind)) {
      if (kind === 'e5') Object.assign(enemy, lockedAim(enemy, state.player));
      if (canFire(state, enemy)) emit({ type: 'charging', id: enemy.id, kind });
    }
    if (enemy.fireIn > 0) continue;
    enemy.fireIn = ENEMY_CLASSES[ENEMIES[kind].size].fireTicks;
    if (!canFire(state, enemy)) continue;
    VOLLEYS[kind](state, enemy, Math.floor(rankOf(state) / RANK.ranksPerBullet));
    emit({ type: 'enemyFired', kind });
  }
}

/** Whether the player could see its shot in time. */
export function canFire(state: Readonly<ArenaState>, enemy: Readonly<Enemy>): boolean {
  return enemy.y < FIRE_LINE_Y && !overlaps(enemy.x - state.player.x, enemy.y - state.player.y, FIRE_CLEARANCE);
}

function lockedAim(enemy: Readonly<Enemy>, player: Readonly<Place>): { aimX: number; aimY: number } {
  const aim = directionTo(enemy, player);
  return { aimX: aim.x, aimY: aim.y };
}

/** Fires a volley of each kind; `more` is the number of bullets that the rank of the run adds. */
const VOLLEYS: Readonly<Record<EnemyKind, (state: ArenaState, enemy: Enemy, more: number) => void>> = {
  e1: (state, enemy, more) => fan(state, enemy, 'slug', { aim: DOWN, count: 1 + more, spacing: 0.05 }),
  e2: (state, enemy, more) =>
    fan(state, enemy, 'thorn', { aim: ahead(state, enemy, 'thorn'), count: 1 + more, spacing: 0.04 }),
  e3: (state, enemy) => shoot(state, enemy, 'facet', DOWN),
  e4: (state, enemy, more) =>
    fan(state, enemy, 'facet', { aim: directionTo(enemy, state.player), count: 3 + more, spacing: 0.045 }),
  e5: (state, enemy) => shoot(state, enemy, 'lance', { x: enemy.aimX, y: enemy.aimY }),
  e6: (state, enemy, more) => fan(state, enemy, 'slug', { aim: DOWN, count: 2 + more, spacing: 0.11 }),
  c8(state, enemy, more) {
    // A battery at each corner; the bullets that the rank adds fly between them.
    for (const side of [-1, 1]) {
      shoot(state, enemy, 'slug', DOWN, { offsetX: side * 24 });
      shoot(state, enemy, 'slug', rotate(DOWN, -side * 0.05), { offsetX: side * 30 });
    }
    if (more > 0) fan(state, enemy, 'slug', { aim: ahead(state, enemy, 'slug'), count: more, spacing: 0.05 });
  },
  c9: (state, enemy, more) =>
    fan(state, enemy, 'thorn', { aim: ahead(state, enemy, 'thorn'), count: 4 + more, spacing: 0.04 }),
  c10: (state, enemy, more) => ring(state, enemy, 'facet', { count: 10 + 2 * more, offset: (enemy.age % 7) / 70 }),
};

/** Direction to where the player's ship will be when a bullet reaches it, if it keeps its course. */
function ahead(state: Readonly<ArenaState>, enemy: Readonly<Enemy>, kind: BulletKind): { x: number; y: number } {
  const { player } = state;
  const ticks = distance(enemy, player) / (SPEED[kind] * speedFactor(state));
  const { left, right } = PLAYER_BOUNDS;
  const side = (player.held.right ? 1 : 0) - (player.held.left ? 1 : 0);
  return directionTo(enemy, { x: clamp(player.x + side * PLAYER.speed * ticks * 0.6, left, right), y: player.y });
}

/** Factor of the rank on the speed of bullets. */
function speedFactor(state: Readonly<ArenaState>): number {
  return 1 + RANK.speedShare * rankOf(state);
}

/** Bullets that a warship adds to a volley: with each entry, and with its time on the field, so that none is spared for its escorts. */
function bulletsMore({ phase, fieldTicks }: Readonly<Boss>): number {
  const { bulletsPerEntry, ticksPerBullet, mostMore } = BOSS;
  return Math.min(mostMore, phase * bulletsPerEntry + Math.floor(fieldTicks / ticksPerBullet));
}

/**
 * Fires a volley of the warship, by phase. With more warships, rings have fewer bullets.
 * @param following volleys of its group after this one
 */
export function fireBoss(state: ArenaState, boss: Boss, following: number): void {
  const aim = directionTo(boss, state.player);
  const more = bulletsMore(boss);
  const ringCount = ({ 1: 18, 2: 13, 3: 10 }[state.bosses.length] ?? 10) + more;
  const even = following % 2 === 0;
  if (boss.phase === 0) fan(state, boss, 'orb', { aim, count: (even ? 6 : 5) + more, spacing: 0.035 });
  else if (boss.phase === 1) ring(state, boss, 'orb', { count: ringCount, offset: even ? 0 : 0.5 / ringCount });
  else if (even) ring(state, boss, 'orb', { count: ringCount, offset: 0.25 / ringCount });
  else fan(state, boss, 'orb', { aim, count: 4 + more, spacing: 0.035, speed: 4.8 });
}

interface Fan {
  readonly aim: { x: number; y: number };
  readonly count: number;
  /** Between two bullets, in turns. */
  readonly spacing: number;
  readonly speed?: number;
}

function fan(state: ArenaState, from: Enemy | Boss, kind: BulletKind, { aim, count, spacing, speed }: Fan): void {
  for (let index = 0; index < count; index++) {
    shoot(state, from, kind, rotate(aim, (index - (count - 1) / 2) * spacing), speed === undefined ? {} : { speed });
  }
}

function ring(
  state: ArenaState,
  from: Enemy | Boss,
  kind: BulletKind,
  { count, offset }: { count: number; offset: number },
): void {
  for (let index = 0; index < count; index++) shoot(state, from, kind, rotate(DOWN, index / count + offset));
}

function shoot(
  state: ArenaState,
  from: Enemy | Boss,
  kind: BulletKind,
  aim: { x: number; y: number },
  { offsetX = 0, speed = SPEED[kind] }: { offsetX?: number; speed?: number } = {},
): void {
  const by = 'kind' in from ? from.kind : 'c11';
  const pace = speed * speedFactor(state);
  state.bullets.push({
    id: state.nextId++,
    kind,
    x: from.x + offsetX + aim.x * 14,
    y: from.y + aim.y * 14,
    vx: aim.x * pace,
    vy: aim.y * pace,
    damage: by === 'c11' ? BOSS.damage : ENEMIES[by].damage,
    by,
  });
}
