import type { RunPage } from '@star-seekers/contracts';
import type { StageAction } from '@star-seekers/stage/game-view.ts';
import { createPadReader, readIdleGamepads } from '@star-seekers/stage/input/gamepads.ts';
import { lookUpKey } from '@star-seekers/ui/key-press';
import { numberFormat, percentText } from '@star-seekers/ui/number-format';
import { Spinner } from '@star-seekers/ui/spinner';
import { ChevronsUp, Circle, Flag, TriangleAlert } from 'lucide-react';
import {
  type CSSProperties,
  memo,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDetail, useReducedMotion } from '../settings/settings-store.ts';
import type { LocalBoardProps, Overlays } from './local-board.tsx';
import type { Moment } from './moments.ts';
import { exactTime, playTime } from './play-time.ts';
import styles from './replay-view.module.css';
import { JUMP_TICKS, type Replay, useReplaySnapshot, useReplayTick } from './replay.ts';
import { BrokenRecording } from './run-problems.tsx';
import { ScoreChart, type ScoreLines } from './score-chart.tsx';
import { scoreAt } from './score-line.ts';
import { Transport } from './transport.tsx';

/** What a board is shown with. */
export type BoardProps = BoardCallbacks & Pick<LocalBoardProps, 'overlays' | 'settings' | 'title'>;

export interface ReplayViewProps {
  readonly replay: Replay;
  /** Name of the game on its screen. */
  readonly title: string;
  /** Whose colours the room has. */
  readonly faction: string;
  readonly label: string;
  readonly moments: readonly Moment[];
  readonly lines: ScoreLines;
  /** The runs of the other lines. */
  readonly rivals?: Pick<RunPage, 'best' | 'next'>;
  /** HUD and board of the replay. */
  readonly renderBoard: (props: BoardProps) => ReactNode;
  /** Once, when the replay is prepared and drawn. Nothing may move by itself when motion is `reduced`. */
  readonly onBegin: (motion: 'full' | 'reduced') => void;
  /** `data-state` from then on. */
  readonly state?: string;
  /** Slot over the board. */
  readonly overBoard?: ReactNode;
  /** Slot beside the speeds. */
  readonly besideSpeeds?: ReactNode;
  /** Below the replay. */
  readonly children: ReactNode;
}

const NO_RIVALS = { best: null, next: null };

/** A replay with its playback and the list of its moments. */
export function ReplayView({ replay, title, moments, state = 'ready', onBegin, ...room }: ReplayViewProps) {
  const { prepared, failed } = useReplaySnapshot(replay);
  const [overlays, setOverlays] = useState<Overlays>({ inputs: false, hitBoxes: false });
  const [onStage, setOnStage] = useState(false);
  const settings = useReplaySettings();
  useTheatreKeys(replay);

  useEffect(() => () => replay.pause(), [replay]);

  const isReady = onStage && prepared === 1;
  // In the same commit: what viewers do once they see that it is ready comes after it.
  useLayoutEffect(() => {
    if (isReady) onBegin(settings.motion);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the settings of that moment
  }, [isReady, replay]);

  if (failed) return <BrokenRecording />;
  return (
    <div className={styles.room} data-faction-scope={room.faction} data-state={isReady ? state : 'preparing'}>
      <section className={styles.screen} aria-label={room.label}>
        <div className={styles.stage}>
          <ReplayBoard
            replay={replay}
            onReady={() => setOnStage(true)}
            renderBoard={(fate) => room.renderBoard({ ...fate, overlays, settings, title })}
          />
          {room.overBoard}
        </div>
        <div className={styles.desk}>
          <Timeline replay={replay} moments={moments} lines={room.lines} page={room.rivals ?? NO_RIVALS} />
          <Transport replay={replay} overlays={overlays} hasHitBoxes={replay.hasHitBoxes} onOverlays={setOverlays}>
            {room.besideSpeeds}
          </Transport>
        </div>
      </section>
      <div className={styles.side}>
        <MomentList replay={replay} moments={moments} />
      </div>
      {room.children}
    </div>
  );
}

const ICONS = { chapter: Flag, gain: ChevronsUp, loss: TriangleAlert, edge: Circle } as const;

/** What happened in the run, with times; each entry is a jump there. The list follows the run. */
function MomentList({ replay, moments }: { readonly replay: Replay; readonly moments: readonly Moment[] }) {
  const { t } = useTranslation('play');
  const list = useRef<HTMLOListElement>(null);
  const current = useReplayTick(replay, (tick) => moments.findLastIndex((moment) => moment.tick <= tick));

  useEffect(() => {
    const element = list.current;
    const entry = element?.children[current];
    if (!element || !(entry instanceof HTMLElement) || element.contains(document.activeElement)) return;
    // Only the list scrolls, never the page.
    element.scrollTop = entry.offsetTop - element.clientHeight / 2;
  }, [current]);

  return (
    <Panel as="section" padding="none" className={styles.panel} aria-labelledby="moments">
      <h2 id="moments" className={styles.title}>
        {t('theatre.moments.title')}
      </h2>
      <ol ref={list} className={styles.list}>
        {moments.map(({ id, tick, tone, text }, index) => {
          const Icon = ICONS[tone];
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.moment}
                data-tone={tone}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => replay.seek(tick)}
              >
                <span className={styles.time}>{playTime(tick)}</span>
                <Icon className={styles.icon} aria-hidden="true" />
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

type Act = (replay: Replay) => void;

const KEYS: Readonly<Record<string, Act>> = {
  ' ': (replay) => replay.toggle(),
  k: (replay) => replay.toggle(),
  // Time runs from left to right in every language.
  ArrowLeft: (replay) => replay.jump(-JUMP_TICKS),
  ArrowRight: (replay) => replay.jump(JUMP_TICKS),
  ',': (replay) => replay.stepFrame(-1),
  '.': (replay) => replay.stepFrame(1),
  '[': (replay) => replay.toPreviousMark(),
  ']': (replay) => replay.toNextMark(),
  Home: (replay) => replay.seek(0),
  End: (replay) => replay.seek(replay.ticks),
  // A digit is a tenth of the run.
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, digit): [string, Act] => [
      String(digit),
      (replay) => replay.seek((replay.ticks * digit) / 10),
    ]),
  ),
};

const PAD: Readonly<Partial<Record<StageAction, Act>>> = {
  primary: (replay) => replay.toggle(),
  pause: (replay) => replay.toggle(),
  left: (replay) => replay.jump(-JUMP_TICKS),
  right: (replay) => replay.jump(JUMP_TICKS),
  up: (replay) => replay.toNextMark(),
  down: (replay) => replay.toPreviousMark(),
};

/** Keyboard and game pads work the playback wherever the focus is, but for what a focused control does itself. */
function useTheatreKeys(replay: Replay): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = lookUpKey(KEYS, event);
      if (!act || event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      act(replay);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [replay]);

  useEffect(() => {
    const read = createPadReader((action) => PAD[action]?.(replay));
    return readIdleGamepads(read, () => false);
  }, [replay]);
}

/** Whether the focused control has a use for a key. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  // The timeline is a slider, but its arrows jump like everywhere else.
  if (target.matches('[data-timeline]')) return false;
  // A chosen speed has no use for Space.
  if (target instanceof HTMLInputElement && target.type === 'radio') {
    return key.startsWith('Arrow') || (key === ' ' && !target.checked);
  }
  if (target.closest('[role=dialog], [role=listbox], select, textarea, input:not([type=checkbox])')) return true;
  return key === ' ' && target.closest('button, a, input') !== null;
}

interface TimelineProps {
  readonly replay: Replay;
  readonly moments: readonly Moment[];
  readonly lines: ScoreLines;
  /** Names the runs of the other lines. */
  readonly page: Pick<RunPage, 'best' | 'next'>;
}

/** A moment so close to the pointer is named, as a share of the timeline. */
const NEAR_SHARE = 0.012;

/** The run from its start to its end, from left to right in every language: score, moments, and the place that is shown. */
function Timeline({ replay, moments, lines, page }: TimelineProps) {
  const { t, i18n } = useTranslation('play');
  const tick = useReplayTick(replay);
  const { prepared } = useReplaySnapshot(replay);
  const [hovered, setHovered] = useState<number>();
  const { ticks } = replay;
  const format = numberFormat(i18n.language);
  const near =
    hovered === undefined
      ? undefined
      : moments.find((moment) => Math.abs(moment.tick / Math.max(1, ticks) - hovered) < NEAR_SHARE);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setHovered(Math.min(1, Math.max(0, (event.clientX - left) / width)));
  };
  return (
    <div className={styles.timeline} dir="ltr">
      <div className={styles.chart} onPointerMove={follow} onPointerLeave={() => setHovered(undefined)}>
        <ScoreChart lines={lines} ticks={ticks} />
        <div className={styles.veil} style={{ '--share': prepared } as CSSProperties} />
        <Marks moments={moments} ticks={ticks} />
        <div className={styles.head} style={{ '--share': tick / Math.max(1, ticks) } as CSSProperties} />
        <input
          type="range"
          data-timeline=""
          className={styles.slider}
          aria-label={t('theatre.timeline.label')}
          aria-valuetext={t('theatre.timeline.position', {
            time: playTime(tick),
            total: playTime(ticks),
            score: format.format(scoreAt(lines.own, tick)),
          })}
          min={0}
          max={ticks}
          value={tick}
          onChange={(event) => replay.scrub(event.currentTarget.valueAsNumber)}
          onPointerUp={() => replay.endScrub()}
          onPointerCancel={() => replay.endScrub()}
          onKeyUp={() => replay.endScrub()}
          // The release may have been lost to another window.
          onBlur={() => replay.endScrub()}
        />
        {hovered !== undefined && (
          <output className={styles.bubble} style={{ '--share': hovered } as CSSProperties} aria-hidden="true">
            <strong>{playTime(hovered * ticks)}</strong> {format.format(scoreAt(lines.own, hovered * ticks))}
            {near && <span className={styles.near}>{near.text}</span>}
          </output>
        )}
      </div>
      <div className={styles.times}>
        <span aria-hidden="true">{exactTime(tick)}</span>
        <Legend lines={lines} page={page} />
        <span aria-hidden="true">{playTime(ticks)}</span>
      </div>
    </div>
  );
}

/** Apart from what moves with every frame. */
const Marks = memo(function Marks({ moments, ticks }: Pick<TimelineProps, 'moments'> & { readonly ticks: number }) {
  return (
    <div className={styles.marks} aria-hidden="true">
      {moments.map(({ id, tick, tone }) => (
        <span
          key={id}
          className={styles.mark}
          data-tone={tone}
          style={{ '--share': tick / Math.max(1, ticks) } as CSSProperties}
        />
      ))}
    </div>
  );
});

function Legend({ lines, page }: Pick<TimelineProps, 'lines' | 'page'>) {
  const { t } = useTranslation('play');
  if (!lines.best && !lines.next) return null;
  return (
    <ul className={styles.legend}>
      <li data-line="own">{t('theatre.timeline.own')}</li>
      {lines.best && page.best && (
        <li data-line="best">{t('theatre.timeline.best', { player: page.best.player.username })}</li>
      )}
      {lines.next && page.next && (
        <li data-line="next">{t('theatre.timeline.next', { player: page.next.player.username })}</li>
      )}
    </ul>
  );
}

/** How a board tells what became of it. */
export interface BoardCallbacks {
  /** The first frame has been drawn. */
  readonly onReady: () => void;
  /** The game failed to load or crashed. */
  readonly onError: () => void;
}

interface ReplayBoardProps {
  readonly replay: Replay;
  readonly onReady: () => void;
  /** HUD and board. They are made again when the viewer tries again. */
  readonly renderBoard: (fate: BoardCallbacks) => ReactNode;
}

/** The run on the stage of its game; a click on it plays or pauses. */
function ReplayBoard({ replay, onReady, renderBoard }: ReplayBoardProps) {
  const { t, i18n } = useTranslation('play');
  const { prepared } = useReplaySnapshot(replay);
  const [stage, setStage] = useState<'loading' | 'ready' | 'failed'>('loading');
  if (stage === 'failed') {
    return (
      <ErrorState title={t('loadFailed.title')} message={t('loadFailed.message')} onRetry={() => setStage('loading')} />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for pointers
    <div className={styles.board} onClick={() => replay.toggle()}>
      {renderBoard({
        onReady: () => {
          setStage('ready');
          onReady();
        },
        onError: () => setStage('failed'),
      })}
      {(stage === 'loading' || prepared < 1) && (
        <output className={styles.wait}>
          <Spinner size="lg" />
          {stage === 'loading'
            ? t('theatre.loading')
            : t('theatre.preparing', { percent: percentText(i18n.language, Math.floor(prepared * 100)) })}
        </output>
      )}
    </div>
  );
}

/** How replays are drawn on this device. */
export function useReplaySettings(): LocalBoardProps['settings'] {
  const reducedMotion = useReducedMotion();
  const detail = useDetail();
  return { motion: reducedMotion ? 'reduced' : 'full', detail };
}
