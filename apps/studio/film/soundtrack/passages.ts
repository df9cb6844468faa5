import { addRoom } from '../../sound/room.ts';
import { samplesOf } from '../../sound/sample-rate.ts';
import { type Take, addLayer, newTake } from '../../sound/take.ts';
import { filter, glide, noise, pluck, saw, shape, sine, swell } from '../../sound/voices.ts';

/** A whoosh of air. @param rise its loudest moment, as a share of its length */
export function whoosh(
  seconds: number,
  { from, to, rise, seed = 1 }: { from: number; to: number; rise: number; seed?: number },
): Take {
  const take = newTake(seconds + 0.4);
  const corner = (time: number) => from * Math.exp(Math.min(1, time / seconds) * Math.log(to / from));
  const envelope = (time: number) => {
    const share = time / seconds;
    if (share >= 1) return 0;
    return share < rise ? (share / rise) * (share / rise) : ((1 - share) / (1 - rise)) * ((1 - share) / (1 - rise));
  };
  for (const side of [-1, 1]) {
    const air = filter(noise(4001 + seed * 7 + side), 'band', (time) => corner(time) * (1 + side * 0.06), 1.3);
    addLayer(take, shape(air, envelope), { seconds, pan: side * 0.75 });
  }
  addRoom(take, 0.2, 0.7);
  return take;
}

/** A ship that passes from left to right; its pitch falls as it passes. */
export function flyPast(seconds: number): Take {
  const take = newTake(seconds);
  const passing = seconds * 0.24;
  const near = (time: number) => 1 / (1 + 26 * (time - passing) * (time - passing));
  const bend = (time: number) => 1.34 - 0.34 * (1 / (1 + Math.exp(-(time - passing) * 11)));
  for (const hertz of [92, 93.1, 138.6, 46]) {
    const engine = filter(
      saw((time) => hertz * bend(time)),
      'low',
      (time) => 500 + 3800 * near(time),
      1.1,
    );
    addLayer(take, shape(engine, near), { seconds, gain: 0.5 });
  }
  const jet = filter(noise(4101), 'band', (time) => 700 + 3600 * near(time) * bend(time), 0.9);
  addLayer(take, shape(jet, near), { seconds, gain: 0.9 });
  // Pans from left to right at constant power.
  for (let index = 0; index < take.left.length; index++) {
    const place = Math.atan((index / samplesOf(1) - passing) * 5) / Math.PI + 0.5;
    const angle = (place * Math.PI) / 2;
    take.left[index] = (take.left[index] ?? 0) * Math.cos(angle) * 1.4;
    take.right[index] = (take.right[index] ?? 0) * Math.sin(angle) * 1.4;
  }
  addRoom(take, 0.25, 0.8);
  return take;
}

/** An impact with debris, for titles. */
export function burst(seed: number): Take {
  const seconds = 1.9;
  const take = newTake(seconds);
  addLayer(take, shape(filter(noise(4201 + seed), 'low', glide(9000, 240, 0.13), 0.9), pluck(0.001, 0.16)), {
    seconds: 1.2,
  });
  addLayer(take, shape(sine(glide(150, 41, 0.09), 0.5), pluck(0.002, 0.42)), { seconds, gain: 1.1 });
  for (let crack = 0; crack < 5; crack++) {
    const grit = filter(noise(4301 + seed * 11 + crack), 'band', 1500 + crack * 620, 2);
    addLayer(take, shape(grit, pluck(0.001, 0.03 + crack * 0.008)), {
      at: 0.02 + crack * 0.047,
      seconds: 0.3,
      pan: ((crack * 3) % 5) / 2.5 - 0.8,
      gain: 0.4 - crack * 0.05,
    });
  }
  addLayer(take, shape(filter(saw(73.4), 'low', glide(2600, 300, 0.3), 1.2), swell(0.004, 0.9, 1.1)), {
    seconds: 1.1,
    gain: 0.35,
  });
  addRoom(take, 0.32, 0.86);
  return take;
}
