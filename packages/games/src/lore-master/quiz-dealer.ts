import type { QuizBank, QuizQuestion } from '@star-seekers/content/practice-bank';
import {
  type Dealer,
  type DealerSecret,
  type DealtAt,
  type Figures,
  type Reveal,
  RevealRefused,
  TICK_MS,
  nextInt,
  secretRng,
} from '@star-seekers/sim';
import { inOrder, optionOrders, placeOf } from './option-order.ts';
import { questionsOfRun } from './questions-of-run.ts';
import {
  ANSWER_BOUND_MS,
  MAX_STRIKES,
  NETWORK_GRACE_MS,
  OPTION_COUNT,
  QUESTION_COUNT,
  QUESTION_SECONDS,
  READING_TICKS,
} from './rules.ts';
import type { ShownQuestion, ShownVerdict } from './shown.ts';
import { SILENCE } from './state.ts';

/**
 * Puts the questions of a bank one at a time, and tells the right option once an answer is locked.
 * @param bank ranked questions on the server, those of practice in the hub's pages
 */
export function createQuizDealer(bank: QuizBank): Dealer {
  return {
    deal(secret, earlier, { request }, atMs) {
      const question = exactly(request, 'ask');
      if (question) return put(bank, secret, earlier, question.ask);
      const answer = exactly(request, 'lock', 'option');
      if (answer) return judge(bank, earlier, answer, atMs);
      throw new RevealRefused('The quiz knows no such request.');
    },
    show({ reveal }) {
      const question = exactly(reveal, 'question', 'order');
      return question ? textOf(bank, question) : reasonOf(bank, reveal);
    },
  };
}

/** Where the right option of a question is shown. */
export function rightPlaceIn(bank: QuizBank, question: { readonly bank: number; readonly order: number }): number {
  return placeOf(questionAt(bank, question.bank).right, question.order);
}

function put(bank: QuizBank, secret: DealerSecret, earlier: readonly DealtAt[], number: number): Reveal {
  if (earlier.length % 2 !== 0) throw new RevealRefused('The last question has no answer yet.');
  if (number !== earlier.length / 2 + 1) throw new RevealRefused('This question is not the next one.');
  if (number > QUESTION_COUNT) throw new RevealRefused('There are no more questions.');
  if (strikesIn(earlier) >= MAX_STRIKES) throw new RevealRefused('The third strike ended the run.');
  const question = questionsOfRun(secret, bank)[number - 1] as number;
  return { question, order: nextInt(secretRng(secret, number), optionOrders.length) };
}

function judge(
  bank: QuizBank,
  earlier: readonly DealtAt[],
  { lock, option }: Readonly<Record<'lock' | 'option', number>>,
  atMs: number,
): Reveal {
  const asked = earlier.at(-1);
  const question = asked && exactly(asked.reveal, 'question', 'order');
  if (!question) throw new RevealRefused('No question waits for an answer.');
  if (asked.request.ask !== lock) throw new RevealRefused('Another question is on the table.');
  if (option >= OPTION_COUNT && option !== SILENCE) throw new RevealRefused('There is no such option.');
  const elapsedMs = atMs - asked.atMs;
  return {
    question: question.question,
    right: rightPlaceIn(bank, { bank: question.question, order: question.order }),
    most: mostSeconds(elapsedMs),
    late: elapsedMs > ANSWER_BOUND_MS ? 1 : 0,
  };
}

/** The seconds that an answer can still earn, by the dealer's own clock: the reading beat and the way there and back are free. */
function mostSeconds(elapsedMs: number): number {
  const spentMs = elapsedMs - READING_TICKS * TICK_MS - NETWORK_GRACE_MS;
  return Math.max(0, QUESTION_SECONDS - Math.floor(Math.max(0, spentMs) / 1000));
}

function strikesIn(earlier: readonly DealtAt[]): number {
  return earlier.filter(
    ({ request, reveal }) => request.option !== undefined && (request.option !== reveal.right || reveal.late === 1),
  ).length;
}

function textOf(
  bank: QuizBank,
  { question, order }: { readonly question: number; readonly order: number },
): ShownQuestion {
  const { text, options } = questionAt(bank, question);
  return { text, options: inOrder(options, order) };
}

function reasonOf(bank: QuizBank, { question = -1 }: Reveal): ShownVerdict {
  const { why, anchor } = questionAt(bank, question);
  return { why, anchor };
}

function questionAt(bank: QuizBank, number: number): QuizQuestion {
  const question = bank[number];
  if (!question) throw new RangeError(`there is no question ${number}`);
  return question;
}

/** The figures when they are exactly these; else undefined. */
function exactly<Name extends string>(
  figures: Figures,
  ...names: readonly Name[]
): Readonly<Record<Name, number>> | undefined {
  const exact = Object.keys(figures).length === names.length && names.every((name) => figures[name] !== undefined);
  return exact ? figures : undefined;
}
