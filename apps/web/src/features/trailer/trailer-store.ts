import { create } from 'zustand';

interface TrailerState {
  /** Called once after the trailer was watched, skipped or failed. Null while no trailer is open. */
  readonly onDone: (() => void) | null;
  /** The trailer has started to play; the music pauses until it is closed (`P4.5`). */
  readonly started: boolean;
}

const CLOSED: TrailerState = { onDone: null, started: false };

export const useTrailer = create<TrailerState>(() => CLOSED);

export function openTrailer(onDone: () => void): void {
  useTrailer.setState({ onDone, started: false });
}

/** Records that the video has started to play. */
export function markTrailerStarted(): void {
  useTrailer.setState({ started: true });
}

/** Closes the trailer and calls `onDone` once. Does nothing if it is closed already. */
export function closeTrailer(): void {
  const { onDone } = useTrailer.getState();
  useTrailer.setState(CLOSED);
  onDone?.();
}

/** Closes the trailer without `onDone`, because its screen has unmounted. */
export function dismissTrailer(): void {
  useTrailer.setState(CLOSED);
}
