import { useTranslation } from 'react-i18next';
import type { StartFailure } from './game-host.ts';
import styles from './notice.module.css';

/** A failed start, except for missing credits. Nothing was charged. */
export type StartProblem = Exclude<StartFailure, { kind: 'insufficient' }>;

/** Says why the run did not start, what it cost, and what to do. */
export function StartFailureNotice({ problem }: { readonly problem: StartProblem }) {
  const { t } = useTranslation('games');
  return (
    <div ref={bringIntoView} className={styles.notice} role="alert">
      <p>
        {problem.kind === 'failed'
          ? t('screen.start.failure.failed', { message: problem.message })
          : t(`screen.start.failure.${problem.kind}`)}
      </p>
    </div>
  );
}

/** On a phone it appears below the fold. */
function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}
