import { phrase } from '../phrase.ts';
import { addRoom } from '../room.ts';
import { type Effect, type Take, addLayer } from '../take.ts';
import { bell, filter, glide, noise, pentatonic, pluck, shape, sine, swell } from '../voices.ts';

/** A sliding tile: noise that moves between two sides. */
function slide(take: Take, seed: number, { at = 0, from = -0.5, to = 0.5, gain = 1 } = {}): void {
  const seconds = 0.2;
  const hiss = filter(noise(seed), 'band', glide(1100, 2700, 0.09), 1.1);
  const sound = shape(hiss, swell(0.06, 0.09, seconds));
  // Two halves, one for each side, sound like a movement.
  addLayer(take, sound, { at, seconds: seconds / 2, pan: from, gain });
  addLayer(take, (time) => sound(time + seconds / 2), { at: at + seconds / 2, seconds: seconds / 2, pan: to, gain });
}

/** A tile put down on wood. */
function tap(take: Take, seed: number, { at = 0, pan = 0, gain = 1 } = {}): void {
  addLayer(take, shape(filter(noise(seed), 'band', 1500 + (seed % 7) * 130, 1.5), pluck(0.0006, 0.014)), {
    at,
    seconds: 0.12,
    pan,
    gain,
  });
  addLayer(take, shape(sine(glide(520, 250 + (seed % 5) * 14, 0.014), 0.4), pluck(0.001, 0.04)), {
    at,
    seconds: 0.25,
    pan,
    gain: gain * 0.7,
  });
}

/** Sounds of the swap puzzle: tiles on a wooden table. */
export const puzzleEffects: readonly Effect[] = [
  {
    id: 'puzzle.shuffle',
    seconds: 1.7,
    loudnessDb: -19,
    variations: 1,
    play(take) {
      for (let tile = 0; tile < 16; tile++) {
        const side = (tile % 4) * 0.4 - 0.6;
        slide(take, 4001 + tile * 3, { at: tile * 0.075, from: side, to: -side, gain: 0.6 });
        tap(take, 4101 + tile * 5, { at: tile * 0.075 + 0.17, pan: -side, gain: 0.6 });
      }
      addRoom(take, 0.14, 0.66);
    },
  },
  {
    id: 'puzzle.pick',
    seconds: 0.35,
    loudnessDb: -22,
    variations: 3,
    play(take, variation) {
      tap(take, 4201 + variation * 11, { gain: 0.6 });
      addLayer(take, shape(sine(glide(420, 640 + variation * 30, 0.03), 0.3), pluck(0.006, 0.05)), {
        at: 0.01,
        seconds: 0.3,
        gain: 0.6,
      });
      addRoom(take, 0.1, 0.64);
    },
  },
  {
    id: 'puzzle.drop',
    seconds: 0.3,
    loudnessDb: -23,
    variations: 2,
    play(take, variation) {
      tap(take, 4301 + variation * 13);
      addRoom(take, 0.1, 0.62);
    },
  },
  {
    id: 'puzzle.swap',
    seconds: 0.6,
    loudnessDb: -20,
    variations: 4,
    play(take, variation) {
      const side = variation % 2 === 0 ? 0.5 : -0.5;
      slide(take, 4401 + variation * 17, { from: -side, to: side });
      slide(take, 4501 + variation * 17, { at: 0.03, from: side, to: -side, gain: 0.8 });
      tap(take, 4601 + variation * 3, { at: 0.2, pan: side });
      tap(take, 4701 + variation * 3, { at: 0.25, pan: -side, gain: 0.8 });
      addRoom(take, 0.13, 0.66);
    },
  },
  {
    id: 'puzzle.place',
    seconds: 0.9,
    loudnessDb: -18,
    variations: 3,
    play(take, variation) {
      tap(take, 4801 + variation * 7, { gain: 1.1 });
      const latch = filter(noise(4901 + variation), 'band', 3600 + variation * 500, 1.8);
      addLayer(take, shape(latch, pluck(0.0004, 0.006)), { at: 0.035, seconds: 0.05, gain: 0.8 });
      addLayer(take, bell(pentatonic(3), { ratio: 2 + variation * 0.5, index: 1, tau: 0.2 }), {
        at: 0.04,
        seconds: 0.7,
        gain: 0.5,
      });
      addRoom(take, 0.18, 0.72);
    },
  },
  phrase('puzzle.solved', [0, 3, 5, 7, 8, 10], { gap: 0.1, tau: 0.7, loudnessDb: -14, low: true }),
  phrase('puzzle.tick', [-1], { gap: 0.05, tau: 0.05, loudnessDb: -23 }),
  phrase('puzzle.timeUp', [0, -3, -4, -6], { gap: 0.24, tau: 0.5, loudnessDb: -15, low: true }),
];
