import type { Limits } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { Turns } from '../../platform/turns.ts';
import { RevealCache } from './dealing.ts';
import type { GameSims } from './game-sims.ts';
import { Verifier } from './verifier.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly sims: GameSims;
    readonly verifier: Verifier;
    /** Serializes verdicts about runs, by the run's id. */
    readonly verdicts: Turns;
    readonly reveals: RevealCache;
  }
}

/** Creates what runs depend on. */
export function createRunServices(sims: GameSims, limits: Limits): Pick<Services, 'verifier' | 'verdicts' | 'reveals'> {
  return { verifier: new Verifier(sims.module, limits), verdicts: new Turns(), reveals: new RevealCache() };
}
