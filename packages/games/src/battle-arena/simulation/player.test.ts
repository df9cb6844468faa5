import { describe, expect, it } from 'vitest';
import {
  FIRE_INTERVAL_TICKS,
  HIT_GRACE_TICKS,
  PLAYER,
  PLAYER_START,
  RESPAWN_GRACE_TICKS,
  RESPAWN_TICKS,
} from '../rules.ts';
import { QuietArena } from '../testing/arena.ts';

function addBullet(arena: QuietArena, { x, y }: { x: number; y: number }, damage: number): void {
  arena.state.bullets.push({ id: arena.state.nextId++, kind: 'slug', x, y, vx: 0, vy: 0, damage, by: 'e1' });
}
function loseShip(arena: QuietArena): void {
  arena.state.player.graceTicks = 0;
  arena.state.player.health = 1;
  addBullet(arena, arena.state.player, 15);
  arena.step();
}

describe('the ship', () => {
  it.each([
    ['right', 300, 0],
    ['left', -300, 0],
    ['up', 0, -300],
  ] as const)('flies %s at 300 px/s', (button, dx, dy) => {
    const arena = new QuietArena().press(button, 60);
    expect(arena.state.player.x - PLAYER_START.x).toBeCloseTo(dx, 6);
    expect(arena.state.player.y - PLAYER_START.y).toBeCloseTo(dy, 6);
  });

  it('is no faster on a diagonal', () => {
    const arena = new QuietArena().press('right', 1).press('up', 30);
    const { x, y } = arena.state.player;
    expect(Math.hypot(x - PLAYER_START.x - PLAYER.speed, y - PLAYER_START.y)).toBeCloseTo(150, 6);
  });

  it('follows a drag at the same speed with automatic fire, until a key is pressed', () => {
    const arena = new QuietArena().step(1, [{ type: 'drag', dx: 60, dy: -80 }]);
    expect(arena.of('fired')).toHaveLength(1);
    arena.step(18);
    expect(arena.state.player.x).toBeCloseTo(PLAYER_START.x + 57, 6);
    arena.step(1);
    expect(arena.state.player).toMatchObject({ x: PLAYER_START.x + 60, y: PLAYER_START.y - 80, goal: null });
    arena.step(1, [{ type: 'drag', dx: 200, dy: 0 }]).press('left', 1);
    expect(arena.state.player.goal).toBeNull();
  });

  it('fires every 300 ms while the button is held or automatic fire is on', () => {
    const arena = new QuietArena().press('fire', 5 * FIRE_INTERVAL_TICKS);
    expect(arena.of('fired')).toHaveLength(5);
    arena.step(60, [{ type: 'button', button: 'fire', down: false }]);
    expect(arena.of('fired')).toHaveLength(5);
    arena.step(FIRE_INTERVAL_TICKS, [{ type: 'autoFire' }]);
    expect(arena.of('fired')).toHaveLength(6);
  });

  it.each([
    [0, 0, 1],
    [0, 100, 2],
    [100, 0, 3],
    [100, 100, 4],
  ])('with missiles for %i ticks and double shot for %i fires %i at once', (missiles, doubleShot, shots) => {
    const arena = new QuietArena();
    Object.assign(arena.state.player, { missiles, doubleShot });
    expect(arena.press('fire', 1).of('fired')).toEqual([{ type: 'fired', shots }]);
  });
});

describe('damage', () => {
  it.each([15, 20, 25, 30])('a bullet of %i damage hurts once, then nothing hurts for a while', (damage) => {
    const arena = new QuietArena();
    addBullet(arena, arena.state.player, damage);
    addBullet(arena, arena.state.player, damage);
    arena.step();
    expect(arena.state.player.health).toBe(100 - damage);
    expect(arena.state.bullets).toHaveLength(1);
    arena.step(HIT_GRACE_TICKS - 1);
    expect(arena.of('playerHit')).toHaveLength(1);
    arena.step(2);
    expect(arena.of('playerHit')).toHaveLength(2);
  });

  it('the loss of a ship ends its effects and clears all bullets; the next ship appears after a second, invulnerable', () => {
    const arena = new QuietArena();
    Object.assign(arena.state.player, { x: 100, y: 400, missiles: 300, doubleShot: 300 });
    addBullet(arena, { x: 900, y: 100 }, 15);
    loseShip(arena);
    expect(arena.of('shipLost')).toMatchObject([{ lives: 2, to: 'e1', x: 100, y: 400 }]);
    expect(arena.state.bullets).toEqual([]);
    expect(arena.state.player).toMatchObject({ ...PLAYER_START, health: 100, missiles: 0, doubleShot: 0 });
    arena.press('fire', RESPAWN_TICKS);
    expect(arena.of('fired')).toEqual([]);
    expect(arena.of('shipReady')).toHaveLength(1);
    addBullet(arena, PLAYER_START, 15);
    arena.step(RESPAWN_GRACE_TICKS - 1);
    expect(arena.state.player.health).toBe(100);
    arena.step(2);
    expect(arena.state.player.health).toBe(85);
  });

  it('the run ends with the last of three lives, and records the cause', () => {
    const arena = new QuietArena();
    for (let ship = 0; ship < 3; ship++) {
      expect(arena.run.ended).toBe(false);
      loseShip(arena);
      arena.state.player.respawnIn = 0;
    }
    expect(arena.state).toMatchObject({ ended: 'own', lostTo: 'e1' });
    expect(arena.run.outcome?.reason).toBe('own');
  });
});
