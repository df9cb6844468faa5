import type { RunPage } from '@star-seekers/contracts';
import type { CatalogEntry } from '@star-seekers/games/catalog';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Film, useFilmSnapshot } from './film.ts';
import type { FilmBoardProps, Overlays } from './film-board.tsx';
import styles from './film-room.module.css';
import { MomentList } from './moment-list.tsx';
import type { Moment } from './moments.ts';
import { BrokenRecording } from './run-problems.tsx';
import type { ScoreLines } from './score-chart.tsx';
import { type BoardFate, Screening } from './screening.tsx';
import { Timeline } from './timeline.tsx';
import { Transport } from './transport.tsx';
import { useFilmSettings } from './use-film-settings.ts';
import { useTheatreKeys } from './use-theatre-keys.ts';

/** What a board is shown with. */
export type BoardProps = BoardFate & Pick<FilmBoardProps, 'overlays' | 'settings' | 'title'>;

export interface FilmRoomProps {
  readonly film: Film;
  readonly entry: CatalogEntry;
  /** Whose colours the room has. */
  readonly faction: string;
  readonly label: string;
  readonly moments: readonly Moment[];
  readonly lines: ScoreLines;
  /** The runs of the other lines. */
  readonly rivals?: Pick<RunPage, 'best' | 'next'>;
  /** HUD and board of the film. */
  readonly renderBoard: (props: BoardProps) => ReactNode;
  /** Once, when the film is prepared and drawn. Nothing may move by itself when motion is `reduced`. */
  readonly onBegin: (motion: 'full' | 'reduced') => void;
  /** `data-state` from then on. */
  readonly state?: string;
  /** Slot over the board. */
  readonly overBoard?: ReactNode;
  /** Slot beside the speeds. */
  readonly besideSpeeds?: ReactNode;
  /** Below the film. */
  readonly children: ReactNode;
}

const NO_RIVALS = { best: null, next: null };

/** A film with its playback and the list of its moments. */
export function FilmRoom({ film, entry, moments, state = 'ready', onBegin, ...room }: FilmRoomProps) {
  const { t } = useTranslation('catalog');
  const { prepared, failed } = useFilmSnapshot(film);
  const [overlays, setOverlays] = useState<Overlays>({ inputs: false, hitBoxes: false });
  const [onStage, setOnStage] = useState(false);
  const settings = useFilmSettings();
  useTheatreKeys(film);

  useEffect(() => () => film.pause(), [film]);

  const isReady = onStage && prepared === 1;
  // In the same commit: what viewers do once they see that it is ready comes after it.
  useLayoutEffect(() => {
    if (isReady) onBegin(settings.motion);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the settings of that moment
  }, [isReady, film]);

  if (failed) return <BrokenRecording />;
  return (
    <div className={styles.room} data-faction-scope={room.faction} data-state={isReady ? state : 'preparing'}>
      <section className={styles.screen} aria-label={room.label}>
        <div className={styles.stage}>
          <Screening
            film={film}
            onReady={() => setOnStage(true)}
            renderBoard={(fate) => room.renderBoard({ ...fate, overlays, settings, title: t(`${entry.slug}.screen`) })}
          />
          {room.overBoard}
        </div>
        <div className={styles.desk}>
          <Timeline film={film} moments={moments} lines={room.lines} page={room.rivals ?? NO_RIVALS} />
          <Transport film={film} overlays={overlays} hasHitBoxes={film.hasHitBoxes} onOverlays={setOverlays}>
            {room.besideSpeeds}
          </Transport>
        </div>
      </section>
      <div className={styles.side}>
        <MomentList film={film} moments={moments} />
      </div>
      {room.children}
    </div>
  );
}
