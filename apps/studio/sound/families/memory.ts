import { phrase } from '../phrase.ts';
import { addRoom } from '../room.ts';
import { type Effect, type Take, addLayer } from '../take.ts';
import { bell, filter, glide, noise, pentatonic, pluck, shape, sine, swell } from '../voices.ts';

/** A card through the air: rising noise and a soft edge. */
function card(take: Take, seed: number, { at = 0, pan = 0, gain = 1, from = 1400, to = 4600 } = {}): void {
  const air = filter(noise(seed), 'band', glide(from, to, 0.03), 1);
  addLayer(take, shape(air, swell(0.012, 0.05, 0.08)), { at, seconds: 0.08, pan, gain: gain * 0.7 });
  const edge = filter(noise(seed + 1), 'band', 3300 + (seed % 5) * 160, 1.5);
  addLayer(take, shape(edge, pluck(0.0006, 0.009)), { at: at + 0.062, seconds: 0.06, pan, gain });
}

/** Sounds of Memory Match: cards of glass on a quiet table. */
export const memoryEffects: readonly Effect[] = [
  {
    id: 'memory.deal',
    seconds: 2.2,
    loudnessDb: -22,
    variations: 1,
    play(take) {
      // Twenty-four cards, faster towards the end.
      let at = 0.02;
      for (let dealt = 0; dealt < 24; dealt++) {
        card(take, 2001 + dealt * 3, { at, pan: ((dealt % 6) - 2.5) * 0.3, gain: 0.8 + (dealt % 3) * 0.12 });
        at += 0.1 - dealt * 0.0014;
      }
      addRoom(take, 0.14, 0.68);
    },
  },
  {
    id: 'memory.flip',
    seconds: 0.4,
    loudnessDb: -22,
    variations: 4,
    play(take, variation) {
      card(take, 2101 + variation * 7, { from: 1300 + variation * 220, to: 4300 + variation * 350 });
      addLayer(take, bell(pentatonic(3), { ratio: 2, index: 0.6, tau: 0.07 }), { at: 0.06, seconds: 0.3, gain: 0.3 });
      addRoom(take, 0.12, 0.66);
    },
  },
  {
    id: 'memory.match',
    seconds: 1.3,
    loudnessDb: -17,
    variations: 3,
    play(take, variation) {
      for (const [index, step] of [0, 3, 5].entries()) {
        addLayer(
          take,
          bell(pentatonic(step), { ratio: 3 + variation * 0.25, index: 1.1 + variation * 0.3, tau: 0.3 }),
          {
            at: index * 0.062,
            seconds: 1.1,
            pan: index * 0.4 - 0.4,
            gain: 0.7,
          },
        );
      }
      addRoom(take, 0.28, 0.8);
    },
  },
  {
    id: 'memory.mismatch',
    seconds: 0.6,
    loudnessDb: -21,
    variations: 3,
    play(take, variation) {
      const lift = 1 + variation * 0.03;
      for (const [index, note] of [440 * lift, 392 * lift].entries()) {
        const knock = shape(sine(glide(note * 1.3, note, 0.012), 0.6), pluck(0.002, 0.075));
        addLayer(take, knock, { at: index * 0.11, seconds: 0.4, pan: index * 0.4 - 0.2, gain: 0.8 });
      }
      card(take, 2201 + variation * 5, { at: 0.2, from: 4200, to: 1500, gain: 0.5 });
      addRoom(take, 0.14, 0.66);
    },
  },
  phrase('memory.level', [0, 2, 5], { gap: 0.11, tau: 0.4, loudnessDb: -18 }),
  phrase('memory.complete', [0, 2, 3, 5, 8], { gap: 0.1, tau: 0.6, loudnessDb: -14, low: true }),
  phrase('memory.tick', [1], { gap: 0.05, tau: 0.05, loudnessDb: -23 }),
  phrase('memory.lowTime', [2, 0, 2, 0], { gap: 0.16, tau: 0.14, loudnessDb: -17 }),
  phrase('memory.timeUp', [0, -1, -3, -5], { gap: 0.24, tau: 0.5, loudnessDb: -15, low: true }),
];
