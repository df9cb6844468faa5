import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cellAt } from './grid.ts';
import { UNREACHABLE } from './maze.ts';
import { mazeOf } from './mazes/index.ts';
import { DELIVERY_POINTS, HEAVY_TYPES, LEVELS, LIGHT_TYPES, isHeavy } from './rules.ts';
import { newRun, emptyDeck, put, stand, steps, ofType } from './testing/cargo-run.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

describe('cargo', () => {
  test.prop([seeds, fc.integer({ min: 1, max: LEVELS })])('lies where it can be fetched', (seed, level) => {
    const run = newRun(seed);
    while (run.state.level < level) {
      run.state.phase = 'levelComplete';
      steps(run, 1, { type: 'continue' });
    }
    const { state } = run;
    const maze = mazeOf(level);
    const home = maze.stepsTo(maze.stationCell);
    expect(state.items.every((item) => (home[cellAt(item)] as number) < UNREACHABLE)).toBe(true);
    expect(new Set(state.items.map(cellAt)).size).toBe(state.items.length);
    const heavy = state.items.filter(({ type }) => isHeavy(type));
    expect(heavy.map(cellAt)).toEqual(maze.heavyCells);
    expect(new Set(heavy.map(({ type }) => type)).size).toBe(HEAVY_TYPES.length);
    for (const type of LIGHT_TYPES) expect(state.items.filter((item) => item.type === type).length).toBeOneOf([1, 2]);
  });

  it('of a light kind comes twice about three times in ten', () => {
    const pieces = Array.from({ length: 200 }, (_, seed) => newRun(seed).state.levelItems - 4 - LIGHT_TYPES.length);
    const share = pieces.reduce((sum, doubled) => sum + doubled, 0) / (200 * LIGHT_TYPES.length);
    expect(share).toBeCloseTo(0.3, 1);
  });

  it('is picked up within 25 pixels', () => {
    const run = emptyDeck();
    put(run, 'NITRO', 5, 4);
    stand(run, 5, 4);
    run.state.player.x -= 26;
    expect(ofType(steps(run, 1), 'pickedUp')).toEqual([]);
    run.state.player.x += 1;
    expect(ofType(steps(run, 1), 'pickedUp')).toMatchObject([{ item: { type: 'NITRO' }, kilos: 1 }]);
    expect(run.state.player.cargo).toHaveLength(1);
  });

  it.each([
    { carried: ['SDU', 'HYG'], next: 'ARCO', taken: false },
    { carried: ['SDU'], next: 'ARCO', taken: false },
    { carried: ['SDU', 'HYG'], next: 'AGEL', taken: true },
    { carried: ['ARCO'], next: 'AGEL', taken: false },
    { carried: [], next: 'ROCH', taken: true },
  ] as const)('$next on top of $carried: $taken', ({ carried, next, taken }) => {
    const run = emptyDeck();
    for (const type of carried) run.state.player.cargo.push({ id: run.state.nextId++, type, x: 0, y: 0 });
    put(run, next, 5, 4);
    stand(run, 5, 4);
    const events = steps(run, 30);
    expect(ofType(events, 'pickedUp')).toHaveLength(taken ? 1 : 0);
    // Said once, though it goes on lying there.
    expect(ofType(events, 'refused')).toHaveLength(taken ? 0 : 1);
    expect(run.state.collected[next]).toBe(taken ? 1 : 0);
  });

  it('is delivered within 60 pixels of the station, 100 points a piece', () => {
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
