import type { Limits } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { Turns } from '../../platform/turns.ts';
import type { PlayableGames } from './playable-games.ts';
import { Streams, type StreamsOptions } from './stream/streams.ts';
import type { Verifier } from './verifier.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly games: PlayableGames;
    readonly verifier: Verifier;
    /** Serializes verdicts about runs, by the run's id. */
    readonly verdicts: Turns;
    readonly streams: Streams;
  }
}

/** Creates the services of runs. */
export function createRunServices({
  limits,
  ...streams
}: Omit<StreamsOptions, 'flushMs'> & { readonly limits: Limits }): Pick<Services, 'verdicts' | 'streams'> {
  return {
    verdicts: new Turns(),
    streams: new Streams({ ...streams, flushMs: limits.streamFlushMs }),
  };
}
