import { phrase } from '../phrase.ts';
import { addRoom } from '../room.ts';
import { type Effect, addLayer } from '../take.ts';
import { bell, filter, glide, noise, pentatonic, pluck, saw, shape, sine, swell } from '../voices.ts';

/** Sounds of the hub: short, dry and quiet, because they are frequent; only results have reverb. */
export const interfaceEffects: readonly Effect[] = [
  {
    id: 'ui.click',
    seconds: 0.12,
    loudnessDb: -28,
    variations: 3,
    play(take, variation) {
      const tick = filter(noise(11 + variation), 'band', 3100 + variation * 900, 1.6);
      addLayer(take, shape(tick, pluck(0.0005, 0.006)), { seconds: 0.06, gain: 0.9 });
      addLayer(take, shape(sine(940 + variation * 70), pluck(0.001, 0.014)), { seconds: 0.1, gain: 0.5 });
    },
  },
  {
    id: 'ui.confirm',
    seconds: 0.7,
    loudnessDb: -20,
    variations: 1,
    play(take) {
      addLayer(take, bell(pentatonic(0), { tau: 0.18 }), { seconds: 0.6, pan: -0.2 });
      addLayer(take, bell(pentatonic(3), { tau: 0.22 }), { at: 0.085, seconds: 0.6, pan: 0.2 });
      addRoom(take, 0.18, 0.7);
    },
  },
  {
    id: 'ui.error',
    seconds: 0.6,
    loudnessDb: -18,
    variations: 1,
    play(take) {
      const [first, tritoneDown] = [1174.7, 830.6];
      addLayer(take, shape(filter(saw(first), 'low', 3800), pluck(0.004, 0.07)), { seconds: 0.25, gain: 0.6 });
      addLayer(take, shape(filter(saw(tritoneDown), 'low', 3200), pluck(0.004, 0.11)), {
        at: 0.12,
        seconds: 0.4,
        gain: 0.7,
      });
      addRoom(take, 0.1, 0.6);
    },
  },
  {
    id: 'ui.countdown',
    seconds: 0.4,
    loudnessDb: -20,
    variations: 1,
    play(take) {
      addLayer(take, shape(sine(pentatonic(0), 0.5), pluck(0.002, 0.075)), { seconds: 0.35 });
      addLayer(take, shape(filter(noise(5), 'high', 5200), pluck(0.0005, 0.008)), { seconds: 0.06, gain: 0.25 });
    },
  },
  {
    id: 'ui.go',
    seconds: 1.1,
    loudnessDb: -16,
    variations: 1,
    play(take) {
      for (const [index, step] of [0, 2, 5].entries()) {
        addLayer(take, bell(pentatonic(step), { tau: 0.4, index: 2 }), {
          seconds: 1,
          pan: index * 0.4 - 0.4,
          gain: 0.7,
        });
      }
      const rush = filter(noise(9), 'band', glide(900, 6500, 0.12), 1.2);
      addLayer(take, shape(rush, swell(0.05, 0.3, 0.42)), { seconds: 0.42, gain: 0.5 });
      addRoom(take, 0.25, 0.8);
    },
  },
  {
    id: 'result.count',
    seconds: 0.1,
    loudnessDb: -27,
    variations: 3,
    play(take, variation) {
      addLayer(take, shape(sine(pentatonic(5 + variation), 0.3), pluck(0.001, 0.018)), { seconds: 0.1 });
    },
  },
  {
    id: 'result.best',
    seconds: 2.6,
    loudnessDb: -14,
    variations: 1,
    play(take) {
      for (const [index, step] of [0, 2, 3, 5, 7].entries()) {
        addLayer(take, bell(pentatonic(step), { tau: 0.7, index: 1.9 }), {
          at: index * 0.11,
          seconds: 1.9,
          pan: index * 0.3 - 0.6,
          gain: 0.75,
        });
      }
      const pad = filter(saw(pentatonic(-5)), 'low', glide(500, 2400, 0.5), 0.9);
      addLayer(take, shape(pad, swell(0.35, 1.1, 2.2)), { seconds: 2.2, gain: 0.28 });
      addRoom(take, 0.35, 0.86);
    },
  },
  {
    id: 'result.verified',
    seconds: 1.5,
    loudnessDb: -17,
    variations: 1,
    play(take) {
      // The stamp of a seal, then a bell.
      addLayer(take, shape(sine(glide(240, 92, 0.03), 0.4), pluck(0.001, 0.07)), { seconds: 0.4 });
      addLayer(take, shape(filter(noise(21), 'band', 2100, 1.1), pluck(0.0005, 0.02)), { seconds: 0.15, gain: 0.8 });
      addLayer(take, bell(pentatonic(5), { tau: 0.5 }), { at: 0.1, seconds: 1.3, pan: -0.25, gain: 0.6 });
      addLayer(take, bell(pentatonic(7), { tau: 0.5 }), { at: 0.17, seconds: 1.2, pan: 0.25, gain: 0.6 });
      addRoom(take, 0.25, 0.8);
    },
  },
  {
    id: 'credits.collect',
    seconds: 1.2,
    loudnessDb: -17,
    variations: 3,
    play(take, variation) {
      for (let coin = 0; coin < 4; coin++) {
        const pitch = pentatonic(5 + coin + (variation === 2 ? 1 : 0)) * (1 + variation * 0.003);
        addLayer(take, bell(pitch, { ratio: 2.76, index: 1.3 + variation * 0.3, tau: 0.16 }), {
          at: coin * (0.062 + variation * 0.006),
          seconds: 0.7,
          pan: coin * 0.3 - 0.45,
          gain: 0.6,
        });
      }
      addRoom(take, 0.2, 0.75);
    },
  },
  {
    id: 'credits.spend',
    seconds: 0.8,
    loudnessDb: -20,
    variations: 2,
    play(take, variation) {
      // A coin falls into a slot.
      addLayer(take, bell(pentatonic(5) * (1 + variation * 0.02), { ratio: 2.76, index: 1.5, tau: 0.12 }), {
        seconds: 0.5,
        pan: -0.15,
        gain: 0.7,
      });
      const slot = filter(noise(41 + variation), 'band', 2300 + variation * 300, 1.3);
      addLayer(take, shape(slot, pluck(0.001, 0.018)), { at: 0.09, seconds: 0.12, gain: 0.7 });
      addLayer(take, shape(sine(glide(310, 140, 0.03), 0.4), pluck(0.002, 0.06)), {
        at: 0.17,
        seconds: 0.3,
        gain: 0.8,
      });
      addRoom(take, 0.16, 0.7);
    },
  },
  {
    id: 'credits.short',
    seconds: 0.7,
    loudnessDb: -20,
    variations: 1,
    play(take) {
      for (const [index, step] of [2, 1].entries()) {
        const dull = filter(saw(pentatonic(step)), 'low', 2600 - index * 500);
        addLayer(take, shape(dull, pluck(0.004, 0.08 + index * 0.03)), { at: index * 0.13, seconds: 0.4, gain: 0.6 });
      }
      addRoom(take, 0.12, 0.66);
    },
  },
  phrase('result.rankUp', [0, 3, 5, 8, 10], { gap: 0.13, tau: 0.8, loudnessDb: -13, low: true }),
  phrase('result.over', [2, 0, -3], { gap: 0.2, tau: 0.5, loudnessDb: -17, low: true }),
];
