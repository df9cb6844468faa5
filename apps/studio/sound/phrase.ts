import { addRoom } from './room.ts';
import { type Effect, addLayer } from './take.ts';
import { bell, filter, pentatonic, saw, shape, swell } from './voices.ts';

/**
 * An effect of a sequence of bells.
 * @param steps of the pentatonic
 * @param shape.gap seconds between two notes
 * @param shape.tau decay of a note, in seconds
 * @param shape.low adds a soft bass two octaves below
 */
export function phrase(
  id: Effect['id'],
  steps: readonly number[],
  { gap, tau, loudnessDb, low = false }: { gap: number; tau: number; loudnessDb: number; low?: boolean },
): Effect {
  const seconds = steps.length * gap + 3 * tau + 0.4;
  return {
    id,
    seconds,
    loudnessDb,
    variations: 1,
    play(take) {
      steps.forEach((step, index) => {
        const note = pentatonic(step);
        addLayer(take, bell(note, { ratio: 2, index: 1.4, tau }), {
          at: index * gap,
          seconds: seconds - index * gap,
          pan: (index % 2) * 0.4 - 0.2,
        });
        if (low) {
          addLayer(take, shape(filter(saw(note / 4), 'low', 900), swell(0.02, 0.3, gap + 0.5)), {
            at: index * gap,
            seconds: gap + 0.5,
            gain: 0.35,
          });
        }
      });
      addRoom(take, 0.28, 0.8);
    },
  };
}
