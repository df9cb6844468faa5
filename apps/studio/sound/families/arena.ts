import { addRoom } from '../room.ts';
import { type Effect, type Take, addLayer } from '../take.ts';
import { bell, filter, glide, noise, pentatonic, pluck, saw, shape, sine, swell } from '../voices.ts';

/** An explosion: noise with a closing filter, and a falling tone. */
function blast(
  take: Take,
  seed: number,
  { tau, body, gain = 1, at = 0 }: { tau: number; body: number; gain?: number; at?: number },
): void {
  const burst = filter(noise(seed), 'low', glide(6500, 260, tau), 0.9);
  addLayer(take, shape(burst, pluck(0.001, tau)), { at, seconds: tau * 6, gain });
  addLayer(take, shape(sine(glide(body, body / 4, tau), 0.4), pluck(0.002, tau * 1.6)), {
    at,
    seconds: tau * 8,
    gain: gain * 0.9,
  });
}

/** A sequence of notes. */
function chime(take: Take, steps: readonly number[], { gap, tau }: { gap: number; tau: number }): void {
  for (const [index, step] of steps.entries()) {
    addLayer(take, bell(pentatonic(step), { tau, index: 1.6 }), {
      at: index * gap,
      seconds: tau * 3,
      pan: index * 0.25 - 0.3,
      gain: 0.7,
    });
  }
}

/** A tone that sweeps from one pitch to another. */
function sweep(
  take: Take,
  from: number,
  to: number,
  { tau, seconds, gain = 0.6 }: { tau: number; seconds: number; gain?: number },
): void {
  const layer = filter(saw(glide(from, to, tau)), 'low', glide(3200, 900, tau * 2), 1.1);
  addLayer(take, shape(layer, swell(0.02, seconds * 0.6, seconds)), { seconds, gain });
}

/** Sounds of Cosmic Battle Arena. */
export const arenaEffects: readonly Effect[] = [
  {
    id: 'arena.shot',
    seconds: 0.18,
    loudnessDb: -25,
    variations: 4,
    play(take, variation) {
      addLayer(take, shape(sine(glide(1500 + variation * 70, 420, 0.03), 0.5), pluck(0.001, 0.035)), {
        seconds: 0.16,
      });
      const snap = filter(noise(1101 + variation), 'high', 4200);
      addLayer(take, shape(snap, pluck(0.0005, 0.008)), { seconds: 0.05, gain: 0.4 });
    },
  },
  {
    id: 'arena.hit',
    seconds: 0.16,
    loudnessDb: -24,
    variations: 3,
    play(take, variation) {
      const tick = filter(noise(1201 + variation), 'band', 2600 + variation * 500, 1.6);
      addLayer(take, shape(tick, pluck(0.0005, 0.025)), { seconds: 0.15 });
    },
  },
  {
    id: 'arena.deflect',
    seconds: 0.4,
    loudnessDb: -24,
    variations: 3,
    play(take, variation) {
      addLayer(take, bell(1900 + variation * 230, { ratio: 2.76, index: 2.4, tau: 0.07 }), { seconds: 0.35 });
    },
  },
  {
    id: 'arena.explode.small',
    seconds: 0.6,
    loudnessDb: -18,
    variations: 3,
    play(take, variation) {
      blast(take, 1301 + variation, { tau: 0.07, body: 190 - variation * 12 });
      addRoom(take, 0.12, 0.6);
    },
  },
  {
    id: 'arena.explode.big',
    seconds: 1.3,
    loudnessDb: -14,
    variations: 2,
    play(take, variation) {
      blast(take, 1401 + variation, { tau: 0.15, body: 130 });
      blast(take, 1451 + variation, { tau: 0.09, body: 200, gain: 0.6, at: 0.09 });
      addRoom(take, 0.22, 0.75);
    },
  },
  {
    id: 'arena.rock',
    seconds: 0.9,
    loudnessDb: -17,
    variations: 2,
    play(take, variation) {
      for (const [index, at] of [0, 0.05, 0.12, 0.2].entries()) {
        const crack = filter(noise(1501 + variation * 9 + index), 'band', 900 - index * 150, 1.4);
        addLayer(take, shape(crack, pluck(0.001, 0.05)), {
          at,
          seconds: 0.4,
          pan: index * 0.3 - 0.4,
          gain: 0.9 - index * 0.15,
        });
      }
      addRoom(take, 0.16, 0.6);
    },
  },
  {
    id: 'arena.enemyShot',
    seconds: 0.24,
    loudnessDb: -26,
    variations: 4,
    play(take, variation) {
      addLayer(take, shape(sine(glide(700 - variation * 50, 240, 0.05), 0.7), pluck(0.002, 0.05)), { seconds: 0.22 });
    },
  },
  {
    id: 'arena.charge',
    seconds: 0.6,
    loudnessDb: -22,
    variations: 2,
    play(take, variation) {
      const rise = sine((time: number) => 380 + 900 * time * time + variation * 30, 0.4);
      addLayer(take, shape(rise, swell(0.4, 0.08, 0.55)), { seconds: 0.55 });
    },
  },
  {
    id: 'arena.dive',
    seconds: 0.7,
    loudnessDb: -21,
    variations: 2,
    play(take, variation) {
      sweep(take, 1300 - variation * 120, 260, { tau: 0.2, seconds: 0.65 });
    },
  },
  {
    id: 'arena.boss.arrive',
    seconds: 2.4,
    loudnessDb: -12,
    variations: 1,
    play(take) {
      for (const [index, step] of [-10, -9, -7].entries()) {
        const horn = filter(saw(pentatonic(step)), 'low', glide(300, 2200, 0.5), 1.2);
        addLayer(take, shape(horn, swell(0.25, 1.1, 2.1)), {
          at: index * 0.12,
          seconds: 2.1,
          pan: index * 0.5 - 0.5,
          gain: 0.6,
        });
      }
      blast(take, 1601, { tau: 0.25, body: 80, gain: 0.6 });
      addRoom(take, 0.35, 0.85);
    },
  },
  {
    id: 'arena.boss.open',
    seconds: 0.9,
    loudnessDb: -17,
    variations: 1,
    play(take, variation) {
      sweep(take, 160, 520 + variation * 30, { tau: 0.16, seconds: 0.6, gain: 0.5 });
      chime(take, [2, 5], { gap: 0.09, tau: 0.22 });
    },
  },
  {
    id: 'arena.boss.close',
    seconds: 0.7,
    loudnessDb: -19,
    variations: 1,
    play(take) {
      sweep(take, 520, 150, { tau: 0.12, seconds: 0.45, gain: 0.5 });
      addLayer(take, shape(filter(noise(1701), 'band', 700, 1.5), pluck(0.001, 0.06)), {
        at: 0.3,
        seconds: 0.35,
        gain: 0.7,
      });
    },
  },
  {
    id: 'arena.boss.beam',
    seconds: 1.1,
    loudnessDb: -14,
    variations: 1,
    play(take) {
      for (const detune of [1, 1.007, 0.5]) {
        const hum = filter(saw(146 * detune), 'low', glide(5200, 1500, 0.3), 1.3);
        addLayer(take, shape(hum, swell(0.03, 0.35, 0.95)), { seconds: 0.95, pan: (detune - 0.8) * 2, gain: 0.5 });
      }
      addLayer(take, shape(filter(noise(1801), 'high', 3500), swell(0.03, 0.4, 0.9)), { seconds: 0.9, gain: 0.15 });
    },
  },
  {
    id: 'arena.boss.phase',
    seconds: 1.4,
    loudnessDb: -14,
    variations: 1,
    play(take, variation) {
      blast(take, 1901 + variation, { tau: 0.18, body: 110 });
      sweep(take, 220, 660, { tau: 0.35, seconds: 1, gain: 0.35 });
      addRoom(take, 0.25, 0.8);
    },
  },
  {
    id: 'arena.boss.destroyed',
    seconds: 2.8,
    loudnessDb: -10.5,
    variations: 1,
    play(take) {
      for (const [index, at] of [0, 0.16, 0.34, 0.6].entries()) {
        blast(take, 2001 + index * 13, {
          tau: 0.2 + index * 0.05,
          body: 120 - index * 14,
          gain: 0.9 - index * 0.1,
          at,
        });
      }
      addRoom(take, 0.35, 0.88);
    },
  },
  {
    id: 'arena.boss.cleared',
    seconds: 1.9,
    loudnessDb: -15,
    variations: 1,
    play(take) {
      chime(take, [0, 2, 3, 5, 7], { gap: 0.1, tau: 0.45 });
      addRoom(take, 0.3, 0.8);
    },
  },
  {
    id: 'arena.formation',
    seconds: 0.8,
    loudnessDb: -18,
    variations: 2,
    play(take, variation) {
      // A drum roll of three, and a fifth over it.
      for (const [index, at] of [0, 0.07, 0.14].entries()) {
        const hit = filter(noise(881 + index + variation * 5), 'band', 1500 + index * 700, 1.3);
        addLayer(take, shape(hit, pluck(0.001, 0.03)), { at, seconds: 0.15, pan: index * 0.4 - 0.4 });
      }
      for (const step of [0, 3]) {
        const brass = filter(saw(pentatonic(step) * (1 + variation * 0.003)), 'low', glide(900, 3000, 0.08), 1);
        addLayer(take, shape(brass, swell(0.02, 0.3, 0.5)), { at: 0.14, seconds: 0.5, gain: 0.5 });
      }
      addRoom(take, 0.2, 0.72);
    },
  },
  {
    id: 'arena.powerUp.appear',
    seconds: 0.7,
    loudnessDb: -23,
    variations: 1,
    play(take, variation) {
      chime(take, [5 + variation, 7 + variation], { gap: 0.08, tau: 0.16 });
    },
  },
  {
    id: 'arena.powerUp.take',
    seconds: 0.9,
    loudnessDb: -17,
    variations: 2,
    play(take, variation) {
      chime(take, [2, 4, 7 + variation], { gap: 0.06, tau: 0.2 });
      addRoom(take, 0.18, 0.7);
    },
  },
  {
    id: 'arena.powerUp.end',
    seconds: 0.6,
    loudnessDb: -23,
    variations: 1,
    play(take) {
      chime(take, [4, 1], { gap: 0.1, tau: 0.15 });
    },
  },
  {
    id: 'arena.hurt',
    seconds: 0.6,
    loudnessDb: -15,
    variations: 2,
    play(take, variation) {
      blast(take, 2201 + variation, { tau: 0.06, body: 240 });
      const alarm = filter(saw(330 - variation * 12), 'low', 1800, 1.2);
      addLayer(take, shape(alarm, swell(0.01, 0.15, 0.25)), { seconds: 0.25, gain: 0.35 });
    },
  },
  {
    id: 'arena.shipLost',
    seconds: 2.2,
    loudnessDb: -11,
    variations: 1,
    play(take, variation) {
      blast(take, 2301 + variation, { tau: 0.24, body: 115 });
      blast(take, 2351 + variation, { tau: 0.16, body: 150, gain: 0.7, at: 0.15 });
      sweep(take, 420, 70, { tau: 0.5, seconds: 1.6, gain: 0.3 });
      addRoom(take, 0.3, 0.85);
    },
  },
  {
    id: 'arena.shipReady',
    seconds: 0.8,
    loudnessDb: -20,
    variations: 1,
    play(take) {
      sweep(take, 180, 520, { tau: 0.2, seconds: 0.6, gain: 0.4 });
      chime(take, [3], { gap: 0, tau: 0.2 });
    },
  },
  {
    id: 'arena.wave',
    seconds: 1.4,
    loudnessDb: -17,
    variations: 1,
    play(take, variation) {
      for (const [index, step] of [-5, -3].entries()) {
        const rise = filter(saw(pentatonic(step) * (1 + variation * 0.004)), 'low', glide(400, 3000, 0.35), 1.1);
        addLayer(take, shape(rise, swell(0.2, 0.6, 1.1)), { seconds: 1.1, pan: index * 0.5 - 0.25, gain: 0.55 });
      }
      addRoom(take, 0.25, 0.8);
    },
  },
];
