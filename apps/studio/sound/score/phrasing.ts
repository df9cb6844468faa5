import { clamp } from '../engine/maths.ts';
import type { MelodyNote } from './melody.ts';

/**
 * Adds dynamics to a melody: an arch over every four bars, accents on first beats, higher notes louder.
 * @param soft and @param loud range of velocities
 */
export function addDynamics(melody: readonly MelodyNote[], soft: number, loud: number): Required<MelodyNote>[] {
  const pitches = melody.map(({ pitch }) => pitch);
  const lowest = Math.min(...pitches);
  const span = Math.max(...pitches) - lowest || 1;
  return melody.map((note) => {
    const share = (note.at % 16) / 16;
    const arch = share < 0.65 ? share / 0.65 : ((1 - share) / 0.35) * 0.85;
    const accent = note.at % 4 < 1e-6 ? 1 : note.at % 1 < 1e-6 ? 0.6 : 0.25;
    const height = (note.pitch - lowest) / span;
    const velocity = soft + (loud - soft) * (0.45 * arch + 0.2 * accent + 0.35 * height);
    return { ...note, velocity: note.velocity ?? clamp(velocity, 0.2, 1) };
  });
}
