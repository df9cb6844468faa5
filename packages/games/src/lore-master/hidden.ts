import { type HiddenInformation, MalformedInput, type Reveal } from '@star-seekers/sim';
import { validateBriefing, validateQuestion, validateVerdict } from './codec.ts';
import { NETWORK_GRACE_MS } from './rules.ts';
import type { QuizCommand, QuizState } from './state.ts';

/** Names of the figures in the reveal of the briefing, in the order of its questions. */
const BRIEFED = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'].map((letter) => `briefed${letter}`);

/** The reveal of a briefing. @param questions by their numbers in the bank */
export function briefingReveal(questions: readonly number[]): Reveal {
  return Object.fromEntries(questions.map((question, index) => [BRIEFED[index], question]));
}

/** The questions in the reveal of a briefing; undefined for another reveal. */
export function briefedIn(reveal: Reveal): readonly number[] | undefined {
  const count = Object.keys(reveal).length;
  const questions = BRIEFED.slice(0, count).flatMap((name) => reveal[name] ?? []);
  return count > 0 && questions.length === count ? questions : undefined;
}

/** Requests the briefing, then question after question, and the verdict on each locked answer. */
export const hidden: HiddenInformation<QuizState, QuizCommand> = {
  pending(state) {
    const { phase, number, chosen, verdict } = state;
    if (isBriefingRequested(state)) return { brief: 1 };
    if (phase === 'asked') return { ask: number };
    if (phase === 'locked' && chosen !== null && verdict === null) return { lock: number, option: chosen };
    return undefined;
  },
  // The time between lock and result covers the request for a verdict; the clock waits for anything longer, for the briefing and for every question.
  waits: ({ phase, ticksLeft }) => phase === 'asked' || (phase === 'locked' && ticksLeft === 0),
  // While a question is open the dealer counts by its own clock.
  graceMs: NETWORK_GRACE_MS,
  toCommand(reveal) {
    const briefed = briefedIn(reveal);
    if (briefed) return validateBriefing(briefed);
    const { question, order, right, most, late, ...rest } = reveal;
    if (question === undefined || Object.keys(rest).length > 0) throw new MalformedInput('this reveals nothing');
    if (right === undefined && most === undefined && late === undefined && order !== undefined) {
      return validateQuestion({ question, order });
    }
    if (right === undefined || most === undefined || late === undefined || order !== undefined) {
      throw new MalformedInput('this is neither a question nor a verdict');
    }
    return validateVerdict({ of: question, right, most, late });
  },
  revealIn(command) {
    if ('lock' in command || 'skip' in command) return undefined;
    if ('briefed' in command) return briefingReveal(command.briefed);
    if ('order' in command) return { question: command.question, order: command.order };
    const { of, right, most, late } = command;
    return { question: of, right, most, late };
  },
};

/** Whether the run waits for its briefing. */
export function isBriefingRequested({ phase, briefing }: Readonly<QuizState>): boolean {
  return phase === 'asked' && briefing === null;
}
