import type { LiveHead } from '@star-seekers/contracts';
import type { CatalogEntry } from '@star-seekers/games/catalog';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useTranslation } from 'react-i18next';
import { StillPicture } from '../../ui/still-picture.tsx';
import { coverOf } from '../dashboard/cover-of.ts';
import { playTime } from '../theatre/play-time.ts';
import { LiveEnd } from './live-end.tsx';
import { LiveState, liveStateOf } from './live-state.tsx';
import styles from './live-score.module.css';
import type { WatchedSnapshot } from './watched-run.ts';

export interface LiveScoreProps {
  readonly entry: CatalogEntry;
  readonly head: LiveHead;
  readonly watched: WatchedSnapshot;
}

/** Of games that hide something or pose a puzzle, others see only the score until the run is over. */
export function LiveScore({ entry, head, watched }: LiveScoreProps) {
  const { t, i18n } = useTranslation('play');
  const { score, place } = watched;
  const isOver = watched.end !== undefined || watched.error !== undefined;
  return (
    <section
      className={styles.stage}
      aria-label={t('live.title')}
      data-faction-scope={head.faction}
      data-state={isOver ? 'over' : 'watching'}
    >
      <StillPicture still={coverOf(entry)} className={styles.cover} first />
      <div className={styles.figures}>
        <p className={styles.label}>{t('theatre.facts.score')}</p>
        <p className={styles.score}>{numberFormat(i18n.language).format(score)}</p>
        <p className={styles.time}>{playTime(place?.toTick ?? 0)}</p>
        <LiveState state={liveStateOf(watched)} player={head.username} />
        {isOver ? (
          <LiveEnd watched={watched} />
        ) : (
          <p className={styles.why}>
            {t('live.scoreOnly', { player: head.username })} {t('live.behind')}
          </p>
        )}
      </div>
    </section>
  );
}
