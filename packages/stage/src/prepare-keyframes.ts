import type { Keyframes, SimState } from '@star-seekers/sim';

/** How long the page may be kept busy at a time while it plays or is used. */
const SLICE_MS = 5;

/**
 * Makes the pass over a log in slices, between which the page draws and responds.
 * @param onProgress after each slice, with the share of the log from 0 to 1
 * @returns stops
 */
export function prepareKeyframes<State extends SimState, Command, Event, Mark>(
  keyframes: Keyframes<State, Command, Event, Mark>,
  {
    sliceMs = SLICE_MS,
    onProgress,
    onFailure,
  }: {
    readonly sliceMs?: number | undefined;
    readonly onProgress: (share: number) => void;
    /** The log is not one of this game and setup. */
    readonly onFailure: (error: unknown) => void;
  },
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const prepareSlice = () => {
    const until = performance.now() + sliceMs;
    try {
      keyframes.prepare(() => performance.now() >= until);
    } catch (error) {
      onFailure(error);
      return;
    }
    onProgress(keyframes.isPrepared ? 1 : keyframes.preparedTicks / keyframes.log.ticks);
    if (!keyframes.isPrepared) timer = setTimeout(prepareSlice);
  };
  timer = setTimeout(prepareSlice);
  return () => clearTimeout(timer);
}
