import { useTranslation } from 'react-i18next';
import styles from './live-state.module.css';
import type { WatchedSnapshot } from './watched-run.ts';
import { Clapperboard } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';

/** Why nothing moves at the moment, if so. */
export type LiveStateKind = 'begins' | 'paused' | 'lost' | 'moving';

export function liveStateOf({ place, lost, end, error }: WatchedSnapshot): LiveStateKind {
  if (end || error) return 'moving';
  if (lost) return 'lost';
  if (!place) return 'begins';
  return place.kind === 'pause' ? 'paused' : 'moving';
}

/** Says why nothing moves. */
export function LiveState({ state, player }: { readonly state: LiveStateKind; readonly player: string }) {
  const { t } = useTranslation('play');
  return (
    <output className={styles.state} data-kind={state}>
      {state !== 'moving' && <span className={styles.words}>{t(`live.state.${state}`, { player })}</span>}
    </output>
  );
}

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
