import { useTranslation } from 'react-i18next';
import { LETTERS } from './option-shape.tsx';
import type { QuestionDetails } from './reveal-details.ts';
import { REPLACED, SILENCE } from './state.ts';
import type { QuizController } from './use-reveal-details.ts';

export interface VerdictText {
  readonly tone: 'right' | 'wrong' | 'replaced';
  /** One or two words. */
  readonly title: string;
  /** Announcement for screen readers: the result, and the right answer. */
  readonly spoken: string;
}

/** The texts of the last result; undefined while no result is visible. @param right place of the right option */
export function useVerdictText(
  controller: QuizController,
  right: number | undefined,
  question: QuestionDetails | undefined,
): VerdictText | undefined {
  const { t } = useTranslation('games');
  if (right === undefined) return undefined;
  const option = `${LETTERS[right] ?? ''}, ${question?.options[right] ?? ''}`;
  if (controller.state.verdict?.late === REPLACED) {
    const title = t('lore-master.verdict.replaced');
    return { tone: 'replaced', title, spoken: t('lore-master.announce.replaced', { title, option }) };
  }
  const answer = controller.state.answers.at(-1);
  if (!answer) return undefined;
  const { points, chosen, late } = answer;
  if (points > 0) {
    const title = t('lore-master.verdict.right');
    return { tone: 'right', title, spoken: t('lore-master.announce.right', { points }) };
  }
  const title = t(
    late ? 'lore-master.verdict.late' : chosen === SILENCE ? 'lore-master.verdict.silent' : 'lore-master.verdict.wrong',
  );
  const { strikes } = controller.state;
  return { tone: 'wrong', title, spoken: t('lore-master.announce.wrong', { title, strikes, option }) };
}
