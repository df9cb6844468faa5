import type { SimState } from '@star-seekers/sim';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import styles from './game-stage.module.css';
import type { GameView, StageSettings } from './game-view.ts';
import type { ActionSink } from './input/action-sink.ts';
import { DEFAULT_KEY_MAP, type KeyMap } from './input/keyboard.ts';
import { type GameHandle, type MountOptions, mountGame } from './mount-game.ts';
import type { RunController } from './run-controller.ts';
import type { StageError } from './stage-error.ts';

export interface GameStageProps<State extends SimState, Command, Event> {
  readonly view: GameView<State, Command, Event>;
  readonly controller: RunController<State, Command, Event>;
  readonly settings: StageSettings;
  readonly keyMap?: KeyMap;
  /** Accessible name of the stage: the game's title. */
  readonly label: string;
  /** Everything is loaded and the first frame has been drawn. */
  readonly onReady?: () => void;
  /** The game failed to load or crashed, and the run is paused. Give the stage another `key` to try again. */
  readonly onError?: (error: StageError) => void;
  /** See `MountOptions`. */
  readonly onFrameTime?: MountOptions<State, Command, Event>['onFrameTime'];
  /** Puts `window.__game` in place; development and test builds do it anyway. */
  readonly expose?: boolean;
  /** For buttons on the page that press the game's buttons. */
  readonly ref?: Ref<ActionSink>;
}

/**
 * The canvas of a game: takes the focus when the run goes on, and turns keys, touches and game pads into commands. Fills its
 * parent, which gives it a size. Another view or controller mounts anew; for another run, load it into the controller.
 */
export function GameStage<State extends SimState, Command, Event>({
  view,
  controller,
  settings,
  keyMap = DEFAULT_KEY_MAP,
  label,
  onReady,
  onError,
  onFrameTime,
  expose = false,
  ref,
}: GameStageProps<State, Command, Event>) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<GameHandle>(undefined);
  const currentSettings = useEffectEvent(() => settings);
  const currentKeyMap = useEffectEvent(() => keyMap);
  const reportReady = useEffectEvent(() => onReady?.());
  const reportFrameTime = useEffectEvent((medianMs: number, refreshMs: number | undefined) =>
    onFrameTime?.(medianMs, refreshMs),
  );
  const reportError = useEffectEvent((error: StageError) => onError?.(error));

  useEffect(() => {
    if (!element.current) return undefined;
    const mounted = mountGame(element.current, {
      view,
      controller,
      settings: () => currentSettings(),
      keyMap: () => currentKeyMap(),
      expose,
      onReady: () => reportReady(),
      onError: (error) => reportError(error),
      onFrameTime: (medianMs, refreshMs) => reportFrameTime(medianMs, refreshMs),
    });
    handle.current = mounted;
    return () => {
      handle.current = undefined;
      void mounted.destroy();
    };
  }, [view, controller, expose]);

  useEffect(() => handle.current?.refresh(), [settings]);

  useEffect(() => {
    if (controller.watched) return undefined;
    let lastPhase: string | undefined;
    const focusWhenMoving = () => {
      const { phase } = controller.getSnapshot();
      if (phase === lastPhase) return;
      lastPhase = phase;
      if (phase === 'countdown' || phase === 'playing') element.current?.focus({ preventScroll: true });
    };
    focusWhenMoving();
    return controller.subscribe(focusWhenMoving);
  }, [controller]);

  useImperativeHandle(
    ref,
    () => ({
      press: (action) => handle.current?.actions.press(action),
      release: (action) => handle.current?.actions.release(action),
      swipe: (direction) => handle.current?.actions.swipe(direction),
      drag: (dx, dy) => handle.current?.actions.drag(dx, dy),
    }),
    [],
  );

  return (
    <div
      ref={element}
      className={styles.stage}
      aria-label={label}
      // A recording is a picture; a game takes keys.
      {...(controller.watched ? { role: 'img' } : { role: 'application', tabIndex: 0 })}
    />
  );
}
