import type { EffectBank } from '@star-seekers/audio';
import type { GameSim, Outcome, SimState } from '@star-seekers/sim';
import type { ComponentType, ReactNode } from 'react';
import type { GameView } from '../stage/game-view.ts';
import type { RunController } from '../stage/run-controller.ts';
import type { Cue } from './cue.ts';
import type { GameFacts } from './game-badges.tsx';
import type { Stat } from './stat-list.tsx';
import type { Announce } from './use-announcements.ts';
import type { InputDevice } from './use-input-device.ts';

/** What one game brings to the common screen. Texts are already in the player's language. */
export interface RunScreenParts<State extends SimState, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly view: GameView<State, Command, Event>;
  readonly soundBank: EffectBank;
  /** The sound of each event; the same function in every render. */
  readonly cueOf: (event: Event) => Cue | undefined;
  readonly title: string;
  readonly facts: GameFacts;
  /** What to do, as the heading of the menu. */
  readonly goal: string;
  readonly howToPlay: ReactNode;
  readonly controlsHint: Readonly<Record<InputDevice, string>>;
  /** The game is steered in four directions: phones get a D-pad. */
  readonly directionPad?: boolean;
  /** The game is steered by dragging: phones get room for the thumb beside the board. */
  readonly dragPad?: boolean;
  /**
   * One credit, one run: after so many seconds the result leads back to the dashboard, unless the player stays. Without it the result
   * offers another run.
   */
  readonly returnsAfterSeconds?: number;
  readonly HudFields: ComponentType<ControllerProps<State, Command, Event>>;
  /** Words over the board while a run is on. */
  readonly Banners: ComponentType<ControllerProps<State, Command, Event>>;
  readonly announce: Announce<State, Event>;
  readonly pauseSummary: (state: Readonly<State>) => string;
  readonly result: (state: Readonly<State>, outcome: Outcome) => RunResult;
  /** How long the end is shown on the board before the result covers it, in milliseconds. */
  readonly endingMs: (state: Readonly<State>) => number;
}

/** What reads a live run. */
export interface ControllerProps<State extends SimState, Command, Event> {
  readonly controller: RunController<State, Command, Event>;
}

/** A finished run in words and figures. */
export interface RunResult {
  readonly title: string;
  /** Why it ended, in one line. */
  readonly cause: string;
  readonly stats: readonly Stat[];
}
