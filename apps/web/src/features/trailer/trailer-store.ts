import { create } from 'zustand';

/** The hub's own trailer; or what the operator set: a file that the browser plays itself, or a video on Vimeo. */
export type TrailerSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'vimeo'; readonly videoId: string };

interface TrailerOptions {
  readonly source: TrailerSource;
  /** The trailer was seen, skipped, or could not be shown: on to the hub. Called once. */
  readonly onDone: () => void;
}

interface TrailerState {
  /** What is shown; null while there is no trailer. */
  readonly open: TrailerOptions | null;
  /** It has begun to play: from then on until it is closed, the music stands still (`platform.md §4`). */
  readonly begun: boolean;
}

const CLOSED: TrailerState = { open: null, begun: false };

export const useTrailer = create<TrailerState>(() => CLOSED);

export function openTrailer(options: TrailerOptions): void {
  useTrailer.setState({ open: options, begun: false });
}

/** The first picture moves. */
export function markTrailerBegun(): void {
  useTrailer.setState({ begun: true });
}

/** Takes the trailer away and goes on. Nothing happens when there is none, so that going on happens once. */
export function closeTrailer(): void {
  const { open } = useTrailer.getState();
  useTrailer.setState(CLOSED);
  open?.onDone();
}

/** Takes the trailer away because its screen has gone; nobody is told. */
export function dismissTrailer(): void {
  useTrailer.setState(CLOSED);
}
