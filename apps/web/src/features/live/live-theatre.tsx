import type { LiveHead } from '@star-seekers/contracts';
import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import { useRunSnapshot } from '@star-seekers/stage/screen/use-run-state.ts';
import { Button } from '@star-seekers/ui/button';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDetail, useReducedMotion } from '../settings/settings-store.ts';
import { MomentList } from '../theatre/moment-list.tsx';
import { momentsOf } from '../theatre/moments.ts';
import { BrokenRecording } from '../theatre/run-problems.tsx';
import { secondsLine } from '../theatre/score-line.ts';
import { Screening } from '../theatre/screening.tsx';
import theatreStyles from '../theatre/theatre.module.css';
import { Timeline } from '../theatre/timeline.tsx';
import { type Overlays, Transport } from '../theatre/transport.tsx';
import { useTheatreKeys } from '../theatre/use-theatre-keys.ts';
import { LiveDot } from './live-dot.tsx';
import { LiveEnd } from './live-end.tsx';
import { LivePlayer } from './live-player.ts';
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
  const { t } = useTranslation('play');
  const { t: tGames } = useTranslation('games');
  const [player] = useState(() => new LivePlayer(module, { seed: 0, ...head.setup }));
  const { prepared, failed, ticks, following } = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const { phase } = useRunSnapshot(player.controller);
  const [overlays, setOverlays] = useState<Overlays>({ inputs: false, hitBoxes: false });
  const [onStage, setOnStage] = useState(false);
  const reducedMotion = useReducedMotion();
  const detail = useDetail();
  useTheatreKeys(player);

  useEffect(() => run.giveTo(player), [run, player]);
  useEffect(() => player.prepare(PREPARE_SLICE_MS), [player]);
  useEffect(() => () => player.pause(), [player]);

  const isReady = onStage && prepared === 1;
  useEffect(() => {
    if (!isReady) return;
    // Nothing moves by itself for viewers who asked for less motion.
    if (reducedMotion) player.showPresent();
    else player.follow();
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the settings of that moment
  }, [isReady, player]);

  const moments = useMemo(
    () =>
      momentsOf(ticks > 0 ? player.marks : [], ticks, {
        ofMark: (mark) => mark.text(tGames),
        begin: t('theatre.moments.begin'),
      }),
    [player, ticks, t, tGames],
  );
  const lines = useMemo(() => ({ own: secondsLine(player.scores, ticks, player.scores.at(-1) ?? 0) }), [player, ticks]);
  if (failed) return <BrokenRecording />;
  const isOver = watched.end !== undefined || watched.error !== undefined;
  const hasSeenAll = isOver && (phase === 'ended' || (phase === 'still' && player.hasEnded));
  return (
    <div
      className={theatreStyles.theatre}
      data-faction-scope={head.faction}
      data-state={!isReady ? 'preparing' : hasSeenAll ? 'over' : 'watching'}
    >
      <section className={theatreStyles.screen} aria-label={t('live.title')}>
        <div className={styles.stage}>
          <Screening
            player={player}
            module={module}
            entry={entry}
            overlays={overlays}
            settings={{
              motion: reducedMotion ? 'reduced' : 'full',
              detail,
              haptics: false,
              hitBoxes: overlays.hitBoxes,
            }}
            onReady={() => setOnStage(true)}
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
          <Timeline player={player} moments={moments} lines={lines} page={NO_RIVALS} />
          <Transport
            player={player}
            overlays={overlays}
            hasHitBoxes={module.theatre.hitBoxes === true}
            onOverlays={setOverlays}
          >
            {!isOver && (
              <Button
                className={styles.live}
                icon={<LiveDot />}
                aria-pressed={following}
                title={t('live.toPresent')}
                onClick={() => player.follow()}
              >
                {t('live.badge')}
              </Button>
            )}
          </Transport>
        </div>
      </section>
      <div className={theatreStyles.side}>
        <MomentList player={player} moments={moments} />
      </div>
      <p className={theatreStyles.hint}>
        {t('live.behind')} {t('theatre.controls.keys')} {t('live.keys')}
      </p>
    </div>
  );
}
