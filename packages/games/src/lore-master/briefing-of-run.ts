import type { QuizBank } from '@star-seekers/content/practice-bank';
import type { QuestionPiles } from './question-piles.ts';
import { BRIEFED_QUESTIONS, CARD_COUNT, EASY_COUNT } from './rules.ts';

/** Questions behind the easy ones whose facts share a card with one of them. */
const COMPANIONS = BRIEFED_QUESTIONS - EASY_COUNT;

/** A card: an easy question with a fact, and a harder one about the same place in the codex, if there is one. */
interface Card {
  readonly easy: number;
  readonly companion: { readonly band: 'medium' | 'hard'; readonly question: number } | undefined;
}

/**
 * Draws the cards of a run's briefing and takes their questions from the piles: six easy questions about different places, and up to
 * three harder ones about the same places.
 */
export function briefingOf(
  piles: QuestionPiles,
  bank: QuizBank,
): { easy: readonly number[]; other: readonly number[] } {
  const cards = cardsIn(piles, bank);
  const pairs = cards.filter(({ companion }) => companion !== undefined).slice(0, COMPANIONS);
  const drawn = [...pairs, ...cards.filter((card) => !pairs.includes(card))].slice(0, CARD_COUNT);
  if (drawn.length === 0) throw new RangeError('the bank has no easy question with a fact');
  const easy = drawn.map((card) => card.easy);
  const companions = pairs.flatMap(({ companion }) => companion ?? []);
  piles.remove('easy', easy);
  for (const { band, question } of companions) piles.remove(band, [question]);
  return { easy, other: companions.map(({ question }) => question) };
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
