import { expect, test } from 'vitest';
import { resolutionFor } from './resolution.ts';

test.each([
  { shown: 960, ratio: 1, resolution: 1 },
  { shown: 320, ratio: 3, resolution: 1 },
  { shown: 961, ratio: 1, resolution: 1.5 },
  { shown: 480, ratio: 3, resolution: 1.5 },
  { shown: 960, ratio: 2, resolution: 2 },
  { shown: 1920, ratio: 3, resolution: 2 },
])('960 pixels shown on $shown at $ratio× are drawn at $resolution×', ({ shown, ratio, resolution }) => {
  expect(resolutionFor(shown, 960, ratio, 'full')).toBe(resolution);
  expect(resolutionFor(shown, 960, ratio, 'reduced')).toBe(resolution / 2);
});
