import { expect, test } from 'vitest';
import { aimedTumble } from './aimed-tumble.ts';
import { TOSSES } from './die-animation.ts';
import { faceUp } from './faces.ts';
import { landOn, poseAt, restPose, restsAt, startThrow } from './throw.ts';

test.each(TOSSES.map((toss, index) => ({ toss, index })))(
  'throw $index lasts two seconds if the value is known in time',
  ({ toss }) => {
    const state = startThrow(restPose(1), aimedTumble(toss));
    const landing = landOn(state, 4, 200);
    expect(restsAt(landing)).toBe(2000);
    expect(faceUp(poseAt(landing, 2000).rotation).value).toBe(4);
    expect(restsAt(landOn(state, 4, 5000))).toBeGreaterThan(5000);
  },
);
