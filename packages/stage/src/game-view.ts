import type { SimState } from '@star-seekers/sim';
import type Phaser from 'phaser';
import type { RunController } from './run-controller.ts';

/** Options of presentation. They live outside the simulation, so none of them can change a score. */
export interface StageSettings {
  /** `reduced` turns off shake, flash, zoom and parallax. */
  readonly motion: 'full' | 'reduced';
  /** `reduced` draws half the pixels in each direction, no glow and fewer particles: for machines that paint slowly. */
  readonly detail: 'full' | 'reduced';
  /** Whether phone and gamepad give pulses. */
  readonly haptics: boolean;
  /** Draws the hit boxes of the simulation (sandbox). */
  readonly hitBoxes: boolean;
}

export const DEFAULT_STAGE_SETTINGS: StageSettings = { motion: 'full', detail: 'full', haptics: true, hitBoxes: false };

/** What the stage gives to a scene. */
export interface SceneContext<State extends SimState, Command, Event> {
  readonly controller: RunController<State, Command, Event>;
  /** The current settings; they may change while the scene runs. */
  readonly settings: () => StageSettings;
}

/** The logical buttons that every input device is mapped to. */
export const STAGE_ACTIONS = ['up', 'right', 'down', 'left', 'primary', 'secondary', 'pause'] as const;

export type StageAction = (typeof STAGE_ACTIONS)[number];

/**
 * How a game turns input into commands. None of its functions changes anything. The state is that of the last tick, where commands
 * that wait for the next one do not show yet: let a held button be a command of its own, going down and up.
 */
export interface GameControls<State, Command> {
  /** A button went down. Answers with the command it means now, if any. */
  press?(action: StageAction, state: Readonly<State>): Command | undefined;
  /** A button was released, or had been released when a run resumes that was left with it held. */
  release?(action: StageAction, state: Readonly<State>): Command | undefined;
  /** A swipe of at least 20 px. Repeated while the finger keeps moving. */
  swipe?(direction: 'up' | 'right' | 'down' | 'left', state: Readonly<State>): Command | undefined;
  /**
   * A drag on the board or on a pad, in whole logical pixels since the last call, at most twenty times a second. Only the distance counts, not
   * the place, so that the thumb need not cover what it moves.
   */
  drag?(dx: number, dy: number, state: Readonly<State>): Command | undefined;
}

/** Deep space, as behind the hub's panels. */
export const DEFAULT_BACKGROUND = '#070b16';

/** The part of a game that draws. Only `scene.ts` files and the stage know Phaser at run time. */
export interface GameView<State extends SimState, Command, Event> {
  /** Logical size of the canvas in pixels (`G1.20`). */
  readonly canvas: { readonly width: number; readonly height: number };
  /**
   * The scene selects what it shows: on a phone upright it gets a canvas as tall as the room above the pad, at most so many times its
   * width.
   */
  readonly tall?: number;
  /** What is behind everything: a CSS colour, or `transparent`; {@link DEFAULT_BACKGROUND} unless given. */
  readonly background?: string;
  readonly controls: GameControls<State, Command>;
  /** Set in games that show ghosts by something else than a frame `ghost` of their atlas. */
  readonly ghost?: 'none';
  /** The game is played on elements of the page over the canvas: game pads move the focus and press there. */
  readonly boardInPage?: boolean;
  /**
   * How tense the run is now, from 0 to 1: the layers of the game's music follow it. Exactly 1 is a crisis, such as a warship, the last
   * life or the last seconds, and has a bar of its own; other tension is 0.9 at most.
   */
  readonly intensity?: (state: Readonly<State>) => number;
  /** Id of the track of a part of the run that has music of its own; undefined in all others. */
  readonly musicOf?: (state: Readonly<State>) => string | undefined;
  /** Loads the pictures that the scene draws with, while Phaser is loaded. @throws {StageError} that names what is missing */
  readonly load?: () => Promise<void>;
  /**
   * Called once per mount, after Phaser has been loaded. The scene's `update` calls `controller.advance` exactly once. Its cameras
   * count in logical pixels: leave their zoom, origin and size alone, and read pointers by `worldX` and `worldY`.
   */
  createScene(phaser: typeof Phaser, context: SceneContext<State, Command, Event>): Phaser.Scene;
}
