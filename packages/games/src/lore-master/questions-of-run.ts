import { QUIZ_BANDS, type QuizBand, type QuizBank, type QuizTheme } from '@star-seekers/content/practice-bank';
import { type DealtFrom, type Rng, secretRng, shuffle } from '@star-seekers/sim';
import { themeOf } from './conditions.ts';
import {
  BITE_CARDS,
  BRIEFED_QUESTIONS,
  COMPANIONS,
  EASY_COUNT,
  MOST_REPLACED,
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
 * The questions of a run (`G4.33`). The first five are easy or on the first cards, the next four easy and mostly on the second ones, and of
 * the next six two are on them: each rung of the ladder is a little steeper than the one before. From then on every three questions have one
 * of each band, in random order; the last question is hard. If a band has too few questions, they repeat. Under a day's conditions every
 * second question of a band is about the theme, as long as the bank has any (`G4.39`).
 */
export function questionsOfRun({ secret, options }: DealtFrom, bank: QuizBank): QuestionsOfRun {
  const rng = secretRng(secret, DRAW_STREAM);
  const piles = new QuestionPiles(rng, bank, themeOf(options));
  const bites = briefingOf(piles, bank);
  const [first, second] = [biteOf(bites[0]), biteOf(bites[1])];
  const briefed = bites.map((cards) =>
    cards.flatMap(({ easy, companion }) => [easy, ...(companion ? [companion.question] : [])]),
  );
  const known = [...first.easy, ...first.other];
  const questions = [
    ...shuffle(rng, [...known, ...take(WAY_IN_COUNT - known.length, () => 'easy')]),
    ...shuffle(rng, [...second.easy, ...take(EASY_COUNT - WAY_IN_COUNT - second.easy.length, () => 'easy')]),
  ];
  const mixed = shuffle(rng, [...QUIZ_BANDS]);
  questions.push(
    ...shuffle(rng, [
      ...second.other,
      ...take(BRIEFED_QUESTIONS - EASY_COUNT - second.other.length, (at) => mixed[at % mixed.length]),
    ]),
  );
  while (questions.length + QUIZ_BANDS.length <= QUESTION_COUNT) {
    questions.push(...shuffle(rng, [...QUIZ_BANDS]).map((band) => piles.take(band)));
  }
  questions.push(...take(QUESTION_COUNT - questions.length, () => 'hard'));
  // Drawn last: they leave the others as they are.
  const spareOf = (band: QuizBand) => take(MOST_REPLACED, () => band);
  return { questions, briefed, spare: { easy: spareOf('easy'), medium: spareOf('medium'), hard: spareOf('hard') } };

  function take(count: number, bandAt: (index: number) => QuizBand | undefined): number[] {
    return Array.from({ length: count }, (_, index) => piles.take(bandAt(index) ?? 'hard'));
  }
}

/** Questions of a part of the briefing. */
interface Bite {
  readonly easy: readonly number[];
  readonly other: readonly number[];
}

function biteOf(cards: readonly Card[] = []): Bite {
  return {
    easy: cards.map((card) => card.easy),
    other: cards.flatMap(({ companion }) => companion?.question ?? []),
  };
}

/** A card: an easy question with a fact, and a harder one about the same place in the codex, if there is one. */
interface Card {
  readonly easy: number;
  readonly companion: { readonly band: 'medium' | 'hard'; readonly question: number } | undefined;
}

/**
 * Draws the cards of both parts of a run's briefing and takes their questions from the piles: easy questions about different places, and
 * harder ones about some of these places. The first part has the shorter sentences, so that the first question comes soon.
 */
function briefingOf(piles: QuestionPiles, bank: QuizBank): readonly (readonly Card[])[] {
  const cards = cardsIn(piles, bank);
  if (cards.length === 0) throw new RangeError('the bank has no easy question with a fact');
  const pairs = byLength(cards.filter(({ companion }) => companion).slice(0, COMPANIONS[0] + COMPANIONS[1]), bank);
  const singles = byLength(
    cards
      .filter((card) => !pairs.includes(card))
      .map(({ easy }): Card => ({ easy, companion: undefined }))
      .slice(0, 2 * BITE_CARDS - pairs.length),
    bank,
  );
  const bites = COMPANIONS.map((count) => {
    const drawn = pairs.splice(0, count);
    return [...drawn, ...singles.splice(0, BITE_CARDS - drawn.length)];
  });
  for (const { easy, companion } of bites.flat()) {
    piles.remove('easy', [easy]);
    if (companion) piles.remove(companion.band, [companion.question]);
  }
  return bites;
}

/** Cards with less to read come first. */
function byLength(cards: readonly Card[], bank: QuizBank): Card[] {
  const lengthOf = ({ easy, companion }: Card) =>
    [easy, companion?.question ?? -1].reduce((sum, question) => sum + (bank[question]?.fact?.length ?? 0), 0);
  return cards.toSorted((one, other) => lengthOf(one) - lengthOf(other));
}

/** The cards that the piles allow, in the order of the easy pile: one for each place. */
function cardsIn(piles: QuestionPiles, bank: QuizBank): readonly Card[] {
  const hasFact = (question: number) => bank[question]?.fact !== undefined;
  const anchorOf = (question: number) => bank[question]?.anchor;
  const easy = piles.inTurn(piles.left('easy').filter(hasFact));
  const firsts = easy.filter(
    (question, at) => easy.findIndex((first) => anchorOf(first) === anchorOf(question)) === at,
  );
  const harder = (['medium', 'hard'] as const).flatMap((band) =>
    piles
      .left(band)
      .filter(hasFact)
      .map((question) => ({ band, question })),
  );
  return firsts.map((question) => ({
    easy: question,
    companion: harder.find((other) => anchorOf(other.question) === anchorOf(question)),
  }));
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
