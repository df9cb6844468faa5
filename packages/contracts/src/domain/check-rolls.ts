import { ROLLS_PER_SEED, faceOfRoll, seedHashOf } from './fair-dice.ts';

/** A roll with what proves it, as the hub answers it. */
export interface ShownRoll {
  /** Counts the player's rolls from 1. */
  readonly number: number;
  readonly value: number;
  readonly credits: number;
  /** Null for rolls from before fair dice. */
  readonly proof: {
    readonly seedHash: string;
    readonly clientSeed: string;
    readonly nonce: number;
    /** Null until it is revealed. */
    readonly serverSeed: string | null;
  } | null;
}

/** A roll that was checked. */
export interface CheckedRoll {
  readonly number: number;
  /** `sealed`: its server seed is not revealed yet. `unproven`: it is from before fair dice. */
  readonly state: 'matches' | 'sealed' | 'unproven' | 'wrong';
  /** What does not hold, in English, each starting with the part of the roll that it is about. */
  readonly faults: readonly string[];
}

/**
 * Recalculates rolls, and checks that they follow one another: no roll and no nonce is missing or used twice, each seed is revealed
 * before the next is used, and all rolls after the first proven one are proven.
 * @param rolls newest first, without gaps; they may begin in the middle of a seed
 */
export async function checkRolls(rolls: readonly ShownRoll[]): Promise<CheckedRoll[]> {
  const order = orderFaults(rolls.toReversed()).toReversed();
  return Promise.all(
    rolls.map(async (roll, index) => {
      const faults = [...(order[index] ?? []), ...(await valueFaults(roll))];
      const state = roll.proof === null ? 'unproven' : roll.proof.serverSeed === null ? 'sealed' : 'matches';
      return { number: roll.number, state: faults.length > 0 ? 'wrong' : state, faults };
    }),
  );
}

async function valueFaults({ value, credits, proof }: ShownRoll): Promise<string[]> {
  const faults = credits === value ? [] : [`credits: ${credits} for a ${value}`];
  if (!proof || proof.serverSeed === null) return faults;
  const seeds = { ...proof, serverSeed: proof.serverSeed };
  const hash = await seedHashOf(seeds.serverSeed);
  if (hash !== proof.seedHash) faults.push(`serverSeed: its hash is ${hash}, not the one that was shown`);
  const face = await faceOfRoll(seeds);
  if (face !== value) faults.push(`value: ${value}, but its seeds give ${face}`);
  return faults;
}

/** @param rolls oldest first */
function orderFaults(rolls: readonly ShownRoll[]): string[][] {
  const newest = rolls.findLast(({ proof }) => proof)?.proof;
  const ended = new Set<string>();
  return rolls.map(({ number, proof }, index) => {
    const faults: string[] = [];
    const before = rolls[index - 1];
    if (before && number !== before.number + 1) faults.push(`number: ${number} follows ${before.number}`);
    if (!proof) return before?.proof ? [...faults, 'proof: it has none, though a roll before it has one'] : faults;
    const { seedHash, nonce, serverSeed } = proof;
    if (serverSeed === null && seedHash !== newest?.seedHash)
      faults.push('serverSeed: it is not revealed, though a later roll has another one');
    if (nonce >= ROLLS_PER_SEED) faults.push(`nonce: ${nonce}, but a seed serves for ${ROLLS_PER_SEED} rolls`);
    if (before?.proof?.seedHash === seedHash) {
      if (nonce !== before.proof.nonce + 1) faults.push(`nonce: ${nonce} follows ${before.proof.nonce}`);
      if (serverSeed !== before.proof.serverSeed) faults.push('serverSeed: it differs from that of the roll before');
      return faults;
    }
    if (before?.proof) ended.add(before.proof.seedHash);
    if (ended.has(seedHash)) faults.push('seedHash: its seed was used up before');
    // The rolls may begin in the middle of a seed.
    if (nonce !== 0 && (before || number === 1)) faults.push(`nonce: ${nonce} with a new seed, which begins with 0`);
    return faults;
  });
}
