import type { QuizBank, QuizQuestion, QuizTranslations, QuizWording } from '@star-seekers/content/practice-bank';
import {
  type Dealer,
  type DealtFrom,
  type TimedDeal,
  type Figures,
  type Reveal,
  RevealRefused,
  TICK_MS,
  nextInt,
  secretRng,
} from '@star-seekers/sim';
import { briefedIn, briefingReveal } from './hidden.ts';
import { inOrder, optionOrders, placeOf } from './option-order.ts';
import { questionsOfRun } from './questions-of-run.ts';
import {
  ANSWER_LIMIT_MS,
  BITES_AFTER,
  MAX_STRIKES,
  MOST_REPLACED,
  NETWORK_GRACE_MS,
  OPTION_COUNT,
  QUESTION_COUNT,
  QUESTION_SECONDS,
  READING_TICKS,
} from './rules.ts';
import type { BriefingDetails, InLanguages, QuestionDetails, VerdictDetails } from './reveal-details.ts';
import { IN_TIME, LATE, REPLACED, SILENCE } from './state.ts';

/** The parts of the briefing, each question and its verdict. */
const MOST_REQUESTS = BITES_AFTER.length + 2 * (QUESTION_COUNT + MOST_REPLACED);

/**
 * Reveals the briefing, then the questions of a bank one at a time, and the right option after an answer is locked. The briefing tells
 * which facts will be asked early, not in which order, and nothing of any later question.
 * @param bank ranked questions on the server, practice questions in the hub's pages
 * @param translations of the bank: the display data of every reveal is in all languages, so that a change of the language needs no request
 */
export function createQuizDealer(bank: QuizBank, translations: QuizTranslations): Dealer {
  const texts: BankTexts = { bank, translations: Object.entries(translations) };
  return {
    looksBack: MOST_REQUESTS,
    deal(from, earlier, { request }, atMs) {
      const bite = exactly(request, 'brief');
      if (bite) return revealBriefing(bank, from, earlier, bite.brief);
      const question = exactly(request, 'ask');
      if (question) return revealQuestion(bank, from, earlier, question.ask);
      const answer = exactly(request, 'lock', 'option');
      if (answer) return revealVerdict(bank, earlier, answer, atMs);
      throw new RevealRefused('The quiz knows no such request.');
    },
    show({ reveal }) {
      const briefed = briefedIn(reveal);
      if (briefed) return cardsOf(texts, briefed);
      const question = exactly(reveal, 'question', 'order');
      return question ? textOf(texts, question) : reasonOf(texts, reveal);
    },
  };
}

/** Displayed place of the right option of a question. */
export function rightOptionIn(bank: QuizBank, question: { readonly bank: number; readonly order: number }): number {
  return placeOf(questionAt(bank, question.bank).right, question.order);
}

/** @param number of the part of the briefing, from 1 */
function revealBriefing(bank: QuizBank, from: DealtFrom, earlier: readonly TimedDeal[], number: number): Reveal {
  const after = BITES_AFTER[number - 1];
  const played = withoutBriefing(earlier);
  if (after === undefined || number !== earlier.length - played.length + 1) {
    throw new RevealRefused('This part of the briefing is not the next one.');
  }
  if (played.length % 2 === 1) throw new RevealRefused('The last question has no answer yet.');
  if (countAnswers(played) !== after) throw new RevealRefused('It is not time for a briefing.');
  if (countStrikes(played) >= MAX_STRIKES) throw new RevealRefused('The third strike ended the run.');
  return briefingReveal(questionsOfRun(from, bank).briefed[number - 1] ?? []);
}

/** The questions and verdicts of earlier reveals. */
function withoutBriefing(earlier: readonly TimedDeal[]): readonly TimedDeal[] {
  return earlier.filter(({ request }) => request.brief === undefined);
}

/** Answers that counted, also as strikes. */
function countAnswers(played: readonly TimedDeal[]): number {
  return played.length / 2 - countReplaced(played);
}

function revealQuestion(bank: QuizBank, from: DealtFrom, earlier: readonly TimedDeal[], number: number): Reveal {
  const played = withoutBriefing(earlier);
  if (played.length % 2 === 1) throw new RevealRefused('The last question has no answer yet.');
  const bites = earlier.length - played.length;
  if (countAnswers(played) >= (BITES_AFTER[bites] ?? Number.POSITIVE_INFINITY)) {
    throw new RevealRefused('The briefing comes first.');
  }
  if (number !== played.length / 2 + 1) throw new RevealRefused('This question is not the next one.');
  const replaced = countReplaced(earlier);
  if (number - replaced > QUESTION_COUNT) throw new RevealRefused('There are no more questions.');
  if (countStrikes(earlier) >= MAX_STRIKES) throw new RevealRefused('The third strike ended the run.');
  const { questions, spare } = questionsOfRun(from, bank);
  const last = played.at(-1)?.reveal;
  const question =
    last?.late === REPLACED
      ? spare[questionAt(bank, last.question ?? -1).band][replaced - 1]
      : questions[number - replaced - 1];
  if (question === undefined) throw new RangeError(`question ${number} was not drawn`);
  return { question, order: nextInt(secretRng(from.secret, number), optionOrders.length) };
}

function revealVerdict(
  bank: QuizBank,
  earlier: readonly TimedDeal[],
  { lock, option }: Readonly<Record<'lock' | 'option', number>>,
  atMs: number,
): Reveal {
  const last = earlier.at(-1);
  const question = last && exactly(last.reveal, 'question', 'order');
  if (!question) throw new RevealRefused('No question waits for an answer.');
  if (last.request.ask !== lock) throw new RevealRefused('Another question is on the table.');
  if (option >= OPTION_COUNT && option !== SILENCE) throw new RevealRefused('There is no such option.');
  const elapsedMs = atMs - last.atMs;
  return {
    question: question.question,
    right: rightOptionIn(bank, { bank: question.question, order: question.order }),
    most: mostSeconds(elapsedMs),
    late: lateness(elapsedMs, earlier),
  };
}

/** What an answer is for its time alone. */
function lateness(elapsedMs: number, earlier: readonly TimedDeal[]): number {
  if (elapsedMs <= ANSWER_LIMIT_MS) return IN_TIME;
  return countReplaced(earlier) < MOST_REPLACED ? REPLACED : LATE;
}

function countReplaced(earlier: readonly TimedDeal[]): number {
  return earlier.filter(({ reveal }) => reveal.late === REPLACED).length;
}

/** Greatest bonus of an answer in seconds, by the dealer's own clock. Reading time and network time are free. */
function mostSeconds(elapsedMs: number): number {
  const clockMs = elapsedMs - READING_TICKS * TICK_MS - NETWORK_GRACE_MS;
  return Math.max(0, QUESTION_SECONDS - Math.floor(Math.max(0, clockMs) / 1000));
}

function countStrikes(earlier: readonly TimedDeal[]): number {
  return earlier.filter(
    ({ request, reveal }) =>
      request.option !== undefined &&
      reveal.late !== REPLACED &&
      (request.option !== reveal.right || reveal.late === LATE),
  ).length;
}

/** The texts of a bank in all languages. */
interface BankTexts {
  readonly bank: QuizBank;
  /** By language. */
  readonly translations: readonly (readonly [string, QuizTranslations[string]])[];
}

function textOf(
  texts: BankTexts,
  { question, order }: { readonly question: number; readonly order: number },
): InLanguages<QuestionDetails> {
  return inLanguages(texts, [question], ([wording]) => {
    const { text, options } = wording as QuizWording;
    return { text, options: inOrder(options, order) };
  });
}

/** The cards of a briefing: the facts of questions about the same place are on one. */
function cardsOf(texts: BankTexts, briefed: readonly number[]): InLanguages<BriefingDetails> {
  const anchors = briefed.map((number) => questionAt(texts.bank, number).anchor);
  return inLanguages(texts, briefed, (wordings) =>
    [...new Set(anchors)].map((anchor) => {
      const told = wordings.filter((_, at) => anchors[at] === anchor);
      // One sentence may answer two questions.
      return { title: told[0]?.title ?? '', anchor, facts: [...new Set(told.flatMap(({ fact }) => fact ?? []))] };
    }),
  );
}

function reasonOf(texts: BankTexts, { question = -1 }: Reveal): InLanguages<VerdictDetails> {
  const { anchor } = questionAt(texts.bank, question);
  return inLanguages(texts, [question], ([wording]) => ({ why: (wording as QuizWording).why, anchor }));
}

/** Details in English, and in each language that has all of the questions. Who goes on with a run gets those of hundreds at once. */
function inLanguages<Details>(
  { bank, translations }: BankTexts,
  numbers: readonly number[],
  detailsOf: (wordings: readonly QuizWording[]) => Details,
): InLanguages<Details> {
  const details: InLanguages<Details> = { en: detailsOf(numbers.map((number) => questionAt(bank, number))) };
  for (const [language, wordings] of translations) {
    const found = numbers.flatMap((number) => wordings[number] ?? []);
    if (found.length === numbers.length) details[language] = detailsOf(found);
  }
  return details;
}

function questionAt(bank: QuizBank, number: number): QuizQuestion {
  const question = bank[number];
  if (!question) throw new RangeError(`there is no question ${number}`);
  return question;
}

/** The figures if they have exactly these names; else undefined. */
function exactly<Name extends string>(
  figures: Figures,
  ...names: readonly Name[]
): Readonly<Record<Name, number>> | undefined {
  const isExact = Object.keys(figures).length === names.length && names.every((name) => figures[name] !== undefined);
  return isExact ? figures : undefined;
}
