import { useTranslation } from 'react-i18next';
import { LETTERS } from './option-shape.tsx';
import type { ShownQuestion } from './shown.ts';
import { SILENCE } from './state.ts';
import type { QuizController } from './use-shown.ts';

export interface VerdictText {
  readonly tone: 'right' | 'wrong';
  /** A word or two. */
  readonly title: string;
  /** What is said aloud: how it went, and the right answer. */
  readonly spoken: string;
}

/** How the last answer went, in words; undefined while no result is shown. @param right place of the right option */
export function useVerdictText(
  controller: QuizController,
  right: number | undefined,
  question: ShownQuestion | undefined,
): VerdictText | undefined {
  const { t } = useTranslation('games');
  const answer = controller.state.answers.at(-1);
  if (right === undefined || !answer) return undefined;
  const { points, chosen, late } = answer;
  if (points > 0) {
    const title = t('lore-master.verdict.right');
    return { tone: 'right', title, spoken: t('lore-master.announce.right', { points }) };
  }
  const title = t(
    late ? 'lore-master.verdict.late' : chosen === SILENCE ? 'lore-master.verdict.silent' : 'lore-master.verdict.wrong',
  );
  const { strikes } = controller.state;
  const option = `${LETTERS[right] ?? ''}, ${question?.options[right] ?? ''}`;
  return { tone: 'wrong', title, spoken: t('lore-master.announce.wrong', { title, strikes, option }) };
}
