import type { ReplayAnswer, RunPage } from '@star-seekers/contracts';
import type { CatalogEntry } from '@star-seekers/games/catalog';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { type Film, useFilmSnapshot } from './film.ts';
import type { FilmBoardProps, Overlays } from './film-board.tsx';
import { LocalFilm } from './local-film.ts';
import { MomentList } from './moment-list.tsx';
import { momentsOf } from './moments.ts';
import { RunActions } from './run-actions.tsx';
import { RunCheckPanel } from './run-check.tsx';
import { RunFacts } from './run-facts.tsx';
import { runPaceQuery } from './run-queries.ts';
import { RunTextsPanel } from './run-texts.tsx';
import { type BoardFate, Screening } from './screening.tsx';
import styles from './theatre.module.css';
import { Timeline } from './timeline.tsx';
import { Transport } from './transport.tsx';
import { BrokenRecording } from './run-problems.tsx';
import { useFilmSettings } from './use-film-settings.ts';
import { useScoreLines } from './use-score-lines.ts';
import { useTheatreKeys } from './use-theatre-keys.ts';

/** What a board is shown with. */
export type BoardProps = BoardFate & Pick<FilmBoardProps, 'overlays' | 'settings' | 'title'>;

export interface TheatreProps {
  readonly entry: CatalogEntry;
  readonly page: RunPage;
  readonly replay: ReplayAnswer;
  readonly film: Film;
  /** HUD and board of the film. */
  readonly renderBoard: (props: BoardProps) => ReactNode;
}

/** A recorded run with its playback, and what is known of it. */
export function Theatre({ entry, page, replay, film, renderBoard }: TheatreProps) {
  const { t } = useTranslation(['play', 'catalog']);
  const { t: tGames } = useTranslation('games');
  const { prepared, failed } = useFilmSnapshot(film);
  const [overlays, setOverlays] = useState<Overlays>({ inputs: false, hitBoxes: false });
  const [onStage, setOnStage] = useState(false);
  const settings = useFilmSettings();
  const pace = useQuery(runPaceQuery(page.runId));
  const lines = useScoreLines(film, page, pace.data, prepared);
  const startTick = useStartTick();
  useTheatreKeys(film);

  useEffect(() => () => film.pause(), [film]);

  const isReady = onStage && prepared === 1;
  // In the same commit: what viewers do once they see that it is ready comes after it.
  useLayoutEffect(() => {
    if (!isReady) return;
    film.seek(startTick);
    // Nothing moves by itself for viewers who asked for less motion.
    if (settings.motion === 'full') film.play();
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the settings of that moment
  }, [isReady, film]);

  const moments = useMemo(
    () =>
      prepared < 1
        ? []
        : momentsOf(film.marks, film.ticks, {
            ofMark: (mark) => mark.text(tGames),
            begin: t('theatre.moments.begin'),
            end: t(`theatre.moments.end.${page.reason}`),
          }),
    [film, prepared, page.reason, t, tGames],
  );

  if (failed) return <BrokenRecording />;
  return (
    <div
      className={styles.theatre}
      data-faction-scope={page.player.faction}
      data-state={isReady ? 'ready' : 'preparing'}
    >
      <section className={styles.screen} aria-label={t('theatre.title')}>
        <Screening
          film={film}
          onReady={() => setOnStage(true)}
          renderBoard={(fate) =>
            renderBoard({
              ...fate,
              overlays,
              settings,
              title: t(`catalog:${entry.slug}.screen`),
            })
          }
        />
        <div className={styles.desk}>
          <Timeline film={film} moments={moments} lines={lines} page={page} />
          <Transport film={film} overlays={overlays} hasHitBoxes={film.hasHitBoxes} onOverlays={setOverlays} />
        </div>
      </section>
      <div className={styles.side}>
        <MomentList film={film} moments={moments} />
      </div>
      <div className={styles.below}>
        <RunFacts page={page} />
        <div className={styles.column}>
          {page.textsWithheld && film instanceof LocalFilm && <RunTextsPanel page={page} film={film} />}
          <RunCheckPanel page={page} replay={replay} />
          <RunActions entry={entry} page={page} replay={replay} film={film} />
          <p className={styles.hint}>{t('theatre.controls.keys')}</p>
        </div>
      </div>
    </div>
  );
}

/** The second in `?t=` as a tick. */
function useStartTick(): number {
  const [search] = useSearchParams();
  const seconds = Number(search.get('t') ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, seconds) * TICKS_PER_SECOND : 0;
}
