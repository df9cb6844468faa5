import type { EffectId } from '@star-seekers/audio';
import { effects } from '../../sound/effects.ts';
import { master } from '../../sound/mastering.ts';
import { addRoom } from '../../sound/room.ts';
import { samplesOf } from '../../sound/sample-rate.ts';
import type { Player } from '../../sound/score/score.ts';
import { type Take, addLayer, newTake } from '../../sound/take.ts';
import { filter, glide, noise, pluck, saw, shape, sine, swell } from '../../sound/voices.ts';
import { type Hit, SHOTS } from '../timeline.ts';

/** A sound of a cut: its loudness at the loudest moment, and its delay in beats after the cut. */
interface Sound {
  readonly play: (index: number) => Take;
  readonly loudness: number;
  readonly after?: number;
}

/** An effect of the hub or of a game. */
function effect(id: EffectId, loudness: number, after = 0): Sound {
  const found = effects.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`there is no effect ${id}`);
  return {
    loudness,
    after,
    play(index) {
      const take = newTake(found.seconds);
      found.play(take, index % found.variations);
      return take;
    },
  };
}

/** The sounds of each kind of cut. */
const SOUNDS: Readonly<Record<Exclude<Hit, 'snap'>, readonly Sound[]>> = {
  shimmer: [{ play: () => whoosh(3, { from: 500, to: 5200, rise: 0.85 }), loudness: -27 }],
  flyby: [{ play: () => flyPast(2.6), loudness: -15 }],
  slam: [{ play: (index) => burst(index), loudness: -13 }, effect('arena.boss.arrive', -19)],
  cut: [
    { play: (index) => whoosh(0.5, { from: 4800, to: 600, rise: 0.1, seed: index }), loudness: -19 },
    effect('arena.shot', -21, 0.2),
    effect('arena.enemyShot', -21, 0.56),
    effect('arena.explode.small', -18, 0.95),
    effect('arena.shot', -22, 1.28),
  ],
  roll: [effect('dice.roll', -17)],
  land: [effect('dice.land', -12), { play: (index) => burst(index), loudness: -14 }],
  launch: [
    { play: () => whoosh(1.1, { from: 300, to: 6500, rise: 0.9 }), loudness: -16 },
    effect('arena.shipReady', -20),
  ],
  flash: [{ play: (index) => whoosh(0.24, { from: 5200, to: 1400, rise: 0.08, seed: index }), loudness: -20 }],
  jump: [{ play: () => whoosh(1, { from: 250, to: 9000, rise: 0.97 }), loudness: -14 }],
  title: [{ play: (index) => burst(index), loudness: -11.5 }, effect('arena.boss.destroyed', -16)],
};

/** The sounds of the games' cuts, in order. */
const SNAPS: readonly (readonly Sound[])[] = [
  [effect('arena.explode.big', -16), effect('arena.shot', -21, 0.5), effect('arena.shot', -21, 1)],
  [effect('snake.collect.fuel', -18), effect('snake.grow', -18, 1)],
  [effect('memory.flip', -18), effect('memory.match', -17, 1)],
  [effect('quiz.lock', -18), effect('quiz.right', -17, 0.75)],
  [
    effect('puzzle.swap', -18),
    effect('puzzle.swap', -19, 0.42),
    effect('puzzle.swap', -19, 0.84),
    effect('puzzle.place', -17, 1.5),
  ],
  [effect('cargo.pickup.heavy', -17), effect('cargo.chase', -18, 0.5)],
];

/** Plays the sounds of all cuts of the film. */
export function hits(): Player {
  return (stage) => {
    let game = 0;
    for (const [index, shot] of SHOTS.entries()) {
      if (!('hit' in shot)) continue;
      const sounds = shot.hit === 'snap' ? (SNAPS[game++] ?? []) : SOUNDS[shot.hit];
      for (const { play, loudness, after = 0 } of sounds) {
        const take = play(index);
        master(take, loudness);
        stage.stem('hits').add(stage.sampleAt(shot.at + after), take.left, take.right);
      }
    }
  };
}

/** A whoosh of air. @param rise its loudest moment, as a share of its length */
function whoosh(
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
function flyPast(seconds: number): Take {
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
function burst(seed: number): Take {
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
