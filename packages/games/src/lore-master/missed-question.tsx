import { BookOpen, Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './quiz-results.module.css';
import { dealtAt, readQuestion, readVerdict } from './shown.ts';
import { type GivenAnswer, SILENCE } from './state.ts';
import { type QuizController, useShown } from './use-shown.ts';

/** A question that cost a strike: what was said, what is right, why, and where to read on. */
export function MissedQuestion({
  controller,
  answer,
}: {
  readonly controller: QuizController;
  readonly answer: GivenAnswer;
}) {
  const { t } = useTranslation('games');
  const { number, chosen, right } = answer;
  const question = useShown(controller, dealtAt.question(number), readQuestion);
  const verdict = useShown(controller, dealtAt.verdict(number), readVerdict);
  if (!question || !verdict) return <li className={styles.missed}>{t('lore-master.review.loading', { number })}</li>;
  return (
    <li className={styles.missed}>
      <p className={styles.question}>
        <span className={styles.number}>{number}</span> <bdi lang="en">{question.text}</bdi>
      </p>
      {chosen !== right && (
        <p className={styles.wrong}>
          <X aria-hidden="true" />
          {chosen === SILENCE
            ? t('lore-master.review.silent')
            : t('lore-master.review.yours', { option: question.options[chosen] })}
        </p>
      )}
      <p className={styles.right}>
        <Check aria-hidden="true" />
        {t('lore-master.review.right', { option: question.options[right] })}
      </p>
      <p>
        <bdi lang="en">{verdict.why}</bdi>
      </p>
      <a className={styles.link} href={`/ss-ip#${verdict.anchor}`} target="_blank" rel="noreferrer">
        <BookOpen aria-hidden="true" />
        {t('lore-master.review.read')}
      </a>
    </li>
  );
}
