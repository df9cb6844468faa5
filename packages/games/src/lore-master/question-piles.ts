import { QUIZ_BANDS, type QuizBand, type QuizBank, type QuizTheme } from '@star-seekers/content/practice-bank';
import { type Rng, shuffle } from '@star-seekers/sim';

/**
 * The shuffled questions of each band, by their numbers in the bank; a pile that is used up is filled again. With a theme every second
 * question that is taken is about it, as long as there are any.
 */
export class QuestionPiles {
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
