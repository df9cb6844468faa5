import { expect, test } from 'vitest';
import { cueOf } from './cues.ts';
import type { CargoEvent, CargoItem, Drone } from './state.ts';

const light: CargoItem = { id: 1, type: 'SDU', x: 0, y: 0 };
const heavy: CargoItem = { id: 2, type: 'ARCO', x: 0, y: 0 };
const drone: Drone = {
  id: 0,
  x: 0,
  y: 0,
  heading: 'up',
  gaze: 'up',
  mode: 'patrol',
  nextStop: 0,
  isReversed: false,
  ticks: 0,
  lastSeen: 31,
};

const effects: readonly [CargoEvent, string | undefined][] = [
  [{ type: 'levelStarted', level: 2, drones: 10 }, 'cargo.level'],
  [{ type: 'pickedUp', item: light, kilos: 1 }, 'cargo.pickup.light'],
  [{ type: 'pickedUp', item: heavy, kilos: 3 }, 'cargo.pickup.heavy'],
  [{ type: 'refused', item: heavy }, 'cargo.refuse'],
  [{ type: 'delivered', items: [light], points: 100, left: 3 }, 'cargo.deliver'],
  [{ type: 'suspicious', drone }, 'cargo.suspicious'],
  [{ type: 'called', drone }, 'cargo.suspicious'],
  [{ type: 'chase', drone }, 'cargo.chase'],
  [{ type: 'lost', drone }, 'cargo.lost'],
  [{ type: 'cargoPlaced', items: [light] }, undefined],
  [{ type: 'calm', drone }, undefined],
  [{ type: 'woken', drone }, undefined],
  [{ type: 'shaken', drone, seconds: 3 }, 'cargo.shaken'],
  [{ type: 'pulse', drones: [drone] }, 'cargo.pulse'],
  [{ type: 'lowTime', seconds: 30 }, 'cargo.lowTime'],
  [{ type: 'lowTime', seconds: 10 }, 'cargo.tick'],
  [{ type: 'levelComplete', level: 1, seconds: 100, points: 1000 }, 'cargo.complete'],
  [{ type: 'caught', drone }, 'cargo.caught'],
  [{ type: 'timeUp' }, 'cargo.timeUp'],
  [{ type: 'victory' }, 'cargo.victory'],
];

test.for(effects)('%j plays %s', ([event, effect]) => {
  expect(cueOf(event)?.effect).toBe(effect);
});

test('each kilo of the load raises the pitch of a light piece', () => {
  const rates = [1, 2, 3].map((kilos) => cueOf({ type: 'pickedUp', item: light, kilos })?.rate ?? 0);
  expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  expect(new Set(rates).size).toBe(3);
});
