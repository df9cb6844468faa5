import { describe, expect, it } from 'vitest';
import {
  BASTION,
  CANVAS,
  ENEMIES,
  ENEMY_CLASSES,
  ENEMY_KINDS,
  FIRST_SPAWN_TICKS,
  STAY_TICKS,
  WAVES,
  isBig,
} from '../rules.ts';
import { QuietArena } from '../testing/arena.ts';
import { DIVE_AIM_TICKS } from './movement.ts';
import { telegraphTicks } from './fire.ts';

const MIDDLE = { x: 480, y: 150 };

describe('waves', () => {
  it.each(WAVES.map(({ kills }, index) => [index + 1, kills]))('wave %i begins with kill %i', (wave, kills) => {
    const arena = new QuietArena();
    arena.state.wave = Math.max(1, wave - 1);
    arena.state.kills = kills;
    arena.step();
    expect(arena.state.wave).toBe(wave);
    expect(arena.of('wave')).toEqual(wave === 1 ? [] : [{ type: 'wave', wave }]);
  });

  it.each(WAVES.map((wave, index) => [index + 1, wave] as const))(
    'wave %i sends formations of its kinds at its interval, up to its maximum',
    (number, { kills, maxEnemies, spawnTicks, kinds }) => {
      const arena = new QuietArena();
      Object.assign(arena.state, { wave: number, kills, spawnIn: 1 });
      arena.state.player.graceTicks = Number.MAX_SAFE_INTEGER;
      arena.step();
      const first = arena.of('enemyArrived').length;
      expect(first).toBeGreaterThanOrEqual(1);
      arena.step(spawnTicks - 1);
      expect(arena.of('enemyArrived')).toHaveLength(first);
      // A small wave may have no room before the first formation has left.
      arena.until(() => arena.of('enemyArrived').length > first);
      let most = 0;
      for (let tick = 0; tick < 40 * spawnTicks; tick++) {
        arena.step();
        most = Math.max(most, arena.state.enemies.length);
      }
      expect(most).toBeLessThanOrEqual(maxEnemies);
      const arrivals = new Set(arena.of('enemyArrived').map(({ kind }) => kind));
      for (const kind of arrivals) expect([...kinds, 'e2', 'e3']).toContain(kind);
    },
  );

  it('wave 8 goes on: at most 15 enemies, an arrival every 800 ms at most', () => {
    const arena = new QuietArena();
    Object.assign(arena.state, { wave: 8, kills: 400, spawnIn: 1 });
    arena.state.player.graceTicks = Number.MAX_SAFE_INTEGER;
    const arrivals: number[] = [];
    let most = 0;
    while (arena.state.tick < 40 * 48) {
      const before = arena.of('enemyArrived').length;
      arena.step();
      if (arena.of('enemyArrived').length > before) arrivals.push(arena.state.tick);
      most = Math.max(most, arena.state.enemies.length);
    }
    const pauses = arrivals.slice(1).map((tick, index) => tick - (arrivals[index] ?? 0));
    expect(Math.min(...pauses)).toBe(48);
    expect(most).toBeLessThanOrEqual(15);
    expect(most).toBeGreaterThan(12);
    expect(arena.state.wave).toBe(8);
    expect(arena.of('wave')).toEqual([]);
  });

  it('three enemies are on the screen within two seconds', () => {
    const arena = new QuietArena();
    arena.state.spawnIn = FIRST_SPAWN_TICKS;
    arena.step(FIRST_SPAWN_TICKS - 1);
    expect(arena.of('enemyArrived')).toEqual([]);
    expect(arena.step().of('enemyArrived')).toHaveLength(3);
    arena.step(120 - FIRST_SPAWN_TICKS);
    expect(arena.state.enemies.filter(({ y }) => y > 0)).toHaveLength(3);
  });
});

describe.each(ENEMY_KINDS)('%s', (kind) => {
  const { points, damage, size } = ENEMIES[kind];
  const { health, fireTicks } = ENEMY_CLASSES[size];

  it('is destroyed by one shot per 10 health, and scores its points', () => {
    const arena = new QuietArena();
    const enemy = arena.send(kind, MIDDLE);
    for (let shot = 1; shot < health / 10; shot++) {
      arena.shootAt(enemy);
      expect(arena.state.enemies).toHaveLength(1);
    }
    arena.shootAt(enemy);
    expect(arena.state).toMatchObject({ enemies: [], score: points, kills: 1 });
    expect(arena.of('destroyed')).toMatchObject([{ kind, points }]);
  });

  it('glows before it fires, at its interval, with its damage', () => {
    const arena = new QuietArena();
    Object.assign(arena.state.player, { x: 800, graceTicks: Number.MAX_SAFE_INTEGER });
    const enemy = arena.send(kind, MIDDLE);
    enemy.fireIn = telegraphTicks(kind) + 1;
    arena.step();
    expect(arena.of('charging')).toMatchObject([{ kind, id: enemy.id }]);
    arena.step(telegraphTicks(kind) - 1);
    expect(arena.of('enemyFired')).toEqual([]);
    arena.step();
    expect(arena.of('enemyFired')).toHaveLength(1);
    expect(enemy.fireIn).toBe(fireTicks);
    expect(arena.state.bullets.length).toBeGreaterThan(0);
    for (const bullet of arena.state.bullets) expect(bullet).toMatchObject({ damage, by: kind });
  });

  it('does not fire at a player that is too close', () => {
    const arena = new QuietArena();
    Object.assign(arena.state.player, { x: MIDDLE.x, y: 330, graceTicks: Number.MAX_SAFE_INTEGER });
    arena.send(kind, { x: MIDDLE.x, y: 300 }).fireIn = 1;
    arena.step();
    expect(arena.state.bullets).toEqual([]);
  });

  it('leaves the field by itself', () => {
    const arena = new QuietArena();
    arena.state.player.graceTicks = Number.MAX_SAFE_INTEGER;
    arena.send(kind, MIDDLE);
    arena.step(STAY_TICKS[isBig(kind) ? 'big' : 'small'] + 600);
    expect(arena.state.enemies).toEqual([]);
    expect(arena.of('destroyed')).toEqual([]);
  });
});

describe('movement', () => {
  it('the shard aims, and dives to where the player was', () => {
    const arena = new QuietArena();
    arena.state.player.graceTicks = Number.MAX_SAFE_INTEGER;
    const shard = arena.send('e3', MIDDLE);
    arena.state.player.x = 700;
    arena.step(DIVE_AIM_TICKS - 1);
    expect(shard).toMatchObject(MIDDLE);
    arena.step(30);
    expect(arena.of('dived')).toHaveLength(1);
    expect(shard.x).toBeGreaterThan(MIDDLE.x + 20);
    expect(shard.y).toBeGreaterThan(MIDDLE.y + 60);
  });

  it('the lancer stops before its shot, which flies along its aim', () => {
    const arena = new QuietArena();
    Object.assign(arena.state.player, { x: 800, graceTicks: Number.MAX_SAFE_INTEGER });
    const lancer = arena.send('e5', MIDDLE);
    lancer.fireIn = telegraphTicks('e5') + 1;
    arena.step(2);
    const { x, aimX, aimY } = lancer;
    arena.state.player.x = 200;
    arena.step(telegraphTicks('e5') - 1);
    expect(lancer.x).toBe(x);
    const [lance] = arena.state.bullets;
    expect((lance?.vx ?? 0) / (lance?.vy ?? 1)).toBeCloseTo(aimX / aimY, 9);
  });

  it('the hammerhead accelerates', () => {
    const arena = new QuietArena();
    const hammerhead = arena.send('e6', { x: 480, y: 0 });
    arena.step(10);
    const slow = hammerhead.vy;
    arena.step(50);
    expect(hammerhead.vy).toBeGreaterThan(1.5 * slow);
  });

  it('cruisers arrive in pairs', () => {
    const arena = new QuietArena();
    Object.assign(arena.state, { wave: 4, kills: 22, spawnIn: 1 });
    arena.state.player.graceTicks = Number.MAX_SAFE_INTEGER;
    arena.until(() => {
      if (arena.state.enemies.some(({ kind }) => kind === 'c8')) return true;
      // Makes room for both.
      arena.state.enemies.length = 0;
      return false;
    });
    const pair = arena.state.enemies.filter(({ kind }) => kind === 'c8');
    expect(pair).toHaveLength(2);
    expect((pair[0]?.x ?? 0) + (pair[1]?.x ?? 0)).toBe(CANVAS.width);
  });

  it('the bastion deflects for the last second of every four, including the ram of a ship (C 7)', () => {
    const arena = new QuietArena();
    const bastion = arena.send('c10', { x: 480, y: 260 });
    arena.shootAt(bastion);
    expect(bastion.health).toBe(20);
    arena.until(() => bastion.age === BASTION.periodTicks - BASTION.shieldTicks - 1);
    arena.shootAt(bastion);
    expect(bastion.health).toBe(20);
    expect(arena.of('deflected')).toHaveLength(1);
    Object.assign(arena.state.player, { x: bastion.x, y: bastion.y });
    arena.step();
    expect(arena.of('deflected')).toHaveLength(2);
    expect(arena.of('playerHit')).toHaveLength(1);
    expect(bastion.health).toBe(20);
    arena.until(() => bastion.age === BASTION.periodTicks - 1);
    arena.shootAt(bastion);
    expect(bastion.health).toBe(10);
  });

  it('a collision hurts the enemy and the ship', () => {
    const arena = new QuietArena();
    arena.send('e1', { x: 480, y: 545 });
    arena.step();
    expect(arena.state.player.lives).toBe(2);
    expect(arena.of('destroyed')).toMatchObject([{ kind: 'e1', points: 10 }]);
  });
});
