import { streakRate } from '@star-seekers/audio';
import type { Cue } from '../screen/cue.ts';
import type { PuzzleEvent } from './state.ts';

/** A tick of the preview's clock is softer than one of the last seconds. */
const PREVIEW_VOLUME = 0.45;

/** The sound of an event; undefined for what is not heard. */
export function cueOf(event: PuzzleEvent): Cue | undefined {
  switch (event.type) {
    case 'studying':
      return { effect: 'puzzle.tick', volume: PREVIEW_VOLUME };
    case 'shuffled':
      return { effect: 'puzzle.shuffle' };
    case 'picked':
      return { effect: 'puzzle.pick' };
    case 'putBack':
      return { effect: 'puzzle.drop' };
    case 'swapped':
      // Two seams at once ring higher than one, and a whole line higher still.
      return event.joined.length > 0
        ? { effect: 'puzzle.place', rate: streakRate(event.joined.length + 2 * event.lines.length) }
        : { effect: 'puzzle.swap' };
    case 'hurry':
      return { effect: 'puzzle.tick' };
    case 'solved':
      return { effect: 'puzzle.solved' };
    case 'timeUp':
      return { effect: 'puzzle.timeUp' };
  }
}
