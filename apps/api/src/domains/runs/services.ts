import type { Services } from '../../platform/services.ts';
import { Turns } from '../../platform/turns.ts';
import { LiveWatch, type LiveWatchOptions } from './live/live-watch.ts';
import { DatabaseClock } from '../../platform/database/database-clock.ts';
import type { PlayableGames } from './playable-games.ts';
import { Streams } from './stream/streams.ts';
import type { Verifier } from './verifier.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly games: PlayableGames;
    readonly verifier: Verifier;
    /** Serializes verdicts about runs, by the run's id. */
    readonly verdicts: Turns;
    readonly streams: Streams;
    /** Runs that others watch while they are played. */
    readonly live: LiveWatch;
  }
}

/** Creates the services of runs. */
export function createRunServices(
  options: Omit<LiveWatchOptions, 'arrivals'>,
): Pick<Services, 'verdicts' | 'streams' | 'live'> {
  const { db, clock, games, limits } = options;
  const arrivals = new DatabaseClock(db, clock);
  return {
    verdicts: new Turns(),
    streams: new Streams({ db, clock, arrivals, games, flushMs: limits.streamFlushMs }),
    live: new LiveWatch({ ...options, arrivals }),
  };
}
