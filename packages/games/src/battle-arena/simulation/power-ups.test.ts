import { describe, expect, it } from 'vitest';
import { HOVER, POWER_UP_LIFETIME_TICKS, REPAIR, ROCK, TIMED_POWER_UPS, dockTicks } from '../rules.ts';
import { QuietArena } from '../testing/arena.ts';
import type { PowerUp, Rock } from './state.ts';

function give(arena: QuietArena, kind: PowerUp['kind']): void {
  const { x, y } = arena.state.player;
  arena.state.powerUps.push({
    id: arena.state.nextId++,
    kind,
    x: x + 20,
    y,
    vx: 0,
    vy: 0,
    ticksLeft: 100,
    docked: dockTicks(arena.state),
  });
  arena.step();
}

describe('power-ups', () => {
  it('an extra life appears at every multiple of 250 in the score', () => {
    const arena = new QuietArena();
    arena.state.score = 249;
    expect(arena.step().of('powerUpAppeared')).toEqual([]);
    for (const score of [250, 500]) {
      arena.state.powerUps.length = 0;
      arena.state.score = score;
      arena.step(3);
    }
    expect(arena.of('powerUpAppeared').filter(({ kind }) => kind === 'extraLife')).toHaveLength(2);
  });

  it.each(['missiles', 'doubleShot'] as const)('%s appear from their score on, at their intervals', (kind) => {
    const { score, minTicks, maxTicks } = TIMED_POWER_UPS[kind];
    const arena = new QuietArena();
    arena.state.player.graceTicks = Number.MAX_SAFE_INTEGER;
    arena.state.extraLives = 100;
    const count = () => arena.of('powerUpAppeared').filter((event) => event.kind === kind).length;
    arena.state.score = score - 1;
    arena.step(2 * maxTicks);
    expect(count()).toBe(0);
    arena.state.score = score;
    const times: number[] = [arena.state.tick];
    for (let expected = 1; expected <= 4; expected++) {
      arena.until(() => count() === expected);
      times.push(arena.state.tick);
    }
    for (let index = 1; index < times.length; index++) {
      const ticks = (times[index] as number) - (times[index - 1] as number);
      expect(ticks).toBeGreaterThanOrEqual(minTicks);
      expect(ticks).toBeLessThanOrEqual(maxTicks + 1);
    }
  });

  it('disappear after 12 s', () => {
    const arena = new QuietArena();
    arena.state.player.x = 30;
    arena.state.score = 250;
    arena.step();
    (arena.state.powerUps[0] as PowerUp).x = 900;
    arena.step(POWER_UP_LIFETIME_TICKS - 1);
    expect(arena.state.powerUps).toHaveLength(1);
    arena.step();
    expect(arena.state.powerUps).toEqual([]);
    expect(arena.of('powerUpGone')).toHaveLength(1);
  });

  it.each([
    ['missiles', 10],
    ['doubleShot', 8],
  ] as const)('%s work for %i s', (kind, seconds) => {
    const arena = new QuietArena();
    give(arena, kind);
    arena.step(seconds * 60 - 1);
    expect(arena.state.player[kind]).toBe(1);
    expect(arena.step().of('effectEnded')).toEqual([{ type: 'effectEnded', kind }]);
  });

  it('an extra life adds a life, up to five; then it repairs 25 of the hull', () => {
    const arena = new QuietArena();
    give(arena, 'extraLife');
    give(arena, 'extraLife');
    expect(arena.state.player.lives).toBe(5);
    arena.state.player.health = 30;
    give(arena, 'extraLife');
    expect(arena.state.player).toMatchObject({ lives: 5, health: 30 + REPAIR });
    expect(arena.of('powerUpTaken').map(({ repaired }) => repaired)).toEqual([false, false, true]);
  });

  it('an extra life hovers in the middle of the field and docks only with a ship that stays beside it', () => {
    const arena = new QuietArena();
    arena.state.score = 250;
    arena.step(120);
    const [powerUp] = arena.state.powerUps as [PowerUp];
    expect(powerUp.y).toBe(HOVER.y);
    Object.assign(arena.state.player, { x: powerUp.x, y: powerUp.y });
    arena.step(HOVER.dockTicks);
    expect(arena.state).toMatchObject({ player: { lives: 3 }, extraShips: 0 });
    arena.step();
    expect(arena.state).toMatchObject({ player: { lives: 4 }, extraShips: 1 });
  });

  it('an extra life takes longer to dock with each one taken', () => {
    const arena = new QuietArena();
    arena.state.extraShips = 10;
    arena.state.score = 250;
    arena.step(120);
    const [powerUp] = arena.state.powerUps as [PowerUp];
    Object.assign(arena.state.player, { x: powerUp.x, y: powerUp.y });
    arena.step(HOVER.dockTicks + 10 * HOVER.moreTicks);
    expect(arena.state.extraShips).toBe(10);
    expect(arena.step().state.extraShips).toBe(11);
  });

  it('no extra life appears while another one is on the field', () => {
    const arena = new QuietArena();
    const extraLives = () => arena.of('powerUpAppeared').filter(({ kind }) => kind === 'extraLife').length;
    arena.state.score = 1250;
    arena.step();
    expect(extraLives()).toBe(1);
    arena.step(POWER_UP_LIFETIME_TICKS);
    expect(extraLives()).toBe(1);
    arena.state.watch.ticks = 0;
    arena.state.score = 1500;
    arena.step();
    expect(extraLives()).toBe(2);
  });

  it('a hit starts the docking with an extra life over', () => {
    const arena = new QuietArena();
    arena.state.score = 250;
    arena.step(120);
    const [powerUp] = arena.state.powerUps as [PowerUp];
    Object.assign(arena.state.player, { x: powerUp.x, y: powerUp.y });
    arena.step(60);
    expect(powerUp.docked).toBe(60);
    arena.send('e1', arena.state.player);
    arena.step();
    expect(powerUp.docked).toBe(0);
    expect(arena.of('dockingInterrupted')).toEqual([{ type: 'dockingInterrupted', x: powerUp.x, y: powerUp.y }]);
  });

  it('are pulled to a ship nearby', () => {
    const arena = new QuietArena();
    const { x, y } = arena.state.player;
    arena.state.powerUps.push({ id: 1, kind: 'missiles', x: x + 90, y, vx: 0, vy: 0, ticksLeft: 100, docked: 0 });
    arena.step(20);
    expect(arena.of('powerUpTaken')).toHaveLength(1);
  });
});

describe('asteroids', () => {
  function addRock(arena: QuietArena, place: { x: number; y: number }): Rock {
    const rock: Rock = { id: 1, kind: 'a2', ...place, vx: 0, vy: 0, radius: 29, health: ROCK.health };
    arena.state.rocks.push(rock);
    return rock;
  }

  it('break with the third shot and score 75', () => {
    const arena = new QuietArena();
    const rock = addRock(arena, { x: 300, y: 200 });
    arena.shootAt(rock).shootAt(rock);
    expect(arena.state.rocks).toHaveLength(1);
    arena.shootAt(rock);
    expect(arena.state).toMatchObject({ rocks: [], score: 75, rocksBroken: 1, kills: 0 });
  });

  it('hurt a ship that flies into them', () => {
    const arena = new QuietArena();
    addRock(arena, { x: 480, y: 540 });
    arena.step();
    expect(arena.state.player.lives).toBe(2);
    expect(arena.state.rocks).toEqual([]);
  });
});
