import { expect, test } from 'vitest';
import { createFrameClock } from './frame-clock.ts';
import { HitStop, type Occasion, Shake } from './impact.ts';

const FRAME_MS = 1000 / 60;

function framesHeld(weight: number, reducedMotion = false, occasion?: Occasion): number {
  const hitStop = new HitStop();
  const clock = { ...createFrameClock(), deltaMs: FRAME_MS, reducedMotion };
  hitStop.start(weight, occasion);
  let frames = 0;
  while (hitStop.holds(clock)) frames++;
  return frames;
}

test('the picture stops for 30 to 60 ms, and not at all with reduced motion', () => {
  expect(framesHeld(0) * FRAME_MS).toBeLessThanOrEqual(30 + FRAME_MS);
  expect(framesHeld(1) * FRAME_MS).toBeGreaterThanOrEqual(60 - FRAME_MS);
  expect(framesHeld(1) * FRAME_MS).toBeLessThanOrEqual(60 + FRAME_MS);
  expect(framesHeld(1, true)).toBe(0);
});

test('trauma adds up to no more than one, is gone after 120 ms, and reduced motion feels nothing', () => {
  const shake = new Shake();
  const clock = { ...createFrameClock(), deltaMs: FRAME_MS };
  for (let jolt = 0; jolt < 5; jolt++) shake.add(0.8);
  let largest = 0;
  for (let ms = 0; ms < 120; ms += FRAME_MS) {
    clock.nowMs += FRAME_MS;
    shake.advance(clock);
    largest = Math.max(largest, Math.hypot(shake.offset.x, shake.offset.y));
  }
  expect(largest).toBeGreaterThan(1);
  expect(largest).toBeLessThan(13);
  shake.advance(clock);
  expect(Math.hypot(shake.offset.x, shake.offset.y)).toBe(0);
  shake.add(1);
  shake.advance({ ...clock, reducedMotion: true });
  expect(Math.hypot(shake.offset.x, shake.offset.y)).toBe(0);
});

test('a set piece may stop the picture for 400 ms, and not at all with reduced motion', () => {
  expect(framesHeld(1, false, 'setPiece') * FRAME_MS).toBeGreaterThan(380);
  expect(framesHeld(9, false, 'setPiece') * FRAME_MS).toBeLessThanOrEqual(400 + FRAME_MS);
  expect(framesHeld(1, true, 'setPiece')).toBe(0);
});

test('a set piece may shake by 14 px for 400 ms, and what comes after it is ordinary again', () => {
  const shake = new Shake();
  const clock = { ...createFrameClock(), deltaMs: FRAME_MS };
  const shakeFor = (ms: number) => {
    let largest = 0;
    for (let at = 0; at < ms; at += FRAME_MS) {
      clock.nowMs += FRAME_MS;
      shake.advance(clock);
      largest = Math.max(largest, Math.abs(shake.offset.x), Math.abs(shake.offset.y));
    }
    return largest;
  };
  shake.add(1, 'setPiece');
  shake.add(1);
  expect(shakeFor(300)).toBeGreaterThan(9);
  expect(Math.hypot(shake.offset.x, shake.offset.y)).toBeGreaterThan(0);
  expect(shakeFor(120)).toBeLessThanOrEqual(14);
  expect(shake.offset.x).toBe(0);
  shake.add(1);
  expect(shakeFor(120)).toBeLessThanOrEqual(9);
  shake.add(1, 'setPiece');
  shake.advance({ ...clock, reducedMotion: true });
  expect(shake.offset.x).toBe(0);
});
