import { TICK_MS } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import * as rules from './rules.ts';

/** The numbers of `games.md §3` and `§9`, game 6, and of the rulings, as the documents print them. */
describe('the numbers of the documents', () => {
  it.each([
    ['canvas 1200x800', rules.CANVAS, { width: 1200, height: 800 }],
    ['grid cell 40', rules.CELL_SIZE, 40],
    ['30 x 20 cells', rules.GRID, { columns: 30, rows: 20 }],
    ['player speed 120', rules.PLAYER_SPEED, 120],
    ['cargo capacity 3 kg', rules.CAPACITY_KILOS, 3],
    ['station radius 60', rules.STATION_RADIUS, 60],
    ['pickup radius 25', rules.PICKUP_RADIUS, 25],
    ['8 enemies at level 1', rules.dronesOfLevel(1), 8],
    ['plus 2 per level', rules.dronesOfLevel(2) - rules.dronesOfLevel(1), 2],
    ['20 at level 7', rules.dronesOfLevel(7), 20],
    ['enemy speed 90', rules.DRONE_SPEED, 90],
    ['detection radius 150', rules.DETECTION_RADIUS, 150],
    ['enemy size 48', rules.DRONE_SIZE, 48],
    ['catch distance 20 + half the enemy size', rules.CATCH_DISTANCE, 44],
    ['100 points per delivered item', rules.DELIVERY_POINTS, 100],
    ['10 per remaining second', rules.BONUS_POINTS_PER_SECOND, 10],
    ['7 levels', rules.LEVELS, 7],
    ['heavy types', rules.HEAVY_TYPES, ['ARCO', 'DIAMOND', 'ROCH']],
    ['fourteen light types', rules.LIGHT_TYPES.length, 14],
    ['heavy weight 3', rules.HEAVY_TYPES.map(rules.kilosOf), [3, 3, 3]],
    ['light weight 1', new Set(rules.LIGHT_TYPES.map(rules.kilosOf)), new Set([1])],
    ['a 30 percent chance of two copies', rules.SECOND_COPY_PERCENT, 30],
    ['timer red at 30 s', rules.RED_CLOCK_SECONDS, 30],
    ['turns within 30-40 % of a cell', rules.TURN_WINDOW, 16],
    ['points are the score', rules.pointsFromScore(12_345), 12_345],
  ])('%s', (_what, ours, documented) => {
    expect(ours).toEqual(documented);
  });

  it.each([
    ['300 s per level', rules.LEVEL_TICKS, 300_000],
    ['a turn is kept in mind for 200 ms', rules.TURN_BUFFER_TICKS, 200],
    ['suspicious for 0.4 to 0.6 s', rules.SUSPICION_TICKS, 500],
    ['a search of 1 s', rules.SEARCH_TICKS, 1000],
    ['at most 40 min', rules.MAX_TICKS, 2_400_000],
  ])('%s', (_what, ticks, milliseconds) => {
    expect(ticks * TICK_MS).toBeCloseTo(milliseconds, 6);
  });

  it('the grid fills the canvas', () => {
    expect(rules.GRID.columns * rules.CELL_SIZE).toBe(rules.CANVAS.width);
    expect(rules.GRID.rows * rules.CELL_SIZE).toBe(rules.CANVAS.height);
  });

  it('steps are exact in binary, so that sums of them are', () => {
    for (const step of [rules.PLAYER_STEP, rules.DRONE_STEP]) expect(Number.isInteger(step * 2)).toBe(true);
  });
});
