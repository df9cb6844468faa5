import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { DEVICE } from '@star-seekers/art/device';
import { hub } from '@star-seekers/art/hub';
import { PATHS } from '../../paths.ts';

const FILES = ['device.avif', 'device.webp'];
const LARGEST_BYTES = 60 * 1024;
/** Maximum coverage of the screen by light on the glass. */
const GLASS = 0.2;
/** Maximum coverage near the edge of the screen, which is darker. */
const EDGE = 0.4;
/** Minimum coverage of the body, with losses of the encoding. */
const SOLID = 0.8;

const { picture, screen, body } = DEVICE;
let alpha: Buffer;

beforeAll(async () => {
  alpha = await sharp(join(PATHS.pictures, 'hub/device.webp')).ensureAlpha().extractChannel(3).raw().toBuffer();
});

/** Coverage of the picture at a place, measured from the middle of the body. */
function cover(x: number, y: number): number {
  const { width, height } = hub.device;
  const column = Math.floor((x / picture.width + 0.5) * width);
  const row = Math.floor(((y - picture.below) / picture.height + 0.5) * height);
  return alpha[row * width + column] / 255;
}

it('shows the whole screen through its glass, and its frame is opaque', () => {
  const [right, down] = [screen.width / 2, screen.height / 2];
  for (const [x, y] of [
    [0, -down + EDGE],
    [0, 0],
    [0, down - EDGE],
    [EDGE - right, 0],
    [right - EDGE, 0],
  ] as const)
    expect(cover(x, y + screen.below), `screen at ${x}, ${y}`).toBeLessThan(GLASS);
  for (const [x, y] of [
    [0, -down - 0.1],
    [0, down + 0.1],
    [-right - 0.1, 0],
    [right + 0.1, 0],
    [0.1 - right, 0.1 - down],
    [right - 0.1, down - 0.1],
  ] as const)
    expect(cover(x, y + screen.below), `frame at ${x}, ${y}`).toBeGreaterThan(SOLID);
});

it('has a transparent margin and the aspect ratio of the page', () => {
  const [right, down] = [picture.width / 2 - 0.05, picture.height / 2 - 0.05];
  const rim = [-1, -0.5, 0, 0.5, 1].flatMap((share) => [
    cover(share * right, picture.below - down),
    cover(share * right, picture.below + down),
    cover(-right, picture.below + share * down),
    cover(right, picture.below + share * down),
  ]);
  expect(Math.max(...rim)).toBeLessThan(0.04);
  expect(hub.device.width / hub.device.height).toBeCloseTo(picture.width / picture.height, 2);
  expect(screen.width / screen.height).toBe(0.5);
  expect(screen.width).toBeLessThan(body.width);
});

it.each(FILES)('%s is within the size limit', (file) => {
  expect(readFileSync(join(PATHS.pictures, 'hub', file)).length).toBeLessThanOrEqual(LARGEST_BYTES);
});
