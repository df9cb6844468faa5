import { useTranslation } from 'react-i18next';
import styles from './live-state.module.css';
import type { WatchedSnapshot } from './watched-run.ts';

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
