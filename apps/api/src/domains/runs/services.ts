import { Counts } from '../../platform/counts.ts';
import { KeyedMutex } from '../../platform/keyed-mutex.ts';
import type { Services } from '../../platform/services.ts';
import { LiveWatch, type LiveWatchOptions } from './live/live-watch.ts';
import { Streams } from './stream/streams.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Serializes verdicts about runs, by run and player. */
    readonly verdicts: KeyedMutex;
    readonly streams: Streams;
    /** Runs that others watch while they are played. */
    readonly live: LiveWatch;
    /** Verified runs since the server started, by why they do not count; `none` for those that do. */
    readonly witnessed: Counts;
    /** Chunks that were refused, by why. */
    readonly chunkRefusals: Counts;
  }
}

/** Creates the services of runs. */
export function createRunServices(
  options: LiveWatchOptions & Pick<Services, 'loop'>,
): Pick<Services, 'verdicts' | 'streams' | 'live' | 'witnessed' | 'chunkRefusals'> {
  const { db, clock, processes, games, limits, log, loop } = options;
  const chunkRefusals = new Counts();
  return {
    verdicts: new KeyedMutex(),
    streams: new Streams({
      db,
      clock,
      games,
      log,
      loop,
      flushMs: limits.streamFlushMs,
      messages: limits.streamMessages,
      processes,
      refused: chunkRefusals,
    }),
    live: new LiveWatch(options),
    witnessed: new Counts(),
    chunkRefusals,
  };
}
