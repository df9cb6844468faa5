import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWER_POINTS } from './rules.ts';
import styles from './score-float.module.css';
import type { QuizController } from './use-reveal-details.ts';

interface Gain {
  readonly tick: number;
  readonly points: number;
  readonly seconds: number;
  readonly streak: number;
}

/** Least streak with a text. */
const MIN_STREAK = 3;

/** The points of a right answer float up; decorative, because the live region announces them. */
export function ScoreFloat({ controller }: { readonly controller: QuizController }) {
  const { t } = useTranslation('games');
  const [gain, setGain] = useState<Gain>();

  useEffect(() => {
    const stopTicks = controller.onTick(({ tick }, events) => {
      for (const event of events) {
        if (event.type === 'right') setGain({ ...event, tick });
        else if (event.type === 'asked') setGain(undefined);
      }
    });
    const stopResets = controller.onReset(() => setGain(undefined));
    return () => {
      stopTicks();
      stopResets();
    };
  }, [controller]);

  if (!gain) return null;
  const { tick, points, seconds, streak } = gain;
  return (
    <div key={tick} className={styles.float} aria-hidden="true">
      <span className={styles.points}>+{points}</span>
      <span className={styles.sum}>{t('lore-master.float', { points: ANSWER_POINTS, seconds })}</span>
      {streak >= MIN_STREAK && <span className={styles.streak}>{t('lore-master.streak', { count: streak })}</span>}
    </div>
  );
}
