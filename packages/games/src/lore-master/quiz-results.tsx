import { Button } from '@star-seekers/ui/button';
import { percentText } from '@star-seekers/ui/number-format';
import { BookOpen, Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PassBadge } from './pass-badge.tsx';
import styles from './quiz-results.module.css';
import { parseQuestion, parseVerdict, revealIndex } from './reveal-details.ts';
import { PASS_PERCENT, hasPassed } from './rules.ts';
import { type GivenAnswer, SILENCE } from './state.ts';
import { type QuizController, useRevealDetails } from './use-reveal-details.ts';

/** The missed questions as flash cards (`G4.5`), and last of all the pass badge. */
export function QuizResults({ controller }: { readonly controller: QuizController }) {
  const { t, i18n } = useTranslation('games');
  const { score, answers } = controller.state;
  // Questions that came late were replaced: their numbers were given, and they were not asked.
  const missed = answers.map((answer, at) => ({ answer, place: at + 1 })).filter(({ answer }) => answer.points === 0);
  return (
    <div className={styles.results}>
      {missed.length > 0 && (
        <section aria-label={t('lore-master.review.title')} className={styles.review}>
          <h3>{t('lore-master.review.title')}</h3>
          <ol>
            {missed.map(({ answer, place }) => (
              <FlashCard key={answer.number} controller={controller} answer={answer} place={place} />
            ))}
          </ol>
        </section>
      )}
      <p className={styles.verdict}>
        <PassBadge passed={hasPassed(score, answers.length)} />
        {t('lore-master.result.passAt', { percent: percentText(i18n.language, PASS_PERCENT) })}
      </p>
    </div>
  );
}

interface FlashCardProps {
  readonly controller: QuizController;
  readonly answer: GivenAnswer;
  /** Among the questions that were asked, from 1. */
  readonly place: number;
}

/** A missed question; its other side has the given answer, the right one, the reason, and a link to the codex. */
function FlashCard({ controller, answer, place }: FlashCardProps) {
  const { t } = useTranslation('games');
  const [turned, setTurned] = useState(false);
  const { number, chosen, right } = answer;
  const question = useRevealDetails(controller, revealIndex.question(number, controller.state.bites), parseQuestion);
  const verdict = useRevealDetails(controller, revealIndex.verdict(number, controller.state.bites), parseVerdict);
  if (!question || !verdict)
    return <li className={styles.missed}>{t('lore-master.review.loading', { number: place })}</li>;
  return (
    <li className={styles.missed}>
      <p className={styles.question}>
        <span className={styles.number}>{place}</span> <bdi lang={question.lang}>{question.details.text}</bdi>
      </p>
      {turned ? (
        <>
          {chosen !== right && (
            <p className={styles.wrong}>
              <X aria-hidden="true" />
              {chosen === SILENCE
                ? t('lore-master.review.silent')
                : t('lore-master.review.yours', { option: question.details.options[chosen] })}
            </p>
          )}
          <p className={styles.right}>
            <Check aria-hidden="true" />
            {t('lore-master.review.right', { option: question.details.options[right] })}
          </p>
          <p>
            <bdi lang={verdict.lang}>{verdict.details.why}</bdi>
          </p>
          <a className={styles.link} href={`/ss-ip#${verdict.details.anchor}`} target="_blank" rel="noreferrer">
            <BookOpen aria-hidden="true" />
            {t('lore-master.review.read')}
          </a>
        </>
      ) : (
        <Button size="sm" onClick={() => setTurned(true)}>
          {t('lore-master.review.turn')}
        </Button>
      )}
    </li>
  );
}
