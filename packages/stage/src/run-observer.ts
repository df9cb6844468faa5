import type { AnyRun } from '@star-seekers/sim';

/** Follows a run while it is played, such as to stream it. What it does not need, it leaves out. */
export interface RunObserver {
  /** The run begins to be played: the first 3-2-1 is over. */
  started?(run: AnyRun): void;
  /** A tick has passed; the run may have ended with it. */
  ticked?(run: AnyRun): void;
  /** A run that had begun stands still. */
  paused?(run: AnyRun): void;
  /** It goes on, after the 3-2-1 that begins now. */
  resumed?(run: AnyRun): void;
  /** The player has left the run, which has ended. */
  left?(run: AnyRun): void;
}
