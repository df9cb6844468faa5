import type { ReplayAnswer, RunPage } from '@star-seekers/contracts';
import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { useDetail, useReducedMotion } from '../settings/settings-store.ts';
import { MomentList } from './moment-list.tsx';
import { momentsOf } from './moments.ts';
import type { Recording } from './recording.ts';
import { RunActions } from './run-actions.tsx';
import { RunCheckPanel } from './run-check.tsx';
import { RunFacts } from './run-facts.tsx';
import { runPaceQuery } from './run-queries.ts';
import { Screening } from './screening.tsx';
import { TheatrePlayer } from './theatre-player.ts';
import styles from './theatre.module.css';
import { Timeline } from './timeline.tsx';
import { type Overlays, Transport } from './transport.tsx';
import { BrokenRecording } from './run-problems.tsx';
import { useScoreLines } from './use-score-lines.ts';
import { useTheatreKeys } from './use-theatre-keys.ts';

export interface TheatreProps {
  readonly entry: CatalogEntry;
  readonly module: AnyGameModule;
  readonly page: RunPage;
  readonly replay: ReplayAnswer;
  readonly recording: Recording;
}

/** A recorded run with its playback, and what is known of it. */
export function Theatre({ entry, module, page, replay, recording }: TheatreProps) {
  const { t } = useTranslation('play');
  const { t: tGames } = useTranslation('games');
  const player = useMemo(() => new TheatrePlayer(module, recording), [module, recording]);
  const { prepared, failed } = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const [overlays, setOverlays] = useState<Overlays>({ inputs: false, hitBoxes: false });
  const [onStage, setOnStage] = useState(false);
  const reducedMotion = useReducedMotion();
  const detail = useDetail();
  const pace = useQuery(runPaceQuery(page.runId));
  const lines = useScoreLines(player, page, pace.data, prepared);
  const startTick = useStartTick();
  useTheatreKeys(player);

  useEffect(() => player.prepare(), [player]);
  useEffect(() => () => player.pause(), [player]);

  const isReady = onStage && prepared === 1;
  useEffect(() => {
    if (!isReady) return;
    player.seek(startTick);
    // Nothing moves by itself for viewers who asked for less motion.
    if (!reducedMotion) player.play();
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the settings of that moment
  }, [isReady, player]);

  const moments = useMemo(
    () =>
      prepared < 1
        ? []
        : momentsOf(player.marks, player.ticks, {
            ofMark: (mark) => mark.text(tGames),
            begin: t('theatre.moments.begin'),
            end: t(`theatre.moments.end.${page.reason}`),
          }),
    [player, prepared, page.reason, t, tGames],
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
        <div className={styles.desk}>
          <Timeline player={player} moments={moments} lines={lines} page={page} />
          <Transport
            player={player}
            overlays={overlays}
            hasHitBoxes={module.theatre.hitBoxes === true}
            onOverlays={setOverlays}
          />
        </div>
      </section>
      <div className={styles.side}>
        <MomentList player={player} moments={moments} />
      </div>
      <div className={styles.below}>
        <RunFacts page={page} />
        <div className={styles.column}>
          <RunCheckPanel entry={entry} page={page} replay={replay} />
          <RunActions entry={entry} sim={module.sim} page={page} recording={recording} player={player} />
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
