import { expect, it } from 'vitest';
import { testFigures, testPoints } from '../testing/spec-rules.ts';
import { cells, milliseconds, minutes, pixels, seconds } from '../testing/units.ts';
import { dayFigures } from './day.ts';
import * as rules from './rules.ts';

testFigures('G2', {
  'G2.20': pixels(rules.CANVAS),
  'G2.21': `${rules.CELL_SIZE} px`,
  'G2.22': cells(rules.BOARD),
  'G2.23': milliseconds(rules.MOVE_TICKS),
  'G2.24': seconds(rules.RESOURCE_LIFESPAN_TICKS),
  'G2.25': String(rules.enemiesOfWave(1)),
  'G2.26': rules.RESOURCE_KINDS.map((kind) => rules.RESOURCE_POINTS[kind]).join(', '),
  'G2.27': rules.ENEMY_KINDS.join(', '),
  'G2.28': seconds(rules.ENEMY_ANNOUNCE_TICKS),
  'G2.29': milliseconds(rules.ENEMY_DRIFT_TICKS),
  'G2.30': `min(${rules.MAX_POINTS}, score)`,
  'G2.31': minutes(rules.MAX_TICKS),
  'G2.34': String(rules.DAY_FIGURES),
  'G2.35': `${rules.STRAGGLERS.fromWave}, ${rules.STRAGGLERS.most}`,
  'G2.36': [1, rules.STRAGGLERS.most].map((count) => rules.stragglerDriftTicks(count)).join(', '),
  'G2.37': `${rules.TAIL_PASS.ships}, ${rules.TAIL_PASS.points}`,
});

testPoints('G2.30', rules.pointsFromScore, [
  [0, 0],
  [1999, 1999],
  [2001, 2000],
]);

it('the waves of a day have its three figures in turn (G2.15)', () => {
  const figures = dayFigures.of({ figures: 9 }) ?? [];
  expect(new Set(figures).size).toBe(rules.DAY_FIGURES);
  expect([1, 2, 3, 4, 5].map((wave) => rules.figureOfWave(wave, figures))).toEqual([
    ...figures,
    ...figures.slice(0, 2),
  ]);
  expect([1, 2, 3, 4].map((wave) => rules.figureOfWave(wave))).toEqual([...rules.FIGURES]);
});

it('a wave has 3 + (convoy length - 1) enemies (G2.8)', () => {
  expect(rules.enemiesOfWave(7)).toBe(9);
});

it('the board fits on the canvas', () => {
  expect(rules.BOARD.columns * rules.CELL_SIZE).toBeLessThanOrEqual(rules.CANVAS.width);
  expect(rules.BOARD.rows * rules.CELL_SIZE).toBeLessThanOrEqual(rules.CANVAS.height);
});
