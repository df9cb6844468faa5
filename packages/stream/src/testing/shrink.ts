import { fc } from '@fast-check/vitest';
import { type Genome, MOST_MOVES, MOST_ROUNDS, MOVES, type Move, type MoveKind } from './genome.ts';
import { type GainKind, witnessed } from './search.ts';

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  ...(Object.keys(MOVES) as MoveKind[]).map((kind) => {
    const values = Object.entries(MOVES[kind]).map(([name, max]) => [name, fc.integer({ min: 0, max })] as const);
    return fc.record({ kind: fc.constant(kind), ...Object.fromEntries(values) }) as unknown as fc.Arbitrary<Move>;
  }),
);

export const anyGenome: fc.Arbitrary<Genome> = fc.record({
  moves: fc.array(anyMove, { maxLength: MOST_MOVES }),
  rounds: fc.integer({ min: 1, max: MOST_ROUNDS }),
});

/** The simplest attack that still gains more than it may. @returns undefined when the attack does not */
export function shrunk(kind: GainKind, genome: Genome): Genome | undefined {
  const gains = (other: Genome) => (witnessed(other)?.excess[kind] ?? 0) > 0;
  if (!gains(genome)) return undefined;
  const holds = fc.property(anyGenome, (other) => !gains(other));
  const simplest = fc.check(holds, { numRuns: 1, examples: [[withoutSpare(genome, gains)]] }).counterexample?.[0];
  return withoutSpare(simplest ?? genome, gains);
}

/** The attack without the moves that it does not need. */
function withoutSpare(genome: Genome, gains: (genome: Genome) => boolean): Genome {
  for (let place = 0; place < genome.moves.length; place++) {
    const shorter = { ...genome, moves: genome.moves.toSpliced(place, 1) };
    if (gains(shorter)) return withoutSpare(shorter, gains);
  }
  return genome;
}
