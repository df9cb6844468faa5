import { quizBank } from '@star-seekers/content/quiz-bank';
import { nextInt, nextUnit } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import type { Human, PlayerType } from '../panel/humans.ts';
import { type Person, createPerson, playAs, readingTicks } from '../panel/person.ts';
import { rightOption } from './dealer.ts';
import { inOrder } from './option-order.ts';
import { BRIEFING_TICKS, OPTION_COUNT, QUESTION_TICKS, READING_TICKS } from './rules.ts';
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

/** Share of what was read a moment ago that can be told: 70 % (Roediger and Karpicke 2006, doi:10.1111/j.1467-9280.2006.01693.x). */
const BRIEFING_RETAINED = 0.7;

/** Share of wrong options that nobody believes: 52 % of distractors work (Tarrant, Ware and Mohammed 2009, doi:10.1186/1472-6920-9-40). */
const DISMISSED = 0.48;

/** Whoever still hesitates presses before the clock runs out. */
const LAST_TICKS = 60;

/**
 * A person who reads the briefing and ends it. Then reads each question with its options, and presses the answer that is known, or guesses
 * among those that may be right.
 */
export function createPlayer(human: Human, seed: number, type: PlayerType): Bot<QuizState, QuizCommand> {
  return createPlayerWith(HONEST, human, seed, type);
}

/** How a player reads and answers. */
interface Way {
  readonly briefing: 'read' | 'skipped';
  readonly answers: 'thought' | 'guessed' | 'first';
}

const HONEST: Way = { briefing: 'read', answers: 'thought' };

/** A player with another way, by the same hands and with what such a player knows. */
export function createPlayerWith(way: Way, human: Human, seed: number, type: PlayerType): Bot<QuizState, QuizCommand> {
  const person = createPerson(human, seed);
  const { read, retained } = CODEX[type];
  let answered = 0;
  let bites = 0;
  const known = new Set<number>();
  return playAs<QuizState, QuizCommand>(person, (state) => {
    if (state.phase === 'briefing') {
      if (bites === state.bites.length) return undefined;
      bites = state.bites.length;
      if (way.briefing === 'skipped') return { act: () => [{ skip: true }] };
      const briefing = readBriefing(person, state.briefing ?? []);
      for (const question of briefing.known) known.add(question);
      return { inTicks: briefing.ticks, act: () => [{ skip: true }] };
    }
    if (!canLock(state) || !state.question || answered === state.number) return undefined;
    answered = state.number;
    if (way.answers !== 'thought') {
      const option = way.answers === 'first' ? 0 : nextInt(person.rng, OPTION_COUNT);
      return { act: () => [{ lock: option }] };
    }
    const knows = known.has(state.question.bank) || nextUnit(person.rng) < read * retained;
    const right = rightOption(state.question);
    const options = knows ? [right] : believable(person, right);
    const ticks = questionTicks(person, state.question) + decisionTicks(person, options.length);
    const lock = options[nextInt(person.rng, options.length)] as number;
    return { inTicks: Math.min(ticks, READING_TICKS + QUESTION_TICKS - LAST_TICKS), act: () => [{ lock }] };
  });
}

interface BriefingRead {
  readonly ticks: number;
  /** The questions whose facts were read in time and retained. */
  readonly known: ReadonlySet<number>;
}

/** Reads the cards, which stand with their titles in the order of the questions. */
function readBriefing(person: Person, questions: readonly number[]): BriefingRead {
  const known = new Set<number>();
  const texts = new Set<string>();
  let ticks = 0;
  for (const question of questions) {
    const { title = '', fact = '' } = quizBank[question] ?? {};
    for (const text of [title, fact]) {
      if (!texts.has(text)) ticks += readingTicks(person, wordsIn(text));
      texts.add(text);
    }
    if (ticks < BRIEFING_TICKS && nextUnit(person.rng) < BRIEFING_RETAINED) known.add(question);
  }
  return { ticks, known };
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

function wordsIn(text: string): number {
  return text.split(' ').length;
}
