import type { AnyRun } from '@star-seekers/sim';

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
