import type { StereoLoop } from './engine/stereo-loop.ts';
import { master } from './mix/master.ts';
import { mixdown } from './mix/mixdown.ts';
import { type Score, Stage } from './score/score.ts';

/** Performs, mixes and masters a score as a loop without a seam. The same score gives the same samples. */
export function perform(score: Score): StereoLoop {
  const stage = new Stage(score);
  stage.perform();
  const echoSamples = Math.round(stage.samplesPerBeat * 0.75);
  return master(mixdown(stage.stems, score.mix, { kicks: stage.kicks, echoSamples }), score.master);
}
