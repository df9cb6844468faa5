import { expect, test } from 'vitest';
import { aimedTumble } from './aimed-tumble.ts';
import { faceUp } from './faces.ts';
import { landOn, poseAt, restPose, restsAt, startThrow } from './throw.ts';
import { TOSSES } from './tosses.ts';

test.each(TOSSES.map((toss, index) => ({ toss, index })))(
  'throw $index lasts two seconds when the answer is there in time',
  ({ toss }) => {
    const thrown = startThrow(restPose(1), aimedTumble(toss));
    const landing = landOn(thrown, 4, 200);
    expect(restsAt(landing)).toBe(2000);
    expect(faceUp(poseAt(landing, 2000).rotation).value).toBe(4);
    expect(restsAt(landOn(thrown, 4, 5000))).toBeGreaterThan(5000);
  },
);
