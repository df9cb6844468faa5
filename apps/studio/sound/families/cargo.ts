import { phrase } from '../phrase.ts';
import { addRoom } from '../room.ts';
import { type Effect, addLayer } from '../take.ts';
import { bell, filter, glide, noise, pentatonic, pluck, saw, shape, sine, swell } from '../voices.ts';

/** A drone's siren of two tones, higher for a more alarmed drone. */
function voice(id: Effect['id'], from: number, to: number, loudnessDb: number): Effect {
  return {
    id,
    seconds: 0.62,
    loudnessDb,
    variations: 3,
    play(take, variation) {
      const lift = 1 + variation * 0.03;
      for (const [index, frequency] of [from, to].entries()) {
        const tone = filter(saw(frequency * lift), 'band', frequency * 3, 1.4);
        addLayer(take, shape(tone, swell(0.01, 0.06, 0.17)), {
          at: index * 0.17,
          seconds: 0.17,
          pan: index * 0.4 - 0.2,
        });
      }
      addRoom(take, 0.2, 0.7);
    },
  };
}

/** Sounds of Cargo Runner. */
export const cargoEffects: readonly Effect[] = [
  {
    id: 'cargo.pickup.light',
    seconds: 0.55,
    loudnessDb: -18,
    variations: 3,
    play(take, variation) {
      addLayer(take, bell(pentatonic(2), { ratio: 3 + variation * 0.5, index: 1.2, tau: 0.14 }), { seconds: 0.5 });
      const clamp = filter(noise(1101 + variation), 'band', 2600 + variation * 300, 1.4);
      addLayer(take, shape(clamp, pluck(0.001, 0.02)), { seconds: 0.12, gain: 0.5 });
      addRoom(take, 0.14, 0.68);
    },
  },
  {
    id: 'cargo.pickup.heavy',
    seconds: 0.9,
    loudnessDb: -15,
    variations: 2,
    play(take, variation) {
      addLayer(take, shape(sine(glide(210 - variation * 20, 62, 0.07), 0.6), pluck(0.002, 0.16)), { seconds: 0.7 });
      addLayer(take, bell(pentatonic(-5), { ratio: 1.41, index: 2.2, tau: 0.24 }), {
        at: 0.03,
        seconds: 0.8,
        gain: 0.7,
      });
      addLayer(take, shape(filter(noise(1151 + variation), 'band', 1300, 1.2), pluck(0.001, 0.05)), {
        seconds: 0.25,
        gain: 0.5,
      });
      addRoom(take, 0.2, 0.75);
    },
  },
  {
    id: 'cargo.refuse',
    seconds: 0.4,
    loudnessDb: -20,
    variations: 2,
    play(take, variation) {
      for (const at of [0, 0.1]) {
        const thud = filter(saw(128 - variation * 9), 'low', 620, 1.1);
        addLayer(take, shape(thud, pluck(0.003, 0.05)), { at, seconds: 0.2 });
      }
    },
  },
  {
    id: 'cargo.deliver',
    seconds: 1.4,
    loudnessDb: -14.5,
    variations: 2,
    play(take, variation) {
      for (const [index, step] of [0, 2, 4].entries()) {
        addLayer(take, bell(pentatonic(step), { ratio: 2, index: 1.5 + variation * 0.4, tau: 0.34 }), {
          at: index * 0.08,
          seconds: 1.1,
          pan: index * 0.3 - 0.3,
          gain: 0.8,
        });
      }
      const lift = filter(noise(1201 + variation), 'band', glide(600, 4200, 0.3), 1.6);
      addLayer(take, shape(lift, swell(0.15, 0.4, 0.7)), { seconds: 0.7, gain: 0.14 });
      addRoom(take, 0.26, 0.8);
    },
  },
  voice('cargo.suspicious', 440, 494, -22),
  voice('cargo.chase', 740, 988, -15),
  voice('cargo.lost', 392, 294, -24),
  {
    id: 'cargo.shaken',
    seconds: 1,
    loudnessDb: -17,
    variations: 2,
    play(take, variation) {
      // The siren's two tones come to rest, under a breath out.
      for (const [index, step] of [3, 0].entries()) {
        addLayer(take, bell(pentatonic(step), { ratio: 2 + variation, index: 0.9, tau: 0.3 }), {
          at: index * 0.14,
          seconds: 0.8,
          pan: index * 0.4 - 0.2,
        });
      }
      const breath = filter(noise(1231 + variation), 'band', glide(2600, 500, 0.3), 1.1);
      addLayer(take, shape(breath, swell(0.06, 0.5, 0.7)), { seconds: 0.7, gain: 0.3 });
      addRoom(take, 0.25, 0.8);
    },
  },
  {
    id: 'cargo.pulse',
    seconds: 1.1,
    loudnessDb: -13,
    variations: 2,
    play(take, variation) {
      addLayer(take, shape(sine(glide(330 - variation * 20, 46, 0.09), 0.6), pluck(0.002, 0.26)), { seconds: 0.9 });
      const ring = filter(noise(1251 + variation), 'band', glide(5200, 700, 0.16), 1.3);
      addLayer(take, shape(ring, pluck(0.004, 0.18)), { seconds: 0.7, gain: 0.55 });
      addLayer(take, shape(saw(glide(1500, 180, 0.1)), pluck(0.002, 0.07)), { seconds: 0.35, gain: 0.25 });
      addRoom(take, 0.3, 0.82);
    },
  },
  phrase('cargo.lowTime', [0, -2, 0, -2], { gap: 0.18, tau: 0.16, loudnessDb: -16 }),
  phrase('cargo.tick', [1], { gap: 0.05, tau: 0.05, loudnessDb: -20 }),
  phrase('cargo.level', [-5, -3, 0], { gap: 0.14, tau: 0.4, loudnessDb: -18, low: true }),
  phrase('cargo.complete', [0, 2, 3, 5], { gap: 0.12, tau: 0.5, loudnessDb: -14, low: true }),
  {
    id: 'cargo.caught',
    seconds: 1.8,
    loudnessDb: -11,
    variations: 1,
    play(take) {
      const buzz = filter(saw(glide(220, 92, 0.3)), 'low', glide(3600, 500, 0.35), 1.2);
      addLayer(take, shape(buzz, swell(0.01, 0.7, 1.1)), { seconds: 1.1 });
      addLayer(take, shape(filter(noise(1301), 'low', glide(5200, 260, 0.2), 0.9), pluck(0.002, 0.22)), {
        at: 0.3,
        seconds: 1.1,
        gain: 0.8,
      });
      addLayer(take, shape(sine(glide(140, 34, 0.2), 0.5), pluck(0.003, 0.35)), { at: 0.3, seconds: 1.3 });
      addRoom(take, 0.3, 0.82);
    },
  },
  phrase('cargo.timeUp', [0, -2, -4, -5], { gap: 0.26, tau: 0.5, loudnessDb: -15, low: true }),
  phrase('cargo.victory', [0, 2, 3, 5, 7, 10], { gap: 0.14, tau: 0.7, loudnessDb: -12, low: true }),
];
