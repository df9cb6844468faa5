import { memorySubjects } from '@star-seekers/content/memory-subjects';
import { nextInt, nextUnit } from '@star-seekers/sim';
import type { Person } from '../panel/person.ts';
import { lookAlike } from './look-alikes.ts';

/**
 * Gain of a lasting trace for every card that is seen while its place is held in mind, and what remains of it for every card that is
 * seen later: fitted to a continuous task of paired associates (Atkinson and Shiffrin 1968, experiment 1).
 */
const TRACE_GAIN = 0.4;
const TRACE_KEPT = 0.93;

/**
 * Share of the pictures in mind that are told from another one of their look. People hold 4.4 simple colours, 3.7 letters, but only 1.6
 * shaded cubes (Alvarez and Cavanagh 2004), because they take one cube for another (Awh, Barton and Vogel 2007): two moons are told
 * apart like cubes, a ship and a hammer of one colour like letters.
 */
const TOLD_APART = { sameKind: 1.6 / 4.4, otherKind: 3.7 / 4.4 } as const;

/** Where a picture was seen, as far as the person still knows. */
interface Trace {
  readonly card: number;
  readonly face: number;
  /** The chance to recall it is 1 - e^-strength. */
  strength: number;
  /** From 0, the clearest, to 1: how little of the picture is remembered. */
  blur: number;
}

/** The cards of a level in the memory of a person: few are held in mind, the others fade with each card that is seen. */
export class CardMemory {
  readonly #person: Person;
  readonly #traces = new Map<number, Trace>();
  /** Cards whose traces are in mind, the latest last. */
  #held: number[] = [];

  constructor(person: Person) {
    this.#person = person;
  }

  see(card: number, face: number): void {
    for (const trace of this.#traces.values()) {
      if (this.#held.includes(trace.card)) trace.strength += TRACE_GAIN;
      else trace.strength *= TRACE_KEPT;
    }
    const { human, rng } = this.#person;
    const known = this.#traces.get(card);
    const blur = Math.min(known?.blur ?? 1, nextUnit(rng));
    this.#traces.set(card, { card, face, strength: known?.strength ?? 0, blur });
    this.#held = this.#held.filter((other) => other !== card);
    // A random one makes room, as in the buffer of Atkinson and Shiffrin.
    if (this.#held.length >= human.memory) this.#held.splice(nextInt(rng, this.#held.length), 1);
    this.#held.push(card);
  }

  forget(card: number): void {
    this.#traces.delete(card);
    this.#held = this.#held.filter((other) => other !== card);
  }

  /** Whether the person remembers that a card was seen. */
  recalls(card: number): boolean {
    const trace = this.#traces.get(card);
    if (!trace) return false;
    return this.#held.includes(card) || nextUnit(this.#person.rng) < 1 - Math.exp(-trace.strength);
  }

  /** The card where the person believes to have seen a picture that lies elsewhere too; look-alikes can be taken for it. */
  mateOf(card: number, face: number): number | undefined {
    const candidates = [...this.#traces.values()].filter(
      (trace) => trace.card !== card && (trace.face === face || isTakenFor(trace, face)) && this.recalls(trace.card),
    );
    const certain = candidates.find((trace) => trace.face === face && trace.blur < TOLD_APART.sameKind);
    return (certain ?? candidates[nextInt(this.#person.rng, Math.max(candidates.length, 1))])?.card;
  }

  /** A pair that comes to mind: one of its cards is held there. */
  pairInMind(): readonly [number, number] | undefined {
    for (const card of this.#held.toReversed()) {
      const trace = this.#traces.get(card) as Trace;
      const mate = this.mateOf(card, trace.face);
      if (mate !== undefined) return [mate, card];
    }
    return undefined;
  }
}

/** Whether a picture is taken for the one that was seen, of which too little is remembered. */
function isTakenFor({ face, blur }: Trace, other: number): boolean {
  const sameKind = memorySubjects[face]?.kind === memorySubjects[other]?.kind;
  return lookAlike(face, other) && blur >= TOLD_APART[sameKind ? 'sameKind' : 'otherKind'];
}
