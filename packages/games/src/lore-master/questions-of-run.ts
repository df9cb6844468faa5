import { QUIZ_BANDS, type QuizBand, type QuizBank, type QuizTheme } from '@star-seekers/content/practice-bank';
import { type DealtFrom, type Rng, secretRng, shuffle } from '@star-seekers/sim';
import { themeOf } from './conditions.ts';
import {
  BITE_CARDS,
  BRIEFED_QUESTIONS,
  EASY_COUNT,
  FIRST_CARDS_OF,
  MOST_AGAIN,
  MOST_REPLACED,
  OPENING_COUNT,
  QUESTION_COUNT,
  WAY_IN_COUNT,
} from './rules.ts';

/** Random stream that draws the questions; the order of options uses the stream of the question's number, from 1. */
const DRAW_STREAM = 0;

export interface QuestionsOfRun {
  /** By their numbers in the bank, in the order in which they are asked. */
  readonly questions: readonly number[];
  /** Those whose facts each part of the briefing shows, card by card: in another order than they are asked. */
  readonly briefed: readonly (readonly number[])[];
  /** Those that replace others of their band, in the order in which they do. */
  readonly spare: Readonly<Record<QuizBand, readonly number[]>>;
}

/**
 * The questions of a run (`G4.33`). The first two are the shortest of those on the first cards, the next three are on them or easy, the next
 * four easy and mostly on the second cards, and of the next six half are on them: each rung of the ladder is a little steeper than the one
 * before. From then on every three questions have one of each band, in random order; the last question is hard. If a band has too few
 * questions, they repeat. Under a day's conditions every second question of a band is about the theme, as long as the bank has any (`G4.39`).
 * What the player missed in earlier runs comes in place of early questions that are on no card (`G4.42`).
 */
export function questionsOfRun({ secret, options, again = [] }: DealtFrom, bank: QuizBank): QuestionsOfRun {
  const rng = secretRng(secret, DRAW_STREAM);
  const piles = new QuestionPiles(rng, bank, themeOf(options));
  const missed = [...new Set(again)].slice(0, MOST_AGAIN);
  for (const band of QUIZ_BANDS) piles.remove(band, missed);
  const first = byLength(firstCardsIn(piles, bank, rng), (question) => lengthAsked(bank, question));
  const second = secondCardsIn(piles, bank);
  const others = second.flatMap(({ companion }) => companion?.question ?? []);
  const questions = [
    ...first.slice(0, OPENING_COUNT),
    ...shuffle(rng, [...takeEarly(WAY_IN_COUNT - first.length, () => 'easy'), ...first.slice(OPENING_COUNT)]),
    ...shuffle(rng, [
      ...second.map(({ easy }) => easy),
      ...takeEarly(EASY_COUNT - WAY_IN_COUNT - second.length, () => 'easy'),
    ]),
  ];
  const mixed = shuffle(rng, [...QUIZ_BANDS]);
  questions.push(
    ...shuffle(rng, [
      ...others,
      ...takeEarly(BRIEFED_QUESTIONS - EASY_COUNT - others.length, (at) => mixed[at % mixed.length]),
    ]),
  );
  while (questions.length + QUIZ_BANDS.length <= QUESTION_COUNT) {
    questions.push(...shuffle(rng, [...QUIZ_BANDS]).map((band) => piles.take(band)));
  }
  questions.push(...take(QUESTION_COUNT - questions.length, () => 'hard'));
  // Drawn last: they leave the others as they are.
  const spareOf = (band: QuizBand) => take(MOST_REPLACED, () => band);
  const briefed = [
    shuffle(rng, [...first]),
    second.flatMap(({ easy, companion }) => [easy, ...(companion ? [companion.question] : [])]),
  ];
  return { questions, briefed, spare: { easy: spareOf('easy'), medium: spareOf('medium'), hard: spareOf('hard') } };

  function take(count: number, bandAt: (index: number) => QuizBand | undefined): number[] {
    return Array.from({ length: count }, (_, index) => piles.take(bandAt(index) ?? 'hard'));
  }

  function takeEarly(count: number, bandAt: (index: number) => QuizBand | undefined): number[] {
    const known = missed.splice(0, count);
    return [...known, ...take(count - known.length, bandAt)];
  }
}

/**
 * Draws the questions of the first three cards, which are about different places, and takes them from the piles: the ones with least to read
 * of more, so that the first question comes soon.
 */
function firstCardsIn(piles: QuestionPiles, bank: QuizBank, rng: Rng): readonly number[] {
  const told = QUIZ_BANDS.flatMap((band) => piles.left(band).filter((question) => isSentence(bank[question]?.fact)));
  const places = firstOfEachPlace(piles.inTurn(shuffle(rng, told)), bank);
  // Of a small bank the same ones would be the shortest in every run.
  const drawn = places.slice(0, Math.min(FIRST_CARDS_OF, places.length / 2));
  const shortest = piles.inTurn(byLength(drawn, (question) => lengthOnCard(bank, question))).slice(0, BITE_CARDS);
  for (const band of QUIZ_BANDS) piles.remove(band, shortest);
  return shortest;
}

/** Whether a fact says something by itself: rows of tables and dates in the codex are a name and a figure. */
function isSentence(fact: string | undefined): boolean {
  return fact !== undefined && fact.endsWith('.') && !fact.includes(':');
}

/** A card: an easy question with a fact, and a harder one about the same place in the codex, if there is one. */
interface Card {
  readonly easy: number;
  readonly companion: { readonly band: 'medium' | 'hard'; readonly question: number } | undefined;
}

/** Draws the later three cards, with a second fact where there is one, and takes their questions from the piles. */
function secondCardsIn(piles: QuestionPiles, bank: QuizBank): readonly Card[] {
  const cards = cardsIn(piles, bank);
  const pairs = cards.filter(({ companion }) => companion);
  const singles = cards.filter(({ companion }) => !companion);
  const drawn = [...pairs, ...singles].slice(0, BITE_CARDS);
  for (const { easy, companion } of drawn) {
    piles.remove('easy', [easy]);
    if (companion) piles.remove(companion.band, [companion.question]);
  }
  return drawn;
}

/** The cards that the piles allow, in the order of the easy pile: one for each place. */
function cardsIn(piles: QuestionPiles, bank: QuizBank): readonly Card[] {
  const hasFact = (question: number) => bank[question]?.fact !== undefined;
  const anchorOf = (question: number) => bank[question]?.anchor;
  const harder = (['medium', 'hard'] as const).flatMap((band) =>
    piles
      .left(band)
      .filter(hasFact)
      .map((question) => ({ band, question })),
  );
  return firstOfEachPlace(piles.inTurn(piles.left('easy').filter(hasFact)), bank).map((question) => ({
    easy: question,
    companion: harder.find((other) => anchorOf(other.question) === anchorOf(question)),
  }));
}

/** The first question about each place in the codex. */
function firstOfEachPlace(questions: readonly number[], bank: QuizBank): readonly number[] {
  const anchors = questions.map((question) => bank[question]?.anchor);
  return questions.filter((_, at) => anchors.indexOf(anchors[at]) === at);
}

/** Characters on the card of a question. */
function lengthOnCard(bank: QuizBank, question: number): number {
  const { title = '', fact = '' } = bank[question] ?? {};
  return title.length + fact.length;
}

/** Characters of a question and its options. */
function lengthAsked(bank: QuizBank, question: number): number {
  const { text = '', options = [] } = bank[question] ?? {};
  return text.length + options.join('').length;
}

/** The shortest first. */
function byLength(questions: readonly number[], lengthOf: (question: number) => number): readonly number[] {
  return questions.toSorted((one, other) => lengthOf(one) - lengthOf(other));
}

/**
 * The shuffled questions of each band, by their numbers in the bank; a pile that is used up is filled again. With a theme every second
 * question that is taken is about it, as long as there are any.
 */
class QuestionPiles {
  readonly #rng: Rng;
  readonly #bank: QuizBank;
  readonly #theme: QuizTheme | undefined;
  readonly #piles: Record<QuizBand, number[]> = { easy: [], medium: [], hard: [] };

  constructor(rng: Rng, bank: QuizBank, theme?: QuizTheme) {
    this.#rng = rng;
    this.#bank = bank;
    this.#theme = theme;
    for (const band of QUIZ_BANDS) this.#fill(band);
  }

  /** The questions that are left of a band, in the order of the pile. */
  left(band: QuizBand): readonly number[] {
    return this.#piles[band];
  }

  /** Takes the last question of a pile. @throws {RangeError} if the bank has none */
  take(band: QuizBand): number {
    if (this.#piles[band].length === 0) this.#fill(band);
    const question = this.#piles[band].pop();
    if (question === undefined) throw new RangeError(`the bank has no ${band} question`);
    return question;
  }

  /** Takes certain questions out of their pile. */
  remove(band: QuizBand, questions: readonly number[]): void {
    this.#piles[band] = this.#piles[band].filter((question) => !questions.includes(question));
  }

  #fill(band: QuizBand): void {
    const numbers = this.#bank.flatMap((question, number) => (question.band === band ? [number] : []));
    const pile = shuffle(this.#rng, numbers);
    // They are taken from the end.
    this.#piles[band] = this.#theme === undefined ? pile : this.inTurn(pile).toReversed();
  }

  /** Questions with and without the theme in turn, as long as there are both; without a theme as they are. */
  inTurn(questions: readonly number[]): number[] {
    if (this.#theme === undefined) return [...questions];
    const isOfTheme = (question: number) => this.#bank[question]?.theme === this.#theme;
    return alternated(
      questions.filter(isOfTheme),
      questions.filter((question) => !isOfTheme(question)),
    );
  }
}

/** One of each in turn. */
function alternated(ones: readonly number[], others: readonly number[]): number[] {
  const longer = Math.max(ones.length, others.length);
  return Array.from({ length: longer }, (_, at) => [...ones.slice(at, at + 1), ...others.slice(at, at + 1)]).flat();
}
