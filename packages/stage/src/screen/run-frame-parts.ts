import type { EffectBank } from '@star-seekers/audio';
import type { SimState } from '@star-seekers/sim';
import type { ComponentType } from 'react';
import type { GameView } from '../game-view.ts';
import type { RunController } from '../run-controller.ts';
import type { Cue } from './cue.ts';
import type { Announce } from './use-announcements.ts';

/** What a game brings to the frame. Texts are already in the player's language. */
export interface RunFrameParts<State extends SimState, Command, Event> {
  readonly view: GameView<State, Command, Event>;
  readonly soundBank: EffectBank;
  /** The sound of each event; the same function in every render. */
  readonly cueOf: (event: Event) => Cue | undefined;
  readonly announce: Announce<State, Event>;
  /** The game is steered in four directions: phones get a D-pad. */
  readonly directionPad?: boolean;
  /** The game is steered by dragging: phones get room for the thumb beside the board. */
  readonly dragPad?: boolean;
  /** The board is the middle square of the canvas: on a phone upright only that is shown. */
  readonly square?: boolean;
  readonly HudFields: ComponentType<ControllerProps<State, Command, Event>>;
  /** Short texts over the board during a run. */
  readonly Banners?: ComponentType<ControllerProps<State, Command, Event>>;
  /** The game is played on elements of the page: they fill the board, and the canvas is the picture behind them. */
  readonly Board?: ComponentType<ControllerProps<State, Command, Event>>;
}

/** Props of components that read a live run. */
export interface ControllerProps<State extends SimState, Command, Event> {
  readonly controller: RunController<State, Command, Event>;
}
