import { streakRate } from '@star-seekers/audio';
import type { Cue } from '@star-seekers/stage/screen/cue.ts';
import type { PuzzleEvent } from './state.ts';

/** Volume of a tick in the preview, which is softer than in the last seconds. */
const PREVIEW_VOLUME = 0.45;

/** The pitch of a miss. */
const MISS_RATE = 0.6;

/** The sound of an event. */
export function cueOf(event: PuzzleEvent): Cue {
  switch (event.type) {
    case 'studying':
      return { effect: 'puzzle.tick', volume: PREVIEW_VOLUME };
    case 'shuffled':
      return { effect: 'puzzle.shuffle' };
    case 'picked':
      return { effect: 'puzzle.pick', haptic: 'light' };
    case 'putBack':
      return { effect: 'puzzle.drop' };
    case 'swapped':
      // Two pieces in place raise the pitch, and a whole row raises it further. A miss is a thud.
      return event.home.length > 0
        ? { effect: 'puzzle.place', rate: streakRate(event.home.length + 2 * event.rows.length), haptic: 'medium' }
        : { effect: 'puzzle.swap', rate: MISS_RATE, haptic: 'heavy' };
    case 'hurry':
      return { effect: 'puzzle.tick' };
    case 'solved':
      return { effect: 'puzzle.solved', haptic: 'heavy' };
    case 'timeUp':
      return { effect: 'puzzle.timeUp', haptic: 'heavy' };
  }
}
