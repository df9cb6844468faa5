import { useTranslation } from 'react-i18next';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './quiz-clock.module.css';
import { BRIEFING_SECONDS, QUESTION_SECONDS, QUESTION_TICKS, RED_SECONDS, secondsLeft } from './rules.ts';
import type { QuizState } from './state.ts';
import type { QuizController } from './use-reveal-details.ts';

/** Steps of the bar per second: smooth, with few renders. */
const STEPS_PER_SECOND = 10;

/** Ticks on the clock: those of the briefing, or of a question: full during its reading time, stopped after the lock. */
function ticksOf({ phase, ticksLeft, ticksAtLock }: Readonly<QuizState>): number {
  if (phase === 'answering' || phase === 'briefing') return ticksLeft;
  return phase === 'locked' || phase === 'result' ? ticksAtLock : QUESTION_TICKS;
}

/** Seconds left as a number, red from ten on (`G4.26`). */
export function ClockNumber({ controller }: { readonly controller: QuizController }) {
  const seconds = useRunState(controller, (state) => secondsLeft(ticksOf(state)));
  return (
    <span className={styles.number} data-red={seconds <= RED_SECONDS || undefined}>
      {seconds}
    </span>
  );
}

/** Seconds left as a bar. */
export function ClockBar({ controller }: { readonly controller: QuizController }) {
  const { t } = useTranslation('games');
  const steps = useRunState(controller, (state) => Math.ceil((ticksOf(state) * STEPS_PER_SECOND) / 60));
  const most = useRunState(controller, ({ phase }) => (phase === 'briefing' ? BRIEFING_SECONDS : QUESTION_SECONDS));
  const share = steps / (most * STEPS_PER_SECOND);
  const seconds = Math.ceil(steps / STEPS_PER_SECOND);
  return (
    <div className={styles.bar} data-red={seconds <= RED_SECONDS || undefined}>
      <div className={styles.left} style={{ scale: `${share} 1` }} />
      <VisuallyHidden>
        <span role="timer">{t('lore-master.clock', { count: seconds })}</span>
      </VisuallyHidden>
    </div>
  );
}
