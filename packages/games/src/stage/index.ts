/**
 * The stage: one Phaser game on the page, and its bridge into React.
 *
 * A screen renders `<GameStage view controller settings label onReady onError />` inside a positioned element that has a size,
 * and drives the run by the {@link RunController}. A game's `view.createScene` builds a scene whose `update(time, delta)` calls
 * `controller.advance(delta)` once and draws the state with the answer; `controller.onTick` tells it what happened.
 */
export { GameStage, type GameStageProps } from './game-stage.tsx';
export {
  DEFAULT_STAGE_SETTINGS,
  type GameControls,
  type GameView,
  type SceneContext,
  type StageAction,
  type StageSettings,
} from './game-view.ts';
export { StageError } from './guard-scene.ts';
export { DEFAULT_KEY_MAP, type KeyMap } from './input/keyboard.ts';
export { type GameHandle, type MountOptions, mountGame } from './mount-game.ts';
export {
  COUNTDOWN_SECONDS,
  type Pilot,
  RunController,
  type RunControllerOptions,
  type RunPhase,
  type RunSnapshot,
  elapsedSeconds,
} from './run-controller.ts';
