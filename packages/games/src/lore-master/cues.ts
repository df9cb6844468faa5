import { type EffectId, streakRate } from '@star-seekers/audio';
import type { Cue } from '@star-seekers/stage/screen/cue.ts';
import { GAME_OVER_VOLUME } from './rules.ts';
import { type QuizEvent, SILENCE } from './state.ts';

/** Number of seconds at the end of a question that tick. */
const TICKING_SECONDS = 5;

/** Sounds of the events that always sound the same. */
const EFFECTS: Readonly<Record<'asked' | 'wrong' | 'strike', EffectId>> = {
  asked: 'quiz.question',
  wrong: 'quiz.wrong',
  strike: 'quiz.strike',
};

/** The sound of an event; undefined for a silent one. A streak raises the pitch. */
export function cueOf(event: QuizEvent): Cue | undefined {
  switch (event.type) {
    case 'asked':
    case 'wrong':
    case 'strike':
      return { effect: EFFECTS[event.type] };
    case 'clockStarted':
      return undefined;
    case 'second':
      return event.seconds <= TICKING_SECONDS ? { effect: 'quiz.tick' } : undefined;
    case 'locked':
      return { effect: event.chosen === SILENCE ? 'quiz.timeout' : 'quiz.lock' };
    case 'right':
      return { effect: 'quiz.right', rate: streakRate(event.streak) };
    case 'finished':
      return { effect: event.passed ? 'quiz.pass' : 'quiz.fail' };
    case 'gameOver':
      return { effect: 'quiz.fail', volume: GAME_OVER_VOLUME.preloaded };
  }
}
