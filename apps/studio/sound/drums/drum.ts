import { SAMPLE_RATE } from '../sample-rate.ts';
import { fadeOut } from '../engine/envelope.ts';
import { Chance } from '../engine/random.ts';
import { type StereoLoop, panGains } from '../engine/stereo-loop.ts';

/** One stroke, at full strength. */
export interface Stroke {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Makes one stroke; `chance` provides its random variation. */
export type StrokeMaker = (chance: Chance) => Stroke;

/** A sample of both channels by time in seconds. */
export type StereoSample = (time: number) => readonly [left: number, right: number];

/** Number of different strokes of a drum; more would be inaudible. */
const STROKES = 6;

/** A drum: its strokes are rendered once and played in random order. */
export class Drum {
  readonly #name: string;
  readonly #make: StrokeMaker;
  readonly #strokes: Stroke[] = [];

  constructor(name: string, make: StrokeMaker) {
    this.#name = name;
    this.#make = make;
  }

  /** @param chance random stream of the stroke */
  hit(
    loop: StereoLoop,
    at: number,
    { velocity, place, chance }: { velocity: number; place: number; chance: Chance },
  ): void {
    const which = chance.below(STROKES);
    const stroke = (this.#strokes[which] ??= this.#make(new Chance(`${this.#name}/${which}`)));
    const [toLeft, toRight] = panGains(place);
    loop.add(at, stroke.left, stroke.right, velocity * toLeft, velocity * toRight);
  }
}

/** Records a stroke of a length in seconds. */
export function record(seconds: number, sample: StereoSample): Stroke {
  const length = Math.round(seconds * SAMPLE_RATE);
  const stroke = { left: new Float32Array(length), right: new Float32Array(length) };
  for (let index = 0; index < length; index++) {
    const [left, right] = sample(index / SAMPLE_RATE);
    stroke.left[index] = left;
    stroke.right[index] = right;
  }
  fadeOut(stroke.left, 480);
  fadeOut(stroke.right, 480);
  return stroke;
}
