import { streakRate } from '@star-seekers/audio';
import type { Cue } from '@star-seekers/stage/screen/cue.ts';
import { RED_TIMER_SECONDS } from './rules.ts';
import type { MemoryEvent } from './state.ts';

/** `sfxVolume/100 * 0.5 unless muted` (`G3.14`); the first factor and the muting come from the player's settings. */
const VOLUME = 0.5;

/** The sound of an event; undefined for a silent one. */
export function cueOf(event: MemoryEvent): Cue | undefined {
  switch (event.type) {
    case 'touched':
      return { effect: 'memory.flip', volume: VOLUME, haptic: 'light' };
    case 'matched':
      // A remembered pair sounds higher with each one before it.
      return { effect: 'memory.match', rate: streakRate(1 + event.recalls), volume: VOLUME, haptic: 'medium' };
    case 'mismatched':
      return { effect: 'memory.mismatch', volume: VOLUME };
    case 'hurry':
      return { effect: event.seconds < RED_TIMER_SECONDS ? 'memory.tick' : 'memory.lowTime', volume: VOLUME };
    case 'parMissed':
      return { effect: 'memory.tick', volume: VOLUME };
    case 'levelCompleted':
      return { effect: 'memory.level', volume: VOLUME, haptic: 'medium' };
    case 'dealt':
      return { effect: 'memory.deal', volume: VOLUME };
    case 'lost':
      return { effect: 'memory.timeUp', volume: VOLUME, haptic: 'heavy' };
    case 'won':
      return { effect: 'memory.complete', volume: VOLUME };
    case 'revealed':
      return undefined;
  }
}
