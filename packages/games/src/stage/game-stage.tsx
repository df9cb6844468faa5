import type { SimState } from '@star-seekers/sim';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './game-stage.module.css';
import type { GameView, StageSettings } from './game-view.ts';
import { mountGame } from './mount-game.ts';
import type { RunController } from './run-controller.ts';

export interface GameStageProps<State extends SimState, Command, Event> {
  readonly view: GameView<State, Command, Event>;
  readonly controller: RunController<State, Command, Event>;
  readonly settings: StageSettings;
  /** Accessible name of the stage: the game's title. */
  readonly label: string;
  readonly onReady?: () => void;
  readonly onError?: (error: Error) => void;
  readonly expose?: boolean;
}

/**
 * The canvas of a game: takes the focus when the run goes on, and turns keys, touches and game pads into commands. Fills its
 * parent, which gives it a size. Another view or controller mounts anew.
 */
export function GameStage<State extends SimState, Command, Event>({
  view,
  controller,
  settings,
  label,
  onReady,
  onError,
  expose = false,
}: GameStageProps<State, Command, Event>) {
  const element = useRef<HTMLDivElement>(null);
  const latestSettings = useRef(settings);
  useEffect(() => {
    latestSettings.current = settings;
  }, [settings]);
  const reportReady = useEffectEvent(() => onReady?.());
  const reportError = useEffectEvent((error: Error) => onError?.(error));

  useEffect(() => {
    if (!element.current) return undefined;
    const handle = mountGame(element.current, {
      view,
      controller,
      settings: () => latestSettings.current,
      expose,
      onReady: () => reportReady(),
      onError: (error) => reportError(error),
    });
    return () => void handle.destroy();
  }, [view, controller, expose]);

  useEffect(() => {
    const focusWhenMoving = () => {
      const { phase } = controller.getSnapshot();
      if (phase === 'countdown' || phase === 'playing') element.current?.focus({ preventScroll: true });
    };
    focusWhenMoving();
    let lastPhase = controller.getSnapshot().phase;
    return controller.subscribe(() => {
      const { phase } = controller.getSnapshot();
      if (phase === lastPhase) return;
      lastPhase = phase;
      focusWhenMoving();
    });
  }, [controller]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a game takes keys: `application` is an interactive role
    <div ref={element} className={styles.stage} role="application" aria-label={label} tabIndex={0} />
  );
}
