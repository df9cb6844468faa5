import type { LiveHead } from '@star-seekers/contracts';
import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import { type RunSetup, TICKS_PER_SECOND } from '@star-seekers/sim';
import { type ChunkKind, LiveLog, type ShownChunk } from '@star-seekers/stream';
import { Button } from '@star-seekers/ui/button';
import { Clapperboard } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { LocalBoard } from '../theatre/local-board.tsx';
import roomStyles from '../theatre/replay-view.module.css';
import { ReplayView } from '../theatre/replay-view.tsx';
import { useReplaySnapshot } from '../theatre/replay.ts';
import { LocalReplay } from '../theatre/local-replay.ts';
import { secondsLine } from '../theatre/score-line.ts';
import { useMoments } from '../theatre/moments.ts';
import { LiveDot } from './live-dot.tsx';
import { LiveEnd, LiveState, liveStateOf } from './live-state.tsx';
import styles from './live-theatre.module.css';
import type { Past, WatchedRun, WatchedSnapshot } from './watched-run.ts';

export interface LiveTheatreProps {
  readonly entry: CatalogEntry;
  readonly module: AnyGameModule;
  readonly head: LiveHead;
  readonly run: WatchedRun;
  readonly watched: WatchedSnapshot;
}

/** A run while it is played, in the theatre: it can be stopped and searched up to the present. */
export function LiveTheatre({ entry, module, head, run, watched }: LiveTheatreProps) {
  const { t } = useTranslation(['play', 'catalog']);
  const [replay] = useState(() => new LiveReplay(module, { seed: 0, ...head.setup }));
  const { phase, ticks, following } = useReplaySnapshot(replay);
  const moments = useMoments(replay);
  const lines = useMemo(() => ({ own: secondsLine(replay.scores, ticks, replay.scores.at(-1) ?? 0) }), [replay, ticks]);

  useEffect(() => run.giveTo(replay), [run, replay]);
  useEffect(() => replay.prepare(), [replay]);

  const isOver = watched.end !== undefined || watched.error !== undefined;
  const runId = watched.end?.runId ?? null;
  const hasSeenAll = isOver && (phase === 'ended' || (phase === 'still' && replay.hasEnded));
  return (
    <ReplayView
      replay={replay}
      title={t(`catalog:${entry.slug}.title`)}
      faction={head.faction}
      label={t('live.title')}
      moments={moments}
      lines={lines}
      renderBoard={(props) => <LocalBoard replay={replay} {...props} />}
      onBegin={(motion) => {
        if (motion === 'reduced') replay.showPresent();
        else replay.follow();
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
            onClick={() => replay.follow()}
          >
            {t('live.badge')}
          </Button>
        )
      }
    >
      <p className={roomStyles.hint}>
        {t('live.behind')} {t('theatre.controls.keys')} {t('live.keys')}
      </p>
    </ReplayView>
  );
}

/** The replay begins so far before the end of what is there, so that it does not wait for each part: one arrives a second. */
const KEPT_TICKS = 2 * TICKS_PER_SECOND;

/** A replay that has waited goes on when so much is there. */
const ENOUGH_TICKS = 1.5 * TICKS_PER_SECOND;

/** A replay that follows the run skips what it lies further behind: its page was hidden, or its device is slow. */
const MOST_BEHIND_TICKS = 6 * TICKS_PER_SECOND;

/** A run that is being played elsewhere: its replay follows it until the viewer stops it or looks back. */
class LiveReplay extends LocalReplay {
  readonly #log: LiveLog;
  /** The run stands still for now or for good: no more ticks are to be waited for. */
  #stands = false;

  constructor(module: AnyGameModule, setup: RunSetup) {
    const log = new LiveLog(module.sim);
    super(module, { setup, log }, { grows: true, onEnd: () => this.#atEnd() });
    this.#log = log;
  }

  /** Takes everything so far. */
  catchUp(past: Past): void {
    this.#take(() => this.#log.catchUp(past), past.kind);
  }

  /** Takes the next part. */
  append(part: ShownChunk): void {
    this.#take(() => this.#log.append(part), part.kind);
  }

  /** Goes to the present and stays with the run. */
  follow(): void {
    super.setSpeed(1);
    super.seek(this.#present);
    this.change({ following: true });
    this.#goOn();
  }

  /** Goes to the present and stops there. */
  showPresent(): void {
    this.pause();
    super.seek(this.#present);
  }

  override play(): void {
    if (this.#waits) this.change({ following: true });
    else super.play();
  }

  override toggle(): void {
    // Otherwise it waits for the next part.
    if (this.getSnapshot().following && this.controller.getSnapshot().phase !== 'ended') this.pause();
    else super.toggle();
  }

  override pause(): void {
    this.change({ following: false });
    super.pause();
  }

  override seek(tick: number): void {
    if (tick >= this.ticks && !this.#log.quit) {
      this.follow();
      return;
    }
    this.change({ following: false });
    super.seek(tick);
  }

  override setSpeed(speed: number): void {
    // Nobody can be ahead of the run, and who watches it slowly falls behind.
    if (speed < 1) this.change({ following: false });
    super.setSpeed(speed);
  }

  /** The tick from which the replay follows the run. */
  get #present(): number {
    return this.#stands ? this.ticks : this.ticks - KEPT_TICKS;
  }

  /** All that is there has been shown, and the run is not over. */
  get #waits(): boolean {
    return this.hasEnded && !this.#log.quit && this.controller.getSnapshot().phase !== 'ended';
  }

  #goOn(): void {
    if (!this.#waits) super.play();
  }

  #take(add: () => void, kind: ChunkKind): void {
    try {
      add();
    } catch {
      // Not of this run.
      this.change({ failed: true });
      return;
    }
    this.#stands = kind === 'pause' || kind === 'end';
    this.grow();
    const { following, prepared } = this.getSnapshot();
    if (!following || prepared < 1) return;
    const behind = this.ticks - this.tick;
    if (this.isPlaying ? behind > MOST_BEHIND_TICKS : behind >= MOST_BEHIND_TICKS) this.follow();
    else if (!this.isPlaying && (this.#stands || behind >= ENOUGH_TICKS)) this.#goOn();
  }

  /** Whoever sees all that is there waits for more. */
  #atEnd(): void {
    super.setSpeed(1);
    this.change({ following: true });
  }
}
