import { expect, it } from 'vitest';
import { intensityOf } from './intensity.ts';
import { spaceSnake } from './sim.ts';
import type { Enemy } from './state.ts';

const start = spaceSnake.init({ seed: 3 });
const raider: Enemy = {
  id: 1,
  kind: 'e1',
  x: 0,
  y: 0,
  from: { x: 0, y: 0 },
  heading: 'up',
  straggler: false,
  activeIn: 0,
  driftTicks: 36,
  driftIn: 1,
};
const withRaiders = (count: number) => ({
  ...start,
  enemies: Array.from({ length: count }, (_, id) => ({ ...raider, id })),
});

it('grows with the raiders and with clean waves, and is a crisis only on the fullest field', () => {
  const grown = [
    withRaiders(3),
    { ...withRaiders(3), chain: 4 },
    withRaiders(12),
    { ...withRaiders(23), chain: 9 },
    withRaiders(24),
  ].map(intensityOf);
  expect(grown).toEqual(grown.toSorted((one, other) => one - other));
  expect(grown.slice(-2)).toEqual([0.9, 1]);
});

it('is calm once the convoy is lost', () => {
  expect(intensityOf({ ...withRaiders(36), death: { x: 0, y: 0, cause: 'enemy', enemyId: 1 } })).toBe(0);
});
