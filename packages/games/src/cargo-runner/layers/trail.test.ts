import { expect, test } from 'vitest';
import { Trail } from './trail.ts';

const LEFT = { x: -1, y: 0 };

function placeAt(trail: Trail, distance: number) {
  const place = { x: 0, y: 0 };
  trail.at(distance, place);
  return { x: Math.round(place.x), y: Math.round(place.y) };
}

test('the trail lies behind the ship before any movement', () => {
  const trail = new Trail();
  trail.add(100, 100, LEFT);
  expect(placeAt(trail, 30)).toEqual({ x: 70, y: 100 });
});

test('the trail follows round a corner', () => {
  const trail = new Trail();
  trail.add(100, 100, LEFT);
  for (let x = 102; x <= 140; x += 2) trail.add(x, 100, LEFT);
  for (let y = 102; y <= 110; y += 2) trail.add(140, y, LEFT);
  expect(placeAt(trail, 5)).toEqual({ x: 140, y: 105 });
  expect(placeAt(trail, 30)).toEqual({ x: 120, y: 100 });
});

test('after a turn on the spot the trail lies behind the ship again', () => {
  const trail = new Trail();
  trail.add(100, 100, LEFT);
  for (let x = 102; x <= 140; x += 2) trail.add(x, 100, LEFT);
  for (let x = 138; x >= 60; x -= 2) trail.add(x, 100, LEFT);
  expect(placeAt(trail, 30)).toEqual({ x: 90, y: 100 });
});

test('a jump starts the trail again', () => {
  const trail = new Trail();
  trail.add(100, 100, LEFT);
  trail.add(500, 300, LEFT);
  expect(placeAt(trail, 30)).toEqual({ x: 470, y: 300 });
});
