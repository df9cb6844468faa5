import { streakRate } from '@star-seekers/audio';
import type { Cue } from '../screen/cue.ts';
import { RED_TIMER_SECONDS } from './rules.ts';
import type { MemoryEvent } from './state.ts';

/** `sfxVolume/100 * 0.5 unless muted` (`G3.14`); the first factor and the muting are the player's settings. */
const VOLUME = 0.5;

/** From here the clock is red: it warns once, then it ticks. */
const WARNING_SECONDS = RED_TIMER_SECONDS;

/** The sound of an event; undefined for what is not heard. */
export function cueOf(event: MemoryEvent): Cue | undefined {
  switch (event.type) {
    case 'touched':
      return { effect: 'memory.flip', volume: VOLUME };
    case 'matched':
      return { effect: 'memory.match', rate: streakRate(event.streak), volume: VOLUME };
    case 'mismatched':
      return { effect: 'memory.mismatch', volume: VOLUME };
    case 'hurry':
      return { effect: event.seconds < WARNING_SECONDS ? 'memory.tick' : 'memory.lowTime', volume: VOLUME };
    case 'levelCompleted':
      return { effect: 'memory.level', volume: VOLUME };
    case 'dealt':
      return { effect: 'memory.deal', volume: VOLUME };
    case 'lost':
      return { effect: 'memory.timeUp', volume: VOLUME };
    case 'won':
      return { effect: 'memory.complete', volume: VOLUME };
    case 'revealed':
      return undefined;
  }
}
