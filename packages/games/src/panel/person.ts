import { type Rng, type SimState, TICK_MS, createRng, nextUnit } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import type { Human } from './humans.ts';

/** One person of a type, whose chances follow from a seed. */
export interface Person {
  readonly human: Human;
  readonly rng: Rng;
}

/** The stream of the panel's chances: another one than the simulations and the bots have. */
const STREAM = 18;

export function createPerson(human: Human, seed: number): Person {
  return { human, rng: createRng(seed, STREAM) };
}

/** Coefficient of variation of one person's reaction times. */
const REACTION_SPREAD = 0.15;

/** A normally distributed number: the sum of twelve uniform ones. */
export function normal(rng: Rng, mean: number, deviation: number): number {
  let sum = -6;
  for (let count = 0; count < 12; count++) sum += nextUnit(rng);
  return mean + sum * deviation;
}

/** A reaction time in ticks, at least half of the person's mean. */
export function reactionTicks({ human, rng }: Person): number {
  const ms = Math.max(human.reactionMs / 2, normal(rng, human.reactionMs, human.reactionMs * REACTION_SPREAD));
  return Math.round(ms / TICK_MS);
}

/** Whether attention is elsewhere at this decision. */
export function lapses({ human, rng }: Person): boolean {
  return nextUnit(rng) < human.lapse;
}

/** The things that a person follows at once: the nearest ones. */
export function followed<T>({ human }: Person, things: readonly T[], distanceOf: (thing: T) => number): readonly T[] {
  if (things.length <= human.tracked) return things;
  return things
    .map((thing) => ({ thing, distance: distanceOf(thing) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, human.tracked)
    .map(({ thing }) => thing);
}

/**
 * Ticks that it takes to point at a target (Fitts's law).
 * @param distance to it, and its width, in the same unit
 */
export function pointingTicks({ human }: Person, distance: number, width: number): number {
  return Math.round((Math.log2(distance / width + 1) / human.pointingBitsPerS) * (1000 / TICK_MS));
}

/** Ticks of reading a text. */
export function readingTicks({ human }: Person, words: number): number {
  return Math.round(((words / human.wordsPerMinute) * 60_000) / TICK_MS);
}

/** What a person has decided to do. */
export interface Decision<State, Command> {
  /** The commands, from the state in which the hand carries them out. */
  readonly act: (state: Readonly<State>) => readonly Command[];
  /** Ticks from now to the planned moment. Never earlier than the person can react; without it, as soon as that. */
  readonly inTicks?: number;
}

/** A player who sees, decides as often as the person can, and acts after the time to react. */
export function playAs<State extends SimState, Command>(
  person: Person,
  decide: (state: Readonly<State>) => Decision<State, Command> | undefined,
): Bot<State, Command> {
  const { human, rng } = person;
  const decisionTicks = Math.round(human.decisionMs / TICK_MS);
  let freeAt = 0;
  let due: { tick: number; act: Decision<State, Command>['act'] }[] = [];
  return (state) => {
    if (state.tick >= freeAt) {
      freeAt = state.tick + decisionTicks;
      const decision = lapses(person) ? undefined : decide(state);
      if (decision) {
        const planned = normal(rng, decision.inTicks ?? 0, decision.inTicks ? human.timingSdMs / TICK_MS : 0);
        due.push({ tick: state.tick + Math.max(reactionTicks(person), Math.round(planned)), act: decision.act });
      }
    }
    if (!due.some(({ tick }) => tick <= state.tick)) return [];
    const now = due.filter(({ tick }) => tick <= state.tick);
    due = due.filter(({ tick }) => tick > state.tick);
    return now.flatMap(({ act }) => act(state));
  };
}
