import type { LiveHead } from '@star-seekers/contracts';
import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { Clapperboard } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilmSnapshot } from '../theatre/film.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { FilmBoard, type Overlays } from '../theatre/film-board.tsx';
import { MomentList } from '../theatre/moment-list.tsx';
import { momentsOf } from '../theatre/moments.ts';
import { BrokenRecording } from '../theatre/run-problems.tsx';
import { secondsLine } from '../theatre/score-line.ts';
import { Screening } from '../theatre/screening.tsx';
import theatreStyles from '../theatre/theatre.module.css';
import { Timeline } from '../theatre/timeline.tsx';
import { Transport } from '../theatre/transport.tsx';
import { useFilmSettings } from '../theatre/use-film-settings.ts';
import { useTheatreKeys } from '../theatre/use-theatre-keys.ts';
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

/** Nothing else is shown meanwhile, and the viewer waits for the present. */
const PREPARE_SLICE_MS = 50;

const NO_RIVALS = { best: null, next: null };

/** A run while it is played, in the theatre: it can be stopped and searched up to the present. */
export function LiveTheatre({ entry, module, head, run, watched }: LiveTheatreProps) {
  const { t } = useTranslation(['play', 'catalog']);
  const { t: tGames } = useTranslation('games');
  const [film] = useState(() => new LiveFilm(module, { seed: 0, ...head.setup }));
  const { prepared, failed, phase, ticks, following } = useFilmSnapshot(film);
  const [overlays, setOverlays] = useState<Overlays>({ inputs: false, hitBoxes: false });
  const [onStage, setOnStage] = useState(false);
  const settings = useFilmSettings();
  useTheatreKeys(film);

  useEffect(() => run.giveTo(film), [run, film]);
  useEffect(() => film.prepare(PREPARE_SLICE_MS), [film]);
  useEffect(() => () => film.pause(), [film]);

  const isReady = onStage && prepared === 1;
  // In the same commit: what viewers do once they see that it is ready comes after it.
  useLayoutEffect(() => {
    if (!isReady) return;
    // Nothing moves by itself for viewers who asked for less motion.
    if (settings.motion === 'reduced') film.showPresent();
    else film.follow();
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the settings of that moment
  }, [isReady, film]);

  const moments = useMemo(
    () =>
      momentsOf(ticks > 0 ? film.marks : [], ticks, {
        ofMark: (mark) => mark.text(tGames),
        begin: t('theatre.moments.begin'),
      }),
    [film, ticks, t, tGames],
  );
  const lines = useMemo(() => ({ own: secondsLine(film.scores, ticks, film.scores.at(-1) ?? 0) }), [film, ticks]);
  if (failed) return <BrokenRecording />;
  const isOver = watched.end !== undefined || watched.error !== undefined;
  const runId = watched.end?.runId ?? null;
  const hasSeenAll = isOver && (phase === 'ended' || (phase === 'still' && film.hasEnded));
  return (
    <div
      className={theatreStyles.theatre}
      data-faction-scope={head.faction}
      data-state={!isReady ? 'preparing' : hasSeenAll ? 'over' : 'watching'}
    >
      <section className={theatreStyles.screen} aria-label={t('live.title')}>
        <div className={styles.stage}>
          <Screening
            film={film}
            onReady={() => setOnStage(true)}
            renderBoard={(fate) => (
              <FilmBoard
                {...fate}
                film={film}
                overlays={overlays}
                settings={settings}
                title={t(`catalog:${entry.slug}.screen`)}
              />
            )}
          />
          {hasSeenAll ? (
            <div className={styles.end}>
              <LiveEnd watched={watched} />
            </div>
          ) : (
            <div className={styles.state}>
              <LiveState state={phase === 'playing' ? 'moving' : liveStateOf(watched)} player={head.username} />
            </div>
          )}
        </div>
        <div className={theatreStyles.desk}>
          <Timeline film={film} moments={moments} lines={lines} page={NO_RIVALS} />
          <Transport film={film} overlays={overlays} hasHitBoxes={film.hasHitBoxes} onOverlays={setOverlays}>
            {isOver ? (
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
            )}
          </Transport>
        </div>
      </section>
      <div className={theatreStyles.side}>
        <MomentList film={film} moments={moments} />
      </div>
      <p className={theatreStyles.hint}>
        {t('live.behind')} {t('theatre.controls.keys')} {t('live.keys')}
      </p>
    </div>
  );
}
