import { addRoom } from '../room.ts';
import { type Effect, type Take, addLayer } from '../take.ts';
import { bell, filter, glide, noise, pentatonic, pluck, shape, sine, swell } from '../voices.ts';

/** The dice of Iris: heavy, of stone and metal, in a hall. */
export const diceEffects: readonly Effect[] = [
  {
    id: 'dice.roll',
    seconds: 2.1,
    loudnessDb: -17,
    variations: 2,
    play(take, variation) {
      // Knocks that get slower and softer over two seconds.
      let at = 0.02;
      for (let knock = 0; at < 1.8; knock++) {
        strike(take, at, 31 * (variation + 1) + knock, 0.9 - at * 0.3);
        at += 0.09 + at * 0.085 + (knock % 3) * 0.012;
      }
      const air = filter(noise(77 + variation), 'band', glide(2600, 600, 0.9), 0.9);
      addLayer(take, shape(air, swell(0.25, 1.2, 2)), { seconds: 2, gain: 0.16 });
      addRoom(take, 0.22, 0.8);
    },
  },
  {
    id: 'dice.land',
    seconds: 1.8,
    loudnessDb: -14,
    variations: 2,
    play(take, variation) {
      strike(take, 0, 3 + variation, 1.4);
      addLayer(take, shape(sine(glide(190, 62, 0.05), 0.3), pluck(0.001, 0.16)), { seconds: 0.8, gain: 1.1 });
      strike(take, 0.13, 5 + variation, 0.5);
      addLayer(take, bell(pentatonic(0), { tau: 0.7, index: 1.2 }), { at: 0.05, seconds: 1.6, pan: -0.3, gain: 0.35 });
      addLayer(take, bell(pentatonic(3), { tau: 0.7, index: 1.2 }), { at: 0.09, seconds: 1.6, pan: 0.3, gain: 0.35 });
      addRoom(take, 0.3, 0.84);
    },
  },
];

/** Stone on metal. */
function strike(take: Take, at: number, seed: number, gain: number): void {
  const pan = ((seed * 37) % 11) / 11 - 0.5;
  const body = 420 + ((seed * 53) % 7) * 36;
  addLayer(take, shape(filter(noise(seed), 'band', 2400 + body, 1.4), pluck(0.0004, 0.011)), {
    at,
    seconds: 0.1,
    pan,
    gain,
  });
  addLayer(take, shape(sine(body, 0.4), pluck(0.0008, 0.03)), { at, seconds: 0.2, pan, gain: gain * 0.7 });
  addLayer(take, shape(sine(body * 2.71), pluck(0.0008, 0.016)), { at, seconds: 0.1, pan, gain: gain * 0.35 });
}
