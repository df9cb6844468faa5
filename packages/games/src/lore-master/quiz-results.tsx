import { useTranslation } from 'react-i18next';
import { FlashCard } from './flash-card.tsx';
import { PassBadge } from './pass-badge.tsx';
import styles from './quiz-results.module.css';
import { hasPassed } from './rules.ts';
import type { QuizController } from './use-reveal-details.ts';

/** The pass badge, and the missed questions as flash cards (`G4.5`). */
export function QuizResults({ controller }: { readonly controller: QuizController }) {
  const { t } = useTranslation('games');
  const { score, answers } = controller.state;
  const missed = answers.filter(({ points }) => points === 0);
  return (
    <div className={styles.results}>
      <p>
        <PassBadge passed={hasPassed(score, answers.length)} />
      </p>
      {missed.length > 0 && (
        <section aria-label={t('lore-master.review.title')} className={styles.review}>
          <h3>{t('lore-master.review.title')}</h3>
          <ol>
            {missed.map((answer) => (
              <FlashCard key={answer.number} controller={controller} answer={answer} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
