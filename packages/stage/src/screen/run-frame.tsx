import { effects } from '@star-seekers/audio';
import { music } from '@star-seekers/audio/music';
import type { SimState } from '@star-seekers/sim';
import { classNames } from '@star-seekers/ui/class-names';
import { lookUpKey } from '@star-seekers/ui/key-press';
import { useMediaQuery } from '@star-seekers/ui/use-media-query';
import { Move } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameStage } from '../game-stage.tsx';
import type { GameView, StageSettings } from '../game-view.ts';
import { listenToDrags } from '../index.ts';
import type { ActionSink } from '../input/action-sink.ts';
import type { RunController } from '../run-controller.ts';
import type { StageError } from '../stage-error.ts';
import { Hud, type HudProps } from './hud.tsx';
import { LiveRegion } from './live-region.tsx';
import { MotionContext } from './motion-context.ts';
import type { RunFrameParts } from './run-frame-parts.ts';
import styles from './run-frame.module.css';
import { TouchPad } from './touch-pad.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useCues } from './use-cues.ts';
import type { RunPhase } from '../run-snapshot.ts';
import { useRunSnapshot } from './use-run-state.ts';

/** The stage of a frame, as its overlay has to know it. */
export interface FrameStage {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly error?: StageError;
  /** Mounts a stage that has failed anew. */
  readonly reload: () => void;
}

export interface RunFrameProps<State extends SimState, Command, Event> {
  readonly controller: RunController<State, Command, Event>;
  readonly parts: RunFrameParts<State, Command, Event>;
  readonly settings: StageSettings;
  readonly onFrameTime?: ((medianMs: number, refreshMs: number | undefined) => void) | undefined;
  /** The game's name. */
  readonly title: string;
  /** Before a run the board is a picture behind the menu. During a run it has the screen: on a phone nothing else takes room then. */
  readonly shows: 'menu' | 'run' | 'result';
  /** Slot above the board. */
  readonly bar: ReactNode;
  readonly hud: Pick<HudProps, 'label' | 'goal' | 'ghosts' | 'newGame'>;
  /** Slot under the 3-2-1. */
  readonly countdownNote?: ReactNode;
  /** Said while a pause waits for the next moment at which the rules allow one. */
  readonly pausingNote?: ReactNode;
  /** Slot at the upper edge of the board while a run is on, which takes no room from it; on a phone beside or below a small board. */
  readonly notice?: ReactNode;
  /** Slot beside the board while a run is on; below it on a phone upright. */
  readonly tools?: ReactNode;
  /** Slot over the board: menu, pause, result. */
  readonly overlay: (stage: FrameStage) => ReactNode;
}

/** The frame of a run's screen: bar, HUD, board, pads, sounds and announcements. What belongs to the page around it comes in slots. */
export function RunFrame<State extends SimState, Command, Event>(props: RunFrameProps<State, Command, Event>) {
  const { controller, parts, settings, title, shows, tools } = props;
  const { t } = useTranslation('games');
  const { phase, countdown, pausing } = useRunSnapshot(controller);
  const [stage, setStage] = useState<Omit<FrameStage, 'reload'> & { readonly attempt: number }>({
    status: 'loading',
    attempt: 1,
  });
  const reload = () => setStage(({ attempt }) => ({ status: 'loading', attempt: attempt + 1 }));
  const touch = useMediaQuery('(pointer: coarse)');
  const buttons = useRef<ActionSink>(null);
  useCues(controller, parts.cueOf, parts.soundBank, settings.haptics);
  useMusicIntensity(controller, parts.view, phase);
  useMusicOfPart(controller, parts.view);
  usePauseKeys(controller);
  const message = useAnnouncements(controller, parts.announce);
  const { Banners, Board, HudFields, view } = parts;
  const begun = shows !== 'menu';
  const canPause = phase === 'playing' || phase === 'countdown';

  return (
    <MotionContext value={settings.motion}>
      <div
        className={styles.screen}
        data-begun={begun || undefined}
        data-running={shows === 'run' || undefined}
        data-ghosts={props.hud.ghosts ? '' : undefined}
      >
        {props.bar}
        <div
          className={styles.arena}
          data-pad={(touch && (parts.directionPad || parts.dragPad)) || undefined}
          style={{ '--tall': view.tall } as CSSProperties}
        >
          <div className={styles.hud}>
            <Hud {...props.hud} onPause={canPause ? () => controller.pause() : undefined}>
              <HudFields controller={controller} />
            </Hud>
          </div>
          <div
            className={styles.stage}
            data-board={Board ? '' : undefined}
            data-square={parts.square ? '' : undefined}
            data-tall={view.tall ? '' : undefined}
            style={{ '--canvas-ratio': view.canvas.width / view.canvas.height } as CSSProperties}
          >
            <div className={styles.picture}>
              <div className={styles.canvas}>
                <GameStage
                  key={stage.attempt}
                  view={view}
                  controller={controller}
                  settings={settings}
                  ref={buttons}
                  label={t('stage.board', { title })}
                  onReady={() => setStage((last) => ({ ...last, status: 'ready' }))}
                  onError={(error) => setStage((last) => ({ ...last, status: 'failed', error }))}
                  onFrameTime={(medianMs, refreshMs) => props.onFrameTime?.(medianMs, refreshMs)}
                />
              </div>
            </div>
            {begun && Board && <Board controller={controller} />}
            {begun && Banners && <Banners controller={controller} />}
            {begun && pausing && props.pausingNote && <output className={styles.pausing}>{props.pausingNote}</output>}
            {begun && phase === 'countdown' && (
              <CountdownOverlay seconds={countdown}>{props.countdownNote}</CountdownOverlay>
            )}
          </div>
          {tools && <div className={styles.tools}>{tools}</div>}
          {touch && parts.directionPad && (
            <div className={styles.pad}>
              <TouchPad
                onPress={(direction) => buttons.current?.press(direction)}
                onRelease={(direction) => buttons.current?.release(direction)}
              />
            </div>
          )}
          {touch && parts.dragPad && (
            <div className={classNames(styles.pad, styles.wide)}>
              <DragPad pixelsAcross={view.canvas.width} onDrag={(dx, dy) => buttons.current?.drag(dx, dy)} />
            </div>
          )}
          {begun && props.notice && <div className={styles.notice}>{props.notice}</div>}
          {props.overlay({ ...stage, reload })}
        </div>
        <LiveRegion message={message} />
      </div>
    </MotionContext>
  );
}

const PAUSES = { Escape: true, p: true };

/** Escape and P pause a run wherever the focus is, unless what has it takes them. */
function usePauseKeys(controller: Pick<RunController, 'getSnapshot' | 'pause'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !lookUpKey(PAUSES, event)) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
      const { phase } = controller.getSnapshot();
      if (phase === 'playing' || phase === 'countdown') controller.pause();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [controller]);
}

/** Ticks between two looks at the tension: half a second. */
const TICKS_PER_LOOK = 30;

/** Lets the music follow the tension of a run; it is calm while the run stands. */
function useMusicIntensity<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  { intensity }: Pick<GameView<State, Command, Event>, 'intensity'>,
  phase: RunPhase,
): void {
  useEffect(() => {
    if (!intensity) return undefined;
    music.setIntensity(phase === 'ready' || phase === 'ended' ? undefined : 0);
    if (phase !== 'playing') return undefined;
    return controller.onTick((state) => {
      if (state.tick % TICKS_PER_LOOK === 0) music.setIntensity(intensity(state));
    });
  }, [controller, intensity, phase]);
  useEffect(() => () => music.setIntensity(undefined), []);
}

/** Plays the music of a part of the run, until the run is left or begins anew. */
function useMusicOfPart<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  { musicOf }: Pick<GameView<State, Command, Event>, 'musicOf'>,
): void {
  useEffect(() => {
    if (!musicOf) return undefined;
    const stop = controller.onTick((state) => {
      if (state.tick % TICKS_PER_LOOK === 0) music.accompany(musicOf(state));
    });
    return () => {
      stop();
      music.accompany();
    };
  }, [controller, musicOf]);
}

interface DragPadProps {
  /** Width of the game in logical pixels. */
  readonly pixelsAcross: number;
  /** Distance dragged, in logical pixels. */
  readonly onDrag: (dx: number, dy: number) => void;
}

/** A pad for steering by drag, so that the thumb does not cover the board. */
function DragPad({ pixelsAcross, onDrag }: DragPadProps) {
  const { t } = useTranslation('games');
  const pad = useRef<HTMLDivElement>(null);
  const drag = useEffectEvent(onDrag);

  useEffect(() => {
    if (!pad.current) return undefined;
    return listenToDrags(pad.current, { drag: (dx, dy) => drag(dx, dy) }, pixelsAcross);
  }, [pixelsAcross]);

  return (
    <div ref={pad} className={styles.dragPad} aria-hidden="true">
      <Move />
      {t('stage.pad.drag')}
    </div>
  );
}

interface CountdownOverlayProps {
  /** 0 while the first tick is held: "GO" stands. */
  readonly seconds: number;
  /** What the player has to know before the run. */
  readonly children?: ReactNode;
}

/** 3-2-1 over the board, with a beat for each second and one for the start. */
function CountdownOverlay({ seconds, children }: CountdownOverlayProps) {
  useEffect(() => () => effects.play('ui.go'), []);

  return (
    <div className={styles.overlay}>
      <div role="timer" aria-live="assertive">
        <Beat key={seconds} seconds={seconds} />
      </div>
      {children && <p className={styles.note}>{children}</p>}
    </div>
  );
}

/** One second; mounted anew for each, so that its animation and sound repeat. The sound of "GO" comes when the run moves. */
function Beat({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('games');
  useEffect(() => {
    if (seconds > 0) effects.play('ui.countdown');
  }, [seconds]);
  return <span className={styles.seconds}>{seconds > 0 ? seconds : t('stage.go')}</span>;
}
