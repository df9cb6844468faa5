import type { LiveHead } from '@star-seekers/contracts';
import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { Clapperboard } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { useFilmSnapshot } from '../theatre/film.ts';
import { FilmBoard } from '../theatre/film-board.tsx';
import { FilmRoom } from '../theatre/film-room.tsx';
import roomStyles from '../theatre/film-room.module.css';
import { secondsLine } from '../theatre/score-line.ts';
import { useMoments } from '../theatre/use-moments.ts';
import { LiveDot } from './live-dot.tsx';
import { LiveEnd } from './live-end.tsx';
import { LiveFilm } from './live-film.ts';
import { LiveState, liveStateOf } from './live-state.tsx';
import styles from './live-theatre.module.css';
import type { WatchedRun, WatchedSnapshot } from './watched-run.ts';

export interface LiveTheatreProps {
  readonly entry: CatalogEntry;
  readonly module: AnyGameModule;
  readonly head: LiveHead;
  readonly run: WatchedRun;
  readonly watched: WatchedSnapshot;
}

/** A run while it is played, in the theatre: it can be stopped and searched up to the present. */
export function LiveTheatre({ entry, module, head, run, watched }: LiveTheatreProps) {
  const { t } = useTranslation('play');
  const [film] = useState(() => new LiveFilm(module, { seed: 0, ...head.setup }));
  const { phase, ticks, following } = useFilmSnapshot(film);
  const moments = useMoments(film);
  const lines = useMemo(() => ({ own: secondsLine(film.scores, ticks, film.scores.at(-1) ?? 0) }), [film, ticks]);

  useEffect(() => run.giveTo(film), [run, film]);
  useEffect(() => film.prepare(), [film]);

  const isOver = watched.end !== undefined || watched.error !== undefined;
  const runId = watched.end?.runId ?? null;
  const hasSeenAll = isOver && (phase === 'ended' || (phase === 'still' && film.hasEnded));
  return (
    <FilmRoom
      film={film}
      entry={entry}
      faction={head.faction}
      label={t('live.title')}
      moments={moments}
      lines={lines}
      renderBoard={(props) => <FilmBoard film={film} {...props} />}
      onBegin={(motion) => {
        if (motion === 'reduced') film.showPresent();
        else film.follow();
      }}
      state={hasSeenAll ? 'over' : 'watching'}
      overBoard={
        hasSeenAll ? (
          <div className={styles.end}>
            <LiveEnd watched={watched} />
          </div>
        ) : (
          <div className={styles.state}>
            <LiveState state={phase === 'playing' ? 'moving' : liveStateOf(watched)} player={head.username} />
          </div>
        )
      }
      besideSpeeds={
        isOver ? (
          runId !== null && (
            <LinkButton to={`/run/${runId}`} icon={<Clapperboard aria-hidden="true" />}>
              {t('live.end.watch')}
            </LinkButton>
          )
        ) : (
          <Button
            className={styles.live}
            icon={<LiveDot />}
            aria-pressed={following}
            title={t('live.toPresent')}
            onClick={() => film.follow()}
          >
            {t('live.badge')}
          </Button>
        )
      }
    >
      <p className={roomStyles.hint}>
        {t('live.behind')} {t('theatre.controls.keys')} {t('live.keys')}
      </p>
    </FilmRoom>
  );
}
