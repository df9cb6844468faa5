import { type AnyGameSim, ReplayMismatch, type SimState } from '@star-seekers/sim';
import type { ReceivedChunk } from './segment.ts';
import { witnessFigures } from './witness.ts';

/** Compares where a run was stopped with where the rules of its game stop it, or let it be stopped. */
export class RunStops {
  readonly #sim: AnyGameSim;
  readonly #received: readonly ReceivedChunk[];
  /** Ticks of the pauses that the player made, and of all that count as pauses. */
  readonly #asked: ReadonlySet<number>;
  readonly #counted: ReadonlySet<number>;
  /** Ticks at which the rules stop the run. */
  readonly #breaks: number[] = [];
  #breaksSoFar = 0;
  #isUnfair = false;

  constructor(sim: AnyGameSim, received: readonly ReceivedChunk[]) {
    this.#sim = sim;
    this.#received = received;
    this.#asked = new Set(ticksOf(received, 'pause'));
    this.#counted = new Set(witnessFigures(received, 0).pausedAt.map(({ tick }) => tick));
  }

  /** Whether the run was paused where a pause gives an advantage: it does not count. */
  get isUnfair(): boolean {
    return this.#isUnfair;
  }

  /** Call it after each tick of the replay. */
  note(state: SimState): void {
    const { tick } = state;
    const breaks = this.#sim.breaks?.(state) ?? 0;
    if (breaks > this.#breaksSoFar) this.#breaks.push(tick);
    this.#breaksSoFar = breaks;
    if (this.#asked.has(tick) && this.#sim.pausable?.(state) === false) this.#isUnfair = true;
    if (this.#counted.has(tick) && this.#sim.pauses?.allows?.(state) === false) this.#isUnfair = true;
  }

  /**
   * Call it after the replay.
   * @param ticks of the whole run
   * @throws {ReplayMismatch} when the run broke off where its rules do not stop it, or went on where they do
   */
  verify(ticks: number): void {
    const due = new Set(this.#breaks);
    const wrong = ticksOf(this.#received, 'break').find((tick) => !due.has(tick));
    if (wrong !== undefined) throw new ReplayMismatch(`a break at tick ${wrong}, where the rules make none`);
    const begins = new Set(ticksOf(this.#received, 'begin'));
    const missing = this.#breaks.find((tick) => tick < ticks && !begins.has(tick));
    if (missing !== undefined) throw new ReplayMismatch(`the run goes on at tick ${missing} without a break`);
  }
}

function ticksOf(received: readonly ReceivedChunk[], wanted: ReceivedChunk['kind']): number[] {
  return received.filter(({ kind }) => kind === wanted).map(({ toTick }) => toTick);
}
