import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { StereoLoop } from './engine/stereo-loop.ts';
import { seamClick } from './measure/seam.ts';
import { perform } from './perform.ts';
import type { Score } from './score/score.ts';
import { fullBurn } from './tracks/full-burn.ts';

/** One bar with all parts. */
const excerpt: Score = { ...fullBurn, harmony: { ...fullBurn.harmony, tag: 'Em' }, form: fullBurn.form.slice(-1) };

const fingerprint = ({ left, right }: StereoLoop) => createHash('sha256').update(left).update(right).digest('hex');

it('gives the same samples every time, and a loop without a seam', () => {
  const first = perform(excerpt);
  expect(first.length).toBe((4 * 60 * 48_000) / 144);
  expect(fingerprint(perform(excerpt))).toBe(fingerprint(first));
  expect(seamClick(first)).toBeLessThan(6);
});
