import type { EffectId } from '@star-seekers/audio';
import { addRoom } from '../room.ts';
import { type Effect, addLayer } from '../take.ts';
import { bell, filter, glide, noise, pentatonic, pluck, saw, shape, sine, swell } from '../voices.ts';

/** Each resource has a pitch and a colour of its own. */
const RESOURCES: readonly ResourceSound[] = [
  { id: 'snake.collect.ammo', step: 0, ratio: 3.5, grit: 0.5 },
  { id: 'snake.collect.food', step: 1, ratio: 2, grit: 0.12 },
  { id: 'snake.collect.fuel', step: 2, ratio: 1.41, grit: 0.3 },
  { id: 'snake.collect.tool', step: 3, ratio: 5.2, grit: 0.4 },
];

/** Sounds of Space Snake. */
export const snakeEffects: readonly Effect[] = [
  {
    id: 'snake.turn',
    seconds: 0.16,
    loudnessDb: -27,
    variations: 4,
    play(take, variation) {
      const puff = filter(
        noise(101 + variation),
        'band',
        glide(4200 - variation * 500, 1200 + variation * 300, 0.03),
        1,
      );
      addLayer(take, shape(puff, pluck(0.004, 0.028)), { seconds: 0.16, pan: variation * 0.2 - 0.3 });
    },
  },
  ...RESOURCES.map(collect),
  {
    id: 'snake.grow',
    seconds: 1.5,
    loudnessDb: -15.5,
    variations: 2,
    play(take, variation) {
      for (const [index, step] of [0, 2, 3, 5].entries()) {
        addLayer(take, bell(pentatonic(step), { tau: 0.4, index: 1.8 + variation * 0.5 }), {
          at: index * 0.07,
          seconds: 1.1,
          pan: (variation === 0 ? 1 : -1) * (index * 0.3 - 0.45),
          gain: 0.7,
        });
      }
      // A new ship docks.
      addLayer(take, shape(sine(glide(320, 110, 0.05), 0.5), pluck(0.002, 0.1)), {
        at: 0.28,
        seconds: 0.5,
        gain: 0.7,
      });
      addLayer(take, shape(filter(noise(301 + variation), 'band', 1700, 1.3), pluck(0.001, 0.03)), {
        at: 0.28,
        seconds: 0.2,
        gain: 0.4,
      });
      addRoom(take, 0.28, 0.8);
    },
  },
  {
    id: 'snake.expire',
    seconds: 0.5,
    loudnessDb: -25,
    variations: 2,
    play(take, variation) {
      addLayer(take, shape(sine(glide(900 - variation * 90, 380, 0.12), 0.2), pluck(0.01, 0.09)), { seconds: 0.45 });
      const fizzle = filter(noise(401 + variation), 'high', 4500 - variation * 600);
      addLayer(take, shape(fizzle, pluck(0.01, 0.07)), { seconds: 0.4, gain: 0.22 });
    },
  },
  {
    id: 'snake.wave',
    seconds: 1.4,
    loudnessDb: -18,
    variations: 2,
    play(take, variation) {
      const sweep = filter(saw(pentatonic(-5) * (1 + variation * 0.004)), 'low', glide(400, 3200, 0.35), 1.1);
      addLayer(take, shape(sweep, swell(0.2, 0.6, 1.1)), { seconds: 1.1, pan: -0.2, gain: 0.6 });
      const fifth = filter(saw(pentatonic(-2) * (1 - variation * 0.003)), 'low', glide(300, 2600, 0.4), 1.1);
      addLayer(take, shape(fifth, swell(0.3, 0.5, 1.1)), { seconds: 1.1, pan: 0.2, gain: 0.5 });
      addRoom(take, 0.25, 0.8);
    },
  },
  {
    id: 'snake.enemyActive',
    seconds: 0.7,
    loudnessDb: -23,
    variations: 3,
    play(take, variation) {
      // A low minor second.
      const root = 196 + variation * 11;
      for (const [index, detune] of [1, 1.0595].entries()) {
        const hum = filter(saw(root * detune), 'low', glide(2600, 700, 0.1), 1.2);
        addLayer(take, shape(hum, pluck(0.008, 0.13)), { seconds: 0.6, pan: index * 0.6 - 0.3, gain: 0.6 });
      }
      addRoom(take, 0.15, 0.7);
    },
  },
  {
    id: 'snake.leftBehind',
    seconds: 0.9,
    loudnessDb: -20,
    variations: 2,
    play(take, variation) {
      // Something locks in place, then growls.
      addLayer(take, shape(filter(noise(501 + variation), 'band', 900, 1.6), pluck(0.001, 0.02)), { seconds: 0.15 });
      const growl = filter(saw(glide(98 + variation * 9, 82, 0.2)), 'low', glide(1400, 420, 0.25), 1.3);
      addLayer(take, shape(growl, swell(0.05, 0.4, 0.75)), { at: 0.05, seconds: 0.75 });
      addRoom(take, 0.18, 0.7);
    },
  },
  {
    id: 'snake.driveOff',
    seconds: 0.6,
    loudnessDb: -20,
    variations: 2,
    play(take, variation) {
      const rush = filter(noise(521 + variation), 'band', glide(700, 3600 + variation * 500, 0.14), 1.4);
      addLayer(take, shape(rush, swell(0.08, 0.22, 0.4)), { seconds: 0.4, pan: variation * 0.4 - 0.2 });
      addLayer(take, bell(pentatonic(4), { ratio: 2, tau: 0.14 }), { at: 0.1, seconds: 0.45, gain: 0.5 });
    },
  },
  {
    id: 'snake.sweep',
    seconds: 2,
    loudnessDb: -14.5,
    variations: 1,
    play(take) {
      // One full chord, and a rush that runs over the field.
      for (const [index, step] of [-5, 0, 2, 3, 5].entries()) {
        addLayer(take, bell(pentatonic(step), { ratio: 2, index: 1.4, tau: 0.7 }), {
          seconds: 1.8,
          pan: index * 0.35 - 0.7,
          gain: 0.7,
        });
      }
      const rush = filter(noise(541), 'band', glide(400, 5200, 0.35), 1.1);
      addLayer(take, shape(rush, swell(0.1, 0.7, 1)), { seconds: 1, gain: 0.35 });
      addRoom(take, 0.3, 0.85);
    },
  },
  {
    id: 'snake.death',
    seconds: 2.6,
    loudnessDb: -10.5,
    variations: 2,
    play(take, variation) {
      // Three bursts along the convoy, then a falling low tone.
      for (const [burst, at] of [0, 0.14, 0.31].entries()) {
        const blast = filter(noise(701 + burst * 7 + variation), 'low', glide(7000 - burst * 1400, 240, 0.16), 0.9);
        addLayer(take, shape(blast, pluck(0.002, 0.2 + burst * 0.06)), {
          at,
          seconds: 1.4,
          pan: burst * 0.4 - 0.4,
          gain: 0.8 - burst * 0.12,
        });
        addLayer(take, shape(filter(noise(801 + burst), 'band', 3600, 1.2), pluck(0.0005, 0.03)), {
          at,
          seconds: 0.2,
          gain: 0.5,
        });
      }
      addLayer(take, shape(sine(glide(119, 27, 0.22), 0.5), pluck(0.004, 0.5)), { seconds: 2, gain: 1.1 });
      const debris = filter(noise(911 + variation), 'band', 2200, 2.4);
      addLayer(take, shape(debris, swell(0.5, 1.2, 2)), { at: 0.3, seconds: 2, gain: 0.1 });
      addRoom(take, 0.3, 0.85);
    },
  },
];

function collect({ id, step, ratio, grit }: ResourceSound): Effect {
  return {
    id,
    seconds: 0.75,
    loudnessDb: -18,
    variations: 3,
    play(take, variation) {
      const bright = 1.1 + variation * 0.55;
      addLayer(take, bell(pentatonic(step), { ratio, index: bright, tau: 0.13 }), { seconds: 0.5, pan: -0.15 });
      // A second bell, a fourth higher and 62 ms later.
      addLayer(take, bell(pentatonic(step) * 1.3348, { ratio, index: bright, tau: 0.2 }), {
        at: 0.062,
        seconds: 0.6,
        pan: 0.15,
      });
      const scoop = filter(noise(201 + step * 10 + variation), 'band', 1900 + step * 700 + variation * 450, 1.2);
      addLayer(take, shape(scoop, pluck(0.0008, 0.016)), { seconds: 0.12, gain: grit });
      addRoom(take, 0.16, 0.68);
    },
  };
}

/** The distinct sound of a resource. */
interface ResourceSound {
  readonly id: EffectId;
  /** Step of the pentatonic. */
  readonly step: number;
  /** Ratio of the bell's modulator frequency to its own. */
  readonly ratio: number;
  /** Share of noise in the stroke, 0 to 1. */
  readonly grit: number;
}
