import { describe, expect, it } from 'vitest';
import { FAR_BEAM, PLAYER, PLAYER_BOUNDS } from '../rules.ts';
import { QuietArena } from '../testing/arena.ts';
import { isFarBeamOn } from './far-beam.ts';

/** A quiet run in which the warship out of sight may fire. */
function startWatched(): QuietArena {
  const arena = new QuietArena();
  arena.state.watch.wait = 0;
  return arena;
}

const { patienceTicks, warnTicks, burnTicks, halfWidth, damage } = FAR_BEAM;

describe('a ship that keeps to a place (G1.19)', () => {
  it('is aimed at after twelve seconds, and hurt where it stands a second later', () => {
    const arena = startWatched().step(patienceTicks - 1);
    expect(arena.of('farBeamAimed')).toEqual([]);
    expect(arena.step().of('farBeamAimed')).toHaveLength(1);
    expect(arena.state.farBeam).toEqual({ x: arena.state.player.x, age: 0 });
    arena.step(warnTicks - 1);
    expect(arena.state.player.health).toBe(PLAYER.health);
    expect(arena.step().of('farBeam')).toHaveLength(1);
    expect(arena.state.player.health).toBe(PLAYER.health - damage);
    expect(arena.step(burnTicks).state.farBeam).toBeNull();
  });

  it('is safe beside the beam, which stays where it was aimed', () => {
    const arena = startWatched().step(patienceTicks);
    const aim = arena.state.farBeam?.x ?? 0;
    arena.press('right', Math.ceil((halfWidth + PLAYER.hitRadius) / PLAYER.speed));
    arena.until(() => arena.state.farBeam !== null && isFarBeamOn(arena.state.farBeam));
    expect(arena.state.farBeam?.x).toBe(aim);
    arena.until(() => arena.state.farBeam === null);
    expect(arena.state.player.health).toBe(PLAYER.health);
  });

  it.each([
    ['a corner', PLAYER_BOUNDS.left],
    ['the other one', PLAYER_BOUNDS.right],
  ])('finds no shelter in %s', (_, x) => {
    const arena = startWatched();
    for (let tick = 0; tick < 3600 && arena.of('farBeam').length === 0; tick++) {
      Object.assign(arena.state.player, { x, y: PLAYER_BOUNDS.bottom });
      arena.step();
    }
    expect(arena.state.player.health).toBe(PLAYER.health - damage);
  });

  it('is aimed at sooner the longer it stays', () => {
    const arena = startWatched();
    const aims: number[] = [];
    while (arena.state.tick < 3000) {
      arena.state.player.graceTicks = 2;
      arena.step();
      if (arena.of('farBeamAimed').length > aims.length) aims.push(arena.state.tick);
    }
    const waits = aims.slice(1).map((tick, index) => tick - (aims[index] as number));
    expect(waits.length).toBeGreaterThan(5);
    expect(waits).toEqual(waits.toSorted((one, other) => other - one));
    expect(waits.at(-1)).toBeLessThan((waits[0] as number) * 0.6);
  });

  it('is offered no extra life, until it has been elsewhere for a while', () => {
    const arena = startWatched().step(patienceTicks);
    arena.state.score = 250;
    expect(arena.step().of('powerUpAppeared')).toEqual([]);
    arena.press('left', 300);
    arena.state.score = 500;
    expect(arena.step().of('powerUpAppeared')).toMatchObject([{ kind: 'extraLife' }]);
  });
});

it('a ship that flies about is never aimed at', () => {
  const arena = startWatched();
  for (let way = 0; way < 20; way++) {
    const [one, other] = way % 2 === 0 ? (['right', 'left'] as const) : (['left', 'right'] as const);
    arena.step(1, [{ type: 'button', button: other, down: false }]).press(one, 150);
  }
  expect(arena.of('farBeamAimed')).toEqual([]);
});
