import { Run, localDealer } from '@star-seekers/sim';
import { facesOf, memoryDealer } from '../dealer.ts';
import { COMPARE_TICKS, TURN_TICKS } from '../rules.ts';
import { memoryChallenge } from '../sim.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from '../state.ts';

export const SEED = 5;

export type MemoryRun = Run<MemoryState, MemoryCommand, MemoryEvent>;

export function newRun(seed = SEED): MemoryRun {
  return new Run(memoryChallenge, { seed }, localDealer(memoryDealer, seed));
}

/** Steps a number of ticks, the first one with the commands. */
export function pass(run: MemoryRun, ticks: number, ...commands: MemoryCommand[]): MemoryEvent[] {
  const events: MemoryEvent[] = [];
  run.step(commands, (event) => events.push(event));
  for (let tick = 1; tick < ticks; tick++) run.step([], (event) => events.push(event));
  return events;
}

/** The pairs of cards of the level. */
export function pairsOf(run: MemoryRun, seed = SEED): [number, number][] {
  const faces = facesOf([seed, 0, 0, 0], run.state.level);
  return faces.flatMap((face, card): [number, number][] => {
    const mate = faces.indexOf(face, card + 1);
    return mate > card ? [[card, mate]] : [];
  });
}

const PAIR_TICKS = 2 * TURN_TICKS + COMPARE_TICKS + 2;

export function turnPair(run: MemoryRun, [first, second]: readonly [number, number]): MemoryEvent[] {
  const events = pass(run, TURN_TICKS + 1, { turn: first });
  events.push(...pass(run, PAIR_TICKS - TURN_TICKS, { turn: second }));
  return events;
}

/** Two unmatched cards that do not match. */
export function mismatchOf(run: MemoryRun): [number, number] {
  const pairs = pairsOf(run).filter(([card]) => !run.state.cards[card]?.matched);
  const [[first], [second]] = pairs as [[number, number], [number, number]];
  return [first, second];
}

/** Finds all pairs by luck: no card was seen before. */
export function guessLevel(run: MemoryRun): MemoryEvent[] {
  return pairsOf(run).flatMap((pair) => turnPair(run, pair));
}

/** Finds all pairs by memory: sees a card of two pairs, then turns the other cards and the mates that were seen. */
export function clearLevel(run: MemoryRun): MemoryEvent[] {
  const pairs = pairsOf(run);
  return pairs.flatMap(([card, mate], index) => {
    const [seen, other] = pairs[index + 1] ?? [0, 0];
    if (index % 2 === 1) return [];
    return [[card, seen] as const, [mate, card] as const, [other, seen] as const].flatMap((pair) =>
      turnPair(run, pair),
    );
  });
}
