import { type HiddenInformation, MalformedInput, type Reveal } from '@star-seekers/sim';
import { validateBriefing, validateQuestion, validateVerdict } from './codec.ts';
import { BITES_AFTER, NETWORK_GRACE_MS } from './rules.ts';
import type { QuizCommand, QuizState } from './state.ts';

/** Names of the figures in the reveal of a part of the briefing, in the order of its questions. */
const BRIEFED = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `briefed${letter}`);

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

/** Requests the parts of the briefing, question after question, and the verdict on each locked answer. */
export const hidden: HiddenInformation<QuizState, QuizCommand> = {
  pending(state) {
    const { phase, number, chosen, verdict, bites } = state;
    if (isBriefingRequested(state)) return { brief: bites.length + 1 };
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

/** Whether the run waits for a part of its briefing. */
export function isBriefingRequested(state: Readonly<QuizState>): boolean {
  return state.phase === 'asked' && isBriefingDue(state);
}

/** Whether a part of the briefing comes before the next question. */
export function isBriefingDue({ bites, answers }: Pick<QuizState, 'bites' | 'answers'>): boolean {
  return answers.length >= (BITES_AFTER[bites.length] ?? Number.POSITIVE_INFINITY);
}
