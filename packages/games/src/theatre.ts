import type { MarkOf, SimState } from '@star-seekers/sim';
import type { StageAction } from '@star-seekers/stage/game-view.ts';
import type { TFunction } from 'i18next';

/** Something that happened in a recorded run and is worth a jump. */
export interface RunMark {
  /** `chapter`: a level or wave begins. `gain` and `loss`: what was won and lost. */
  readonly tone: 'chapter' | 'gain' | 'loss';
  /** In the viewer's language. It refers to no live state. */
  readonly text: (t: TFunction<'games'>) => string;
}

/** What a player did with a command, as the theatre shows it. */
export type ShownInput =
  /** A button is held from now on, or no longer. */
  | { readonly hold: StageAction; readonly down: boolean }
  | { readonly press: StageAction }
  /** In logical pixels. */
  | { readonly drag: { readonly dx: number; readonly dy: number } }
  /** A place on the board was pressed, in shares of the canvas from 0 to 1. */
  | { readonly at: { readonly x: number; readonly y: number } };

/** What a game brings to the theatre, where recorded runs are watched. */
export interface TheatreParts<State extends SimState, Command, Event> {
  readonly markOf: MarkOf<State, Event, RunMark>;
  /** Undefined for what is not an input, such as a revealed card. */
  readonly inputOf: (
    command: Command,
    canvas: { readonly width: number; readonly height: number },
  ) => ShownInput | undefined;
  /** The scene draws hit boxes. */
  readonly hitBoxes?: true;
}
