import { TICK_MS } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import * as rules from './rules.ts';

/** The numbers of `games.md §9`, game 2, and of the rulings, as the documents print them. */
describe('the numbers of the documents', () => {
  it.each([
    ['canvas 960x640', rules.CANVAS, { width: 960, height: 640 }],
    ['cell size 43', rules.CELL_SIZE, 43],
    ['board 22 x 14', rules.BOARD, { columns: 22, rows: 14 }],
    ['resource points', rules.RESOURCE_POINTS, { ammo: 10, food: 15, fuel: 20, tool: 25 }],
    ['enemies', rules.ENEMY_KINDS, ['e1', 'e2', 'e4', 'e6', 'c8', 'c9', 'c11']],
    ['initial enemies 3', rules.enemiesOfWave(1), 3],
    ['3 + (length - 1) enemies', rules.enemiesOfWave(7), 9],
    ['turn queue of two', rules.TURN_QUEUE_LENGTH, 2],
    ['points below the maximum', rules.pointsFromScore(1999), 1999],
    ['max 2000 points', rules.pointsFromScore(2001), 2000],
  ])('%s', (_what, ours, documented) => {
    expect(ours).toEqual(documented);
  });

  it.each([
    ['move interval 150 ms', rules.MOVE_TICKS, 150],
    ['resource lifespan 5 s', rules.RESOURCE_LIFESPAN_TICKS, 5000],
    ['enemies announced for 1 s', rules.ENEMY_ANNOUNCE_TICKS, 1000],
    ['enemies drift every 600 ms', rules.ENEMY_DRIFT_TICKS, 600],
    ['at most 30 min', rules.MAX_TICKS, 1_800_000],
  ])('%s', (_what, ticks, milliseconds) => {
    expect(ticks * TICK_MS).toBeCloseTo(milliseconds, 6);
  });

  it('the board fits on the canvas', () => {
    expect(rules.BOARD.columns * rules.CELL_SIZE).toBeLessThanOrEqual(rules.CANVAS.width);
    expect(rules.BOARD.rows * rules.CELL_SIZE).toBeLessThanOrEqual(rules.CANVAS.height);
  });
});
