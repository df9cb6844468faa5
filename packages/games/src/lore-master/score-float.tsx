import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWER_POINTS } from './rules.ts';
import styles from './score-float.module.css';
import type { QuizController } from './use-shown.ts';

interface Won {
  readonly at: number;
  readonly points: number;
  readonly seconds: number;
  readonly streak: number;
}

/** A streak is worth a word from here on. */
const STREAK = 3;

/** What a right answer brought floats up with its time bonus; decorative, the live region says it too. */
export function ScoreFloat({ controller }: { readonly controller: QuizController }) {
  const { t } = useTranslation('games');
  const [won, setWon] = useState<Won>();

  useEffect(() => {
    const stopTicks = controller.onTick(({ tick }, events) => {
      for (const event of events) {
        if (event.type === 'right') setWon({ ...event, at: tick });
        else if (event.type === 'asked') setWon(undefined);
      }
    });
    const stopResets = controller.onReset(() => setWon(undefined));
    return () => {
      stopTicks();
      stopResets();
    };
  }, [controller]);

  if (!won) return null;
  const { at, points, seconds, streak } = won;
  return (
    <div key={at} className={styles.float} aria-hidden="true">
      <span className={styles.points}>+{points}</span>
      <span className={styles.sum}>{t('lore-master.float', { points: ANSWER_POINTS, seconds })}</span>
      {streak >= STREAK && <span className={styles.streak}>{t('lore-master.streak', { count: streak })}</span>}
    </div>
  );
}
