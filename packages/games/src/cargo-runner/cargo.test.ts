import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cellAt } from './grid.ts';
import { UNREACHABLE } from './maze.ts';
import { mazeOf } from './mazes/index.ts';
import { DELIVERY_POINTS, HEAVY_TYPES, LEVELS, LIGHT_TYPES, STASH_PIECES, isHeavy } from './rules.ts';
import { newRun, goToDeck, emptyDeck, addCargo, placePlayer, steps, ofType } from './testing/cargo-run.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

describe('cargo', () => {
  test.prop([seeds, fc.integer({ min: 1, max: LEVELS })])(
    'lies in reachable cells, one piece per cell',
    (seed, level) => {
      const run = newRun(seed);
      goToDeck(run, level);
      const { state } = run;
      const maze = mazeOf(level);
      const home = maze.stepsTo(maze.stationCell);
      expect(state.items.every((item) => (home[cellAt(item)] as number) < UNREACHABLE)).toBe(true);
      expect(new Set(state.items.map(cellAt)).size).toBe(state.items.length);
      const heavy = state.items.filter(({ type }) => isHeavy(type));
      expect(heavy.map(cellAt)).toEqual(maze.heavyCells);
      expect(new Set(heavy.map(({ type }) => type)).size).toBe(HEAVY_TYPES.length);
      for (const type of LIGHT_TYPES) expect(state.items.filter((item) => item.type === type).length).toBeOneOf([1, 2]);
    },
  );

  it('of a light kind appears twice with a chance of 30 %', () => {
    const copies = Array.from({ length: 200 }, (_, seed) => newRun(seed).state.levelItems - 4 - LIGHT_TYPES.length);
    const share = copies.reduce((sum, count) => sum + count, 0) / (200 * LIGHT_TYPES.length);
    expect(share).toBeCloseTo(0.3, 1);
  });

  it('of light kinds lies in stashes of three', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state } = newRun(seed);
      const light = state.items.filter(({ type }) => !isHeavy(type)).map(cellAt);
      for (let first = 0; first + STASH_PIECES <= light.length; first += STASH_PIECES) {
        const steps = mazeOf(1).stepsTo(light[first] as number);
        const stash = light.slice(first, first + STASH_PIECES);
        expect(Math.max(...stash.map((cell) => steps[cell] as number))).toBeLessThan(STASH_PIECES);
      }
    }
  });

  it('is picked up within 25 pixels', () => {
    const run = emptyDeck();
    addCargo(run, 'NITRO', 5, 4);
    placePlayer(run, 5, 4);
    run.state.player.x -= 26;
    expect(ofType(steps(run, 1), 'pickedUp')).toEqual([]);
    run.state.player.x += 1;
    expect(ofType(steps(run, 1), 'pickedUp')).toMatchObject([{ item: { type: 'NITRO' }, kilos: 1 }]);
    expect(run.state.player.cargo).toHaveLength(1);
  });

  it.each([
    { load: ['SDU', 'HYG'], next: 'ARCO', fits: false },
    { load: ['SDU'], next: 'ARCO', fits: false },
    { load: ['SDU', 'HYG'], next: 'AGEL', fits: true },
    { load: ['ARCO'], next: 'AGEL', fits: false },
    { load: [], next: 'ROCH', fits: true },
  ] as const)('$next fits into a load of $load: $fits', ({ load, next, fits }) => {
    const run = emptyDeck();
    for (const type of load) run.state.player.cargo.push({ id: run.state.nextId++, type, x: 0, y: 0 });
    addCargo(run, next, 5, 4);
    placePlayer(run, 5, 4);
    const events = steps(run, 30);
    expect(ofType(events, 'pickedUp')).toHaveLength(fits ? 1 : 0);
    // Refused once, not in every tick.
    expect(ofType(events, 'refused')).toHaveLength(fits ? 0 : 1);
    expect(run.state.collected[next]).toBe(fits ? 1 : 0);
  });

  it('is delivered within 60 pixels of the station, for 100 points a piece', () => {
    const run = emptyDeck();
    run.state.player.cargo = [
      { id: 90, type: 'SDU', x: 0, y: 0 },
      { id: 91, type: 'HYG', x: 0, y: 0 },
    ];
    Object.assign(run.state.player, { x: mazeOf(1).station.x + 61 });
    expect(ofType(steps(run, 1), 'delivered')).toEqual([]);
    run.state.player.x -= 1;
    expect(ofType(steps(run, 1), 'delivered')).toMatchObject([{ points: 2 * DELIVERY_POINTS }]);
    expect(run.state).toMatchObject({ score: 200, deliveries: 1, deliveredItems: 2, player: { cargo: [] } });
  });
});
