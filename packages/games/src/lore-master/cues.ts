import { type EffectId, streakRate } from '@star-seekers/audio';
import type { Cue } from '@star-seekers/stage/screen/cue.ts';
import { GAME_OVER_VOLUME, MAX_STRIKES } from './rules.ts';
import { type QuizEvent, SILENCE } from './state.ts';

/** Number of seconds at the end of a question that tick. */
const TICKING_SECONDS = 5;

/** Pitch of the strike that leaves one segment, and of the one that breaks it. */
const LAST_STRIKE_RATE = 0.7;
const BREAK_RATE = 0.5;

/** Sounds of the events that always sound the same. */
const EFFECTS: Readonly<Record<'briefed' | 'asked' | 'wrong', EffectId>> = {
  briefed: 'quiz.question',
  asked: 'quiz.question',
  wrong: 'quiz.wrong',
};

/** The sound of an event; undefined for a silent one. A streak raises the pitch. */
export function cueOf(event: QuizEvent): Cue | undefined {
  switch (event.type) {
    case 'briefed':
    case 'asked':
    case 'wrong':
      return { effect: EFFECTS[event.type] };
    case 'strike':
      return {
        effect: 'quiz.strike',
        haptic: 'heavy',
        ...(event.strikes === MAX_STRIKES - 1 && { rate: LAST_STRIKE_RATE }),
        ...(event.strikes >= MAX_STRIKES && { rate: BREAK_RATE }),
      };
    case 'briefingEnded':
    case 'clockStarted':
    case 'replaced':
      return undefined;
    case 'second':
      return event.seconds <= TICKING_SECONDS ? { effect: 'quiz.tick' } : undefined;
    case 'locked':
      return event.chosen === SILENCE ? { effect: 'quiz.timeout' } : { effect: 'quiz.lock', haptic: 'light' };
    case 'right':
      return { effect: 'quiz.right', rate: streakRate(event.streak), haptic: 'medium' };
    case 'finished':
      return { effect: event.passed ? 'quiz.pass' : 'quiz.fail' };
    case 'gameOver':
      return { effect: 'quiz.fail', volume: GAME_OVER_VOLUME.preloaded };
  }
}
