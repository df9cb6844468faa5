import { QUIZ_BANDS, type QuizBand, type QuizBank } from '@star-seekers/content/practice-bank';
import { type Rng, shuffle } from '@star-seekers/sim';

/** The shuffled questions of each band, by their numbers in the bank; a pile that is used up is filled again. */
export class QuestionPiles {
  readonly #rng: Rng;
  readonly #bank: QuizBank;
  readonly #piles: Record<QuizBand, number[]> = { easy: [], medium: [], hard: [] };

  constructor(rng: Rng, bank: QuizBank) {
    this.#rng = rng;
    this.#bank = bank;
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
    this.#piles[band] = shuffle(this.#rng, numbers);
  }
}
