import { fc } from '@fast-check/vitest';
import { type Genome, MOST_MOVES, MOST_ROUNDS, MOVES, type Move, type MoveKind } from './genome.ts';
import { GAIN_KINDS, type GainKind, searchAttacks, witnessed } from './search.ts';

/** A way to gain more than the bound. */
export interface Hole {
  readonly kind: GainKind;
  /** The simplest attack that shows it. */
  readonly genome: Genome;
  /** What the best attack of its search gained beyond the bound. */
  readonly mostExcess: number;
}

/**
 * Searches hole after hole: attacks that contain all the moves of a known one are passed over.
 * @param count of attacks in all
 * @param inOne attacks after which what was found becomes known
 */
export function* searchHoles(seed: number, count: number, inOne: number): Generator<Hole> {
  const known: { readonly kind: GainKind; readonly traits: readonly string[] }[] = [];
  const isKnown = (kind: GainKind, genome: Genome) => {
    const traits = new Set(traitsOf(genome));
    return known.some((hole) => hole.kind === kind && hole.traits.every((trait) => traits.has(trait)));
  };
  for (let done = 0; done < count; done += inOne) {
    const best = searchAttacks(seed + done, Math.min(inOne, count - done), isKnown);
    for (const kind of GAIN_KINDS) {
      const mostExcess = best[kind].result.excess[kind];
      if (mostExcess <= 0) continue;
      const genome = shrunk(kind, best[kind].genome) ?? best[kind].genome;
      const isNew = !isKnown(kind, genome);
      known.push({ kind, traits: traitsOf(genome) });
      if (isNew) yield { kind, genome, mostExcess };
    }
  }
}

/** What kinds of moves an attack has. */
function traitsOf({ moves }: Genome): readonly string[] {
  return moves.map(traitOf);
}

function traitOf(move: Move): string {
  switch (move.kind) {
    case 'speed':
      return move.percent > 100 ? 'fast' : 'slow';
    case 'begin':
      return `begin ${move.bare}`;
    case 'redraw':
      return `redraw ${move.inPlay}`;
    case 'garble':
      return `garble ${move.field}`;
    default:
      return move.kind;
  }
}

/** One line. */
export function textOf({ moves, rounds }: Genome): string {
  const texts = moves.map(({ kind, ...values }) => {
    const figures = Object.entries(values).map(([name, value]) => `${name} ${value}`);
    return figures.length > 0 ? `${kind} (${figures.join(', ')})` : kind;
  });
  return `${rounds} × [${texts.join('; ')}]`;
}

/** Whether the hub calls the run of an attack witnessed, and what it gained. */
export function excessIn(kind: GainKind, genome: Genome): number | undefined {
  return witnessed(genome)?.excess[kind];
}

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  ...(Object.keys(MOVES) as MoveKind[]).map((kind) => {
    const values = Object.entries(MOVES[kind]).map(([name, max]) => [name, fc.integer({ min: 0, max })] as const);
    return fc.record({ kind: fc.constant(kind), ...Object.fromEntries(values) }) as unknown as fc.Arbitrary<Move>;
  }),
);

const anyGenome: fc.Arbitrary<Genome> = fc.record({
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
