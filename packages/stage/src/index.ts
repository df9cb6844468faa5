/**
 * The stage: one Phaser game on the page, and its bridge into React. Nothing here loads Phaser before a stage is mounted.
 *
 * A screen keeps one {@link RunController} and renders the stage inside a positioned element that has a size:
 *
 *     <GameStage key={attempt} view={view} controller={controller} settings={settings} label={title}
 *       onReady={showMenu} onError={offerRetry} />
 *
 * It drives the run by the controller: `load` another run into the stage that is loaded already, `play({ withCountdown: true })` to
 * begin or resume with 3-2-1, `pause`, `quit`. A hidden page, a window without focus and a lost graphics context pause the run;
 * the screen resumes it.
 *
 * A game's `view.createScene` is made by `createGameScene` from its `GamePicture`, which draws the state once a frame, in every phase.
 *
 * While no run is played (menu, pause, result) a frame is drawn after each visible change, and none in between.
 * Tweens, timers, animations and particles stand still while the run is paused and follow its speed; what a scene moves by
 * `deltaMs` itself has to do the same. Canvas textures survive a lost context; a DynamicTexture is to be redrawn on the
 * renderer's `restorewebgl`.
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
export { type Ghost, type GhostRecord, MAX_GHOSTS } from './ghosts.ts';
export type { ActionSink } from './input/action-sink.ts';
export { DEFAULT_KEY_MAP, type KeyMap } from './input/keyboard.ts';
export { type InputDevice, lastDevice } from './input/last-device.ts';
export { listenToDrags } from './input/pointer.ts';
export { LogPlayer, type LogPlayerOptions } from './log-player.ts';
export { type GameHandle, type MountOptions, mountGame } from './mount-game.ts';
export { type Pilot, RunController, elapsedSeconds } from './run-controller.ts';
export type { Branch, RunControllerOptions } from './run-controller-options.ts';
export type { RunObserver } from './run-controller-options.ts';
export { COUNTDOWN_SECONDS, type RunPhase, type RunSnapshot } from './run-snapshot.ts';
export { StageError } from './stage-error.ts';
export type { GameHook } from './test-hook.ts';
