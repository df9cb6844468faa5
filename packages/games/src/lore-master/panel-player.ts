import { quizBank } from '@star-seekers/content/quiz-bank';
import { nextInt, nextUnit } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import type { Human, PlayerType } from '../panel/humans.ts';
import { type Person, createPerson, playAs, readingTicks } from '../panel/person.ts';
import { rightOption } from './dealer.ts';
import { inOrder } from './option-order.ts';
import { OPTION_COUNT, QUESTION_TICKS, READING_TICKS } from './rules.ts';
import { canLock } from './sim.ts';
import type { QuizCommand, QuizState } from './state.ts';

/**
 * Share of the codex that a player has read, and of its facts that can be told a week later: 27 % after one reading, 49 % after several
 * (Karpicke and Blunt 2011, doi:10.1126/science.1199327), 80 % once they were asked for again and again (Karpicke and Roediger 2008,
 * doi:10.1126/science.1152408). A novice has read nothing.
 */
const CODEX = {
  novice: { read: 0, retained: 0 },
  median: { read: 0.25, retained: 0.27 },
  skilled: { read: 0.5, retained: 0.49 },
  expert: { read: 1, retained: 0.8 },
} as const satisfies Record<PlayerType, { read: number; retained: number }>;

/** Share of wrong options that nobody believes: 52 % of distractors work (Tarrant, Ware and Mohammed 2009, doi:10.1186/1472-6920-9-40). */
const DISMISSED = 0.48;

/** Whoever still hesitates presses before the clock runs out. */
const LAST_TICKS = 60;

/** A person who reads a question with its options, then presses the answer that is known, or guesses among those that may be right. */
export function createPlayer(human: Human, seed: number, type: PlayerType): Bot<QuizState, QuizCommand> {
  const person = createPerson(human, seed);
  const { read, retained } = CODEX[type];
  let answered = 0;
  return playAs(person, (state) => {
    if (!canLock(state) || !state.question || answered === state.number) return undefined;
    answered = state.number;
    const knows = nextUnit(person.rng) < read * retained;
    const right = rightOption(state.question);
    const options = knows ? [right] : believable(person, right);
    const ticks = questionTicks(person, state.question) + decisionTicks(person, options.length);
    const lock = options[nextInt(person.rng, options.length)] as number;
    return { inTicks: Math.min(ticks, READING_TICKS + QUESTION_TICKS - LAST_TICKS), act: () => [{ lock }] };
  });
}

/** The options that may be right: nobody dismisses the right one. */
function believable({ rng }: Person, right: number): readonly number[] {
  return Array.from({ length: OPTION_COUNT }, (_, option) => option).filter(
    (option) => option === right || nextUnit(rng) >= DISMISSED,
  );
}

/** Time to read a question and its options. */
function questionTicks(person: Person, { bank, order }: { readonly bank: number; readonly order: number }): number {
  const question = quizBank[bank];
  return readingTicks(person, wordsIn([question?.text ?? '', ...inOrder(question?.options ?? [], order)].join(' ')));
}

/** Time to choose: one decision for each option that has to be weighed. */
function decisionTicks({ human }: Person, options: number): number {
  return Math.round((human.decisionMs * options * 60) / 1000);
}

export function wordsIn(text: string): number {
  return text.split(' ').length;
}
