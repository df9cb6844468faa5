import { type Rng, nextInt, nextUnit, pick } from '@star-seekers/sim';

/** Parameters of the moves with their largest values. All are whole numbers from 0. */
export const MOVES = {
  /** Plays, at the speed that is set. */
  play: { ms: 10_000 },
  /** From now on chunks are sent so long after they were cut. */
  hold: { ms: 10_000 },
  /** From now on plays so fast. */
  speed: { percent: 400 },
  /** From now on cuts a chunk after so many ticks. Above 60, requests wait for that too. */
  stride: { ticks: 120 },
  /** Throws away ticks, as far as they are not sent. */
  rewind: { ticks: 600 },
  /** Does nothing, and says nothing. */
  think: { ms: 600_000 },
  pause: {},
  /** Says that the rules stop the run. */
  break: {},
  /** Begins a segment, after a 3-2-1 of any length; a bare one asks for no beacon. */
  begin: { countdownMs: 60_000, bare: 1 },
  /** Draws further beacons at the same tick, by pauses or in chunks that say they play. */
  redraw: { times: 20, inPlay: 1 },
  /** The next beacons are taken for missing when they are due. */
  withhold: { beacons: 10 },
  cut: { ms: 20_000 },
  /** Sends a chunk again that is stored. */
  repeat: { back: 10 },
  /** Changes a field of the next chunk: see `outbox.ts`. */
  garble: { field: 6, by: 6 },
  takeOver: {},
  quit: {},
} as const satisfies Record<string, Readonly<Record<string, number>>>;

type Moves = typeof MOVES;
export type MoveKind = keyof Moves;

export type Move = {
  [Kind in MoveKind]: { readonly kind: Kind } & { readonly [Name in keyof Moves[Kind]]: number };
}[MoveKind];

/** An attack: moves on top of an honest player, repeated. Afterwards the run is played to its end. */
export interface Genome {
  readonly moves: readonly Move[];
  readonly rounds: number;
}

export const MOST_MOVES = 12;
export const MOST_ROUNDS = 20;
export const HONEST: Genome = { moves: [], rounds: 1 };

const KINDS = Object.keys(MOVES) as readonly MoveKind[];
/** Values at which something changes in the protocol. */
const LANDMARKS = [0, 1, 60, 120, 250, 500, 1000, 2000, 3000, 5000];

export function randomGenome(rng: Rng): Genome {
  const moves = Array.from({ length: nextInt(rng, 6) + 1 }, () => randomMove(rng));
  return { moves, rounds: randomRounds(rng) };
}

/** One to three changes. */
export function mutated(rng: Rng, genome: Genome): Genome {
  let changed = genome;
  for (let count = nextInt(rng, 3) + 1; count > 0; count--) changed = changedOnce(rng, changed);
  return changed;
}

function changedOnce(rng: Rng, { moves, rounds }: Genome): Genome {
  const place = nextInt(rng, moves.length + 1);
  const move = moves[place];
  const change = nextInt(rng, 7);
  if (change === 0) return { moves, rounds: randomRounds(rng) };
  if (!move || change === 1)
    return { moves: moves.length < MOST_MOVES ? moves.toSpliced(place, 0, randomMove(rng)) : moves, rounds };
  if (change === 2) return { moves: moves.toSpliced(place, 1), rounds };
  if (change === 3) {
    const other = nextInt(rng, moves.length);
    return { moves: moves.with(place, moves[other] as Move).with(other, move), rounds };
  }
  return { moves: moves.with(place, tuned(rng, move)), rounds };
}

function randomRounds(rng: Rng): number {
  return nextInt(rng, 2) === 0 ? 1 : nextInt(rng, MOST_ROUNDS) + 1;
}

function randomMove(rng: Rng): Move {
  const kind = pick(rng, KINDS);
  const names = Object.entries(MOVES[kind]);
  return { kind, ...Object.fromEntries(names.map(([name, most]) => [name, randomValue(rng, most)])) } as Move;
}

function randomValue(rng: Rng, most: number): number {
  if (most <= 20) return nextInt(rng, most + 1);
  if (nextInt(rng, 3) === 0) return Math.min(most, pick(rng, LANDMARKS));
  return Math.floor(most ** nextUnit(rng));
}

function tuned(rng: Rng, move: Move): Move {
  const names = Object.entries(MOVES[move.kind]);
  if (names.length === 0) return randomMove(rng);
  const [name, most] = pick(rng, names);
  const value = (move as unknown as Record<string, number>)[name] as number;
  const scaled = Math.round(value * (0.7 + 0.7 * nextUnit(rng)));
  return { ...move, [name]: nextInt(rng, 3) === 0 ? randomValue(rng, most) : Math.min(most, scaled) };
}
