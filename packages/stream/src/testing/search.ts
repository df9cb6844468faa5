import { createRng, nextInt } from '@star-seekers/sim';
import { type AttackResult, playAttack } from './attack.ts';
import type { Excess } from './gain.ts';
import { type Genome, HONEST, mutated, randomGenome } from './genome.ts';

export type GainKind = keyof Excess;
export const GAIN_KINDS: readonly GainKind[] = ['timeMs', 'aheadMs', 'choices', 'foresightTicks', 'missedBeacons'];

export interface Found {
  readonly genome: Genome;
  readonly result: AttackResult;
}

/** Attacks after which the climb begins anew. */
const CLIMB = 500;
/** Share of the attacks of a climb that are random: one in so many. */
const RANDOM_ONE_IN = 4;

/**
 * Searches witnessed attacks: random ones, and the best so far with changes.
 * @param count of attacks
 * @param isKnown attacks that are passed over
 * @param stopsAtGain ends with the first attack that gains anything
 * @returns the best of each kind of gain
 */
export function searchAttacks(
  seed: number,
  count: number,
  isKnown: (kind: GainKind, genome: Genome) => boolean = () => false,
  stopsAtGain = false,
): Readonly<Record<GainKind, Found>> {
  const rng = createRng(seed);
  const honest = { genome: HONEST, result: honestResult() };
  const fresh = () => Object.fromEntries(GAIN_KINDS.map((kind) => [kind, honest])) as Record<GainKind, Found>;
  const best = fresh();
  let climb = fresh();
  for (let index = 0; index < count; index++) {
    if (index % CLIMB === 0) climb = fresh();
    const kind = GAIN_KINDS[index % GAIN_KINDS.length] as GainKind;
    const genome = nextInt(rng, RANDOM_ONE_IN) === 0 ? randomGenome(rng) : mutated(rng, climb[kind].genome);
    const result = witnessed(genome);
    if (!result) continue;
    for (const other of GAIN_KINDS) {
      if (isKnown(other, genome)) continue;
      // Equal ones wander on.
      if (result.excess[other] >= climb[other].result.excess[other]) climb[other] = { genome, result };
      if (result.excess[other] > best[other].result.excess[other]) best[other] = { genome, result };
      if (stopsAtGain && result.excess[other] > 0) return best;
    }
  }
  return best;
}

/** The result of an attack if the hub calls its run witnessed. */
export function witnessed(genome: Genome): AttackResult | undefined {
  const result = playAttack(genome);
  return result?.verdict.fault === undefined ? result : undefined;
}

function honestResult(): AttackResult {
  const result = witnessed(HONEST);
  if (!result) throw new Error('an honest run is not witnessed');
  return result;
}
