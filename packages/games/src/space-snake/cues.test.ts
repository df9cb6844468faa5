import { expect, test } from 'vitest';
import { cueOf } from './cues.ts';
import type { SnakeEvent } from './sim.ts';
import type { Enemy, Resource } from './state.ts';

const resource: Resource = { id: 1, x: 3, y: 4, kind: 'fuel', ticksLeft: 100 };
const enemy: Enemy = {
  id: 2,
  x: 9,
  y: 9,
  kind: 'e1',
  straggler: false,
  heading: 'up',
  from: { x: 9, y: 9 },
  activeIn: 0,
  driftTicks: 36,
  driftIn: 36,
};

const collection = (kind: Resource['kind'], heldCount: number): SnakeEvent => ({
  type: 'collected',
  resource: { ...resource, kind },
  points: 10,
  heldCount,
  newInHold: true,
});

const effects: readonly [SnakeEvent, string | undefined][] = [
  [{ type: 'turned', heading: 'up' }, 'snake.turn'],
  [{ type: 'moved', head: { x: 1, y: 1 }, wrapped: false }, undefined],
  [collection('ammo', 1), 'snake.collect.ammo'],
  [collection('food', 1), 'snake.collect.food'],
  [collection('fuel', 1), 'snake.collect.fuel'],
  [collection('tool', 1), 'snake.collect.tool'],
  [{ type: 'grown', length: 2 }, 'snake.grow'],
  [{ type: 'expired', resource }, 'snake.expire'],
  [{ type: 'wave', wave: 2, enemies: 4 }, 'snake.wave'],
  [{ type: 'clean', chain: 1 }, 'snake.grow'],
  [{ type: 'brushed', enemy }, 'snake.enemyActive'],
  [{ type: 'leftBehind', straggler: enemy }, 'snake.leftBehind'],
  [{ type: 'drivenOff', stragglers: [enemy], all: false }, 'snake.driveOff'],
  [{ type: 'drivenOff', stragglers: [enemy], all: true }, 'snake.sweep'],
  [{ type: 'tailPassed', cell: { x: 1, y: 1 }, points: 25 }, 'snake.collect.tool'],
  [{ type: 'enemyActive', enemy }, 'snake.enemyActive'],
  [{ type: 'died', death: { x: 1, y: 1, cause: 'convoy', enemyId: null } }, 'snake.death'],
];

test.for(effects)('%j plays %s', ([event, effect]) => {
  expect(cueOf(event)?.effect).toBe(effect);
});

test('each kind in the hold raises the pitch of a collection', () => {
  const rates = [1, 2, 3, 4].map((heldCount) => cueOf(collection('ammo', heldCount))?.rate ?? 0);
  expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  expect(new Set(rates).size).toBe(4);
});

test('each clean wave in a row raises the chord, up to the octave', () => {
  const rates = [1, 2, 3, 4, 5].map((chain) => cueOf({ type: 'clean', chain })?.rate);
  expect(rates).toEqual([1, 5 / 4, 3 / 2, 2, 2]);
});
