import { phrase } from '../phrase.ts';
import { addRoom } from '../room.ts';
import { type Effect, addLayer } from '../take.ts';
import { bell, filter, glide, noise, pentatonic, pluck, saw, shape, sine, swell } from '../voices.ts';

/** A falling tritone, high enough for a phone. */
const WRONG_HZ = [1480, 1046.5] as const;

/** Sounds of Lore Master. */
export const quizEffects: readonly Effect[] = [
  {
    id: 'quiz.question',
    seconds: 0.9,
    loudnessDb: -21,
    variations: 2,
    play(take, variation) {
      const rush = filter(noise(3001 + variation), 'band', glide(700, 5200 - variation * 900, 0.1), 1.2);
      addLayer(take, shape(rush, swell(0.06, 0.18, 0.28)), { seconds: 0.28, gain: 0.5 });
      for (const [index, step] of [-2, 0].entries()) {
        addLayer(take, bell(pentatonic(step), { ratio: 2, index: 1 + variation * 0.5, tau: 0.2 }), {
          at: 0.12 + index * 0.07,
          seconds: 0.6,
          pan: index * 0.5 - 0.25,
          gain: 0.6,
        });
      }
      addRoom(take, 0.2, 0.74);
    },
  },
  {
    id: 'quiz.lock',
    seconds: 0.45,
    loudnessDb: -21,
    variations: 3,
    play(take, variation) {
      // A bolt, then a bell.
      const bolt = filter(noise(3101 + variation), 'band', 2100 + variation * 450, 1.4);
      addLayer(take, shape(bolt, pluck(0.0006, 0.012)), { seconds: 0.1, gain: 0.9 });
      addLayer(take, shape(sine(glide(420, 180 + variation * 12, 0.02), 0.5), pluck(0.001, 0.045)), {
        seconds: 0.3,
        gain: 0.8,
      });
      addLayer(take, shape(sine(pentatonic(1), 0.3), pluck(0.004, 0.06)), { at: 0.04, seconds: 0.3, gain: 0.3 });
      addRoom(take, 0.1, 0.64);
    },
  },
  {
    id: 'quiz.right',
    seconds: 1.2,
    loudnessDb: -17,
    variations: 3,
    play(take, variation) {
      for (const [index, step] of [0, 2].entries()) {
        addLayer(take, bell(pentatonic(step), { ratio: 3.5, index: 1.2 + variation * 0.4, tau: 0.26 }), {
          at: index * 0.075,
          seconds: 1,
          pan: index * 0.5 - 0.25,
        });
      }
      const spark = filter(noise(3201 + variation), 'high', 5600 - variation * 500);
      addLayer(take, shape(spark, pluck(0.004, 0.05)), { at: 0.07, seconds: 0.25, gain: 0.16 });
      addRoom(take, 0.24, 0.76);
    },
  },
  {
    id: 'quiz.wrong',
    seconds: 0.75,
    loudnessDb: -18,
    variations: 2,
    play(take, variation) {
      for (const [index, note] of WRONG_HZ.entries()) {
        const reed = filter(saw(note * (1 + variation * 0.012)), 'low', 3900 - index * 500, 1);
        addLayer(take, shape(reed, swell(0.006, 0.1, 0.16 + index * 0.1)), {
          at: index * 0.13,
          seconds: 0.16 + index * 0.1,
          pan: index * 0.3 - 0.15,
          gain: 0.6,
        });
      }
      addLayer(take, shape(sine(glide(190, 96, 0.08), 0.6), pluck(0.003, 0.12)), {
        at: 0.13,
        seconds: 0.5,
        gain: 0.6,
      });
      addRoom(take, 0.14, 0.66);
    },
  },
  {
    id: 'quiz.strike',
    seconds: 1.1,
    loudnessDb: -15,
    variations: 1,
    play(take) {
      addLayer(take, shape(sine(glide(260, 58, 0.045), 0.6), pluck(0.001, 0.2)), { seconds: 0.9 });
      const clang = bell(311, { ratio: 1.41, index: 2.6, tau: 0.22 });
      addLayer(take, clang, { seconds: 0.9, gain: 0.6 });
      addLayer(take, shape(filter(noise(3301), 'band', 2600, 1.2), pluck(0.0006, 0.03)), {
        seconds: 0.2,
        gain: 0.7,
      });
      addRoom(take, 0.22, 0.76);
    },
  },
  phrase('quiz.timeout', [0, -2, -4], { gap: 0.15, tau: 0.3, loudnessDb: -17, low: true }),
  phrase('quiz.tick', [0], { gap: 0.05, tau: 0.045, loudnessDb: -24 }),
  phrase('quiz.pass', [0, 2, 3, 5, 7, 10], { gap: 0.12, tau: 0.7, loudnessDb: -14, low: true }),
  phrase('quiz.fail', [2, 0, -2, -4, -5], { gap: 0.22, tau: 0.5, loudnessDb: -16, low: true }),
];
