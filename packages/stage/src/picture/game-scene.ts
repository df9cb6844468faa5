import type { SimState } from '@star-seekers/sim';
import type Phaser from 'phaser';
import { paceOf } from '../effect-clocks.ts';
import type { SceneContext } from '../game-view.ts';
import type { Ghost } from '../ghosts.ts';
import type { RunPhase } from '../run-snapshot.ts';
import { type FrameClock, createFrameClock } from './frame-clock.ts';

/** Input of a drawn frame; one object that is reused each frame. */
export interface Frame<State> {
  state: Readonly<State>;
  /** Recorded runs at the same tick. */
  ghosts: readonly Ghost<State>[];
  readonly clock: FrameClock;
  phase: RunPhase;
  /** Whether hit boxes are drawn. */
  hitBoxes: boolean;
}

/** The picture of a game. It reads the state and reacts to events; nothing that it does reaches the simulation. */
export interface GamePicture<State, Event> {
  /** After each tick, before the events of that tick. */
  onTick?(state: Readonly<State>, ghosts: readonly Ghost<State>[]): void;
  react(event: Event, state: Readonly<State>, clock: FrameClock): void;
  /** Another run is shown from now on, or another moment of this one. */
  reset(state: Readonly<State>, clock: FrameClock): void;
  draw(frame: Frame<State>): void;
}

/**
 * The scene of a game: drives the run, keeps presentation time and forwards events to the picture.
 * @param key of the scene
 * @param paint makes the picture, once the scene can hold game objects
 */
export function createGameScene<State extends SimState, Command, Event>(
  phaser: typeof Phaser,
  key: string,
  { controller, settings }: SceneContext<State, Command, Event>,
  paint: (scene: Phaser.Scene) => GamePicture<State, Event>,
): Phaser.Scene {
  const clock = createFrameClock();
  const { state, ghosts } = controller;
  const frame: Frame<State> = { state, ghosts, clock, phase: 'ready', hitBoxes: false };
  let picture: GamePicture<State, Event> | undefined;

  class GameScene extends phaser.Scene {
    create(): void {
      const painted = paint(this);
      picture = painted;
      const unsubscribe = [
        controller.onTick((now, events) => {
          painted.onTick?.(now, controller.ghosts);
          for (const event of events) painted.react(event, now, clock);
        }),
        controller.onReset(() => painted.reset(controller.state, clock)),
      ];
      this.events.once(phaser.Scenes.Events.SHUTDOWN, () => {
        for (const end of unsubscribe) end();
      });
    }

    override update(_time: number, deltaMs: number): void {
      const { motion, detail, hitBoxes } = settings();
      clock.alpha = controller.advance(deltaMs);
      frame.phase = controller.getSnapshot().phase;
      clock.deltaMs = deltaMs * paceOf(controller);
      clock.nowMs += clock.deltaMs;
      clock.reducedMotion = motion === 'reduced';
      clock.reducedDetail = detail === 'reduced';
      frame.state = controller.state;
      frame.ghosts = controller.ghosts;
      frame.hitBoxes = hitBoxes;
      picture?.draw(frame);
    }
  }
  return new GameScene(key);
}
