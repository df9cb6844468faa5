import { Clapperboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './live-end.module.css';
import type { WatchedSnapshot } from './watched-run.ts';

/** What comes after the end: the run in the theatre, if it has a page there. */
export function LiveEnd({ watched }: { readonly watched: Pick<WatchedSnapshot, 'end'> }) {
  const { t } = useTranslation('play');
  const { end } = watched;
  const runId = end?.runId ?? null;
  const words = runId !== null ? 'verified' : end ? end.reason : 'unknown';
  return (
    <div className={styles.end} role="status">
      <p className={styles.title}>{t(`live.end.${words}`)}</p>
      <p className={styles.message}>{t(`live.end.${words}Message`)}</p>
      {runId === null ? (
        <LinkButton to="/leaderboard?tab=games">{t('theatre.problems.boards')}</LinkButton>
      ) : (
        <LinkButton to={`/run/${runId}`} variant="primary" icon={<Clapperboard aria-hidden="true" />}>
          {t('live.end.watch')}
        </LinkButton>
      )}
    </div>
  );
}
