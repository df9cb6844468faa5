import type { Limits } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { Turns } from '../../platform/turns.ts';
import { RevealCache } from './dealing.ts';
import type { PlayableGames } from './playable-games.ts';
import { Verifier } from './verifier.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly games: PlayableGames;
    readonly verifier: Verifier;
    /** Serializes verdicts about runs, by the run's id. */
    readonly verdicts: Turns;
    readonly reveals: RevealCache;
  }
}

/** Creates the services of runs. */
export function createRunServices(
  games: PlayableGames,
  limits: Limits,
): Pick<Services, 'verifier' | 'verdicts' | 'reveals'> {
  return { verifier: new Verifier(games.module, limits), verdicts: new Turns(), reveals: new RevealCache() };
}
