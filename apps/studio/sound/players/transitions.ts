import { SAMPLE_RATE } from '../sample-rate.ts';
import { hertz } from '../engine/maths.ts';
import type { Stroke } from '../drums/drum.ts';
import { fall, impact, riser, swellBack } from '../drums/transition.ts';
import type { Player } from '../score/score.ts';
import type { Stage } from '../score/stage.ts';
import { rootBetween } from './chords.ts';

function put(stage: Stage, at: number, { left, right }: Stroke, gain: number): void {
  stage.stem('fx').add(at, left, right, gain);
}

/** An impact on the first beat, tuned to the key. */
export function blow(force: number, seconds = 2): Player {
  return (stage, section) => {
    const { chance } = stage.touch('fx', 0, 0);
    put(stage, stage.sampleAt(section.at), impact(chance, hertz(rootBetween(stage.scale.tonic, 24)), seconds), force);
  };
}

/** Rising noise before the next section. @param tone share of a rising tone */
export function riseOut(beats: number, force: number, tone = 0.2): Player {
  return (stage, section) => {
    const { chance } = stage.touch('fx', 0, 0);
    const seconds = stage.secondsOf(beats);
    const sound = riser(chance, seconds, tone, rootBetween(stage.scale.tonic, 40));
    put(stage, stage.sampleAt(section.at + section.beats) - seconds * SAMPLE_RATE, sound, force);
  };
}

/** Falling noise from the first beat on. */
export function fallIn(beats: number, force: number): Player {
  return (stage, section) => {
    const { chance } = stage.touch('fx', 0, 0);
    put(stage, stage.sampleAt(section.at), fall(chance, stage.secondsOf(beats)), force);
  };
}

/** A reversed cymbal before the next section. */
export function swellOut(beats: number, force: number): Player {
  return (stage, section) => {
    const { chance } = stage.touch('fx', 0, 0);
    const seconds = stage.secondsOf(beats);
    put(stage, stage.sampleAt(section.at + section.beats) - seconds * SAMPLE_RATE, swellBack(chance, seconds), force);
  };
}
