import { create } from 'zustand';

interface TrailerState {
  /** Called once when the trailer was seen, skipped, or could not be shown: on to the hub. Null while there is no trailer. */
  readonly onDone: (() => void) | null;
  /** It has begun to play: from then on until it is closed, the music stands still (`P4.5`). */
  readonly begun: boolean;
}

const CLOSED: TrailerState = { onDone: null, begun: false };

export const useTrailer = create<TrailerState>(() => CLOSED);

export function openTrailer(onDone: () => void): void {
  useTrailer.setState({ onDone, begun: false });
}

/** The first picture moves. */
export function markTrailerBegun(): void {
  useTrailer.setState({ begun: true });
}

/** Takes the trailer away and goes on. Nothing happens when there is none, so that going on happens once. */
export function closeTrailer(): void {
  const { onDone } = useTrailer.getState();
  useTrailer.setState(CLOSED);
  onDone?.();
}

/** Takes the trailer away because its screen has gone; nobody is told. */
export function dismissTrailer(): void {
  useTrailer.setState(CLOSED);
}
