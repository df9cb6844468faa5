import type { AnyRun, CommandLog, Course, Keyframes, RevealSource, SimState } from '@star-seekers/sim';
import type { GhostRecord } from './ghosts.ts';

/** Follows a run while it is played, such as to stream it. What it does not need, it leaves out. */
export interface RunObserver {
  /**
   * A segment is to begin: the run is played from here on, at its start and after each stop. The observer calls {@link Run.begin}, at once
   * or later; without this the controller does.
   */
  begin?(run: AnyRun): void;
  /** Whether no tick may pass yet: nobody has seen the segment begin. Asked in every frame. */
  holds?(): boolean;
  /** A tick has passed; the run may have ended with it. */
  ticked?(run: AnyRun): void;
  /** The player stops the run, or its rules do: a `break`. */
  stopped?(run: AnyRun, kind: 'pause' | 'break'): void;
  /** The player has left the run, which has ended. */
  left?(run: AnyRun): void;
}

export interface RunControllerOptions<State extends SimState, Command, Event> {
  /** Goes on from here instead of from the start (resume, rewind). */
  readonly resumeFrom?: CommandLog<Command>;
  /** Answers what the run hides; needed in games with hidden information. */
  readonly reveals?: RevealSource | undefined;
  readonly observer?: RunObserver | undefined;
  /** The run is a recording that is watched: it takes no commands, and shows its board while it stands still. */
  readonly watched?: boolean;
  /** The run is played on the course of another one: with its future and its pauses. Own pauses change nothing. */
  readonly course?: Course | undefined;
  /** Goes on from a tick of a recorded run instead of from the start. */
  readonly branch?: Branch<State, Command, Event> | undefined;
  /** Recorded runs that are shown beside the run. */
  readonly ghosts?: readonly GhostRecord<State, Command, Event>[] | undefined;
}

/** A tick of a recorded run, from which another one goes on. */
export interface Branch<State extends SimState, Command, Event> {
  readonly keyframes: Keyframes<State, Command, Event, unknown>;
  readonly tick: number;
}
