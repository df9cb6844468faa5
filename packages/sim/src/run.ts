import type { CommandLog, LoggedCommand } from './command-log.ts';
import { MAX_COMMANDS_PER_TICK } from './command-log.ts';
import type { Json, RevealAnswer, RevealSource } from './dealer.ts';
import type { GameSim, Outcome, RunSetup, SimState } from './game-sim.ts';
import type { Deal, RevealCall } from './hidden-information.ts';
import { ReplayMismatch } from './replay-mismatch.ts';

/**
 * One run of a game as it is played: steps the simulation and keeps the command log. The same class replays a log, so
 * playing, resuming, rewinding and verifying are one mechanism.
 */
export class Run<State extends SimState, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly setup: RunSetup;
  readonly state: State;
  /** Answers reveal requests; without it the caller of `step` supplies the answers, as a replay does. */
  reveals: RevealSource | undefined;
  readonly #commands: LoggedCommand<Command>[] = [];
  readonly #deals: Deal[] = [];
  readonly #shown = new Map<number, Json>();
  #asked: RevealCall | undefined;

  constructor(sim: GameSim<State, Command, Event>, setup: RunSetup, reveals?: RevealSource) {
    this.sim = sim;
    this.setup = setup;
    this.reveals = reveals;
    this.state = sim.init(setup);
    this.#noteRequest();
  }

  get ended(): boolean {
    return this.state.ended !== null;
  }

  /** The pending reveal request; undefined once the run has ended. */
  get asked(): RevealCall | undefined {
    return this.ended ? undefined : this.#asked;
  }

  /** The last request without an answer, also after the end: the player left before the answer arrived. */
  get unanswered(): RevealCall | undefined {
    return this.#asked;
  }

  /** Whether no tick may pass before the pending request is answered. */
  get waits(): boolean {
    return this.asked !== undefined && this.sim.hidden?.waits(this.state) === true;
  }

  /** Asks {@link reveals} for the answer to the pending request. Call it every frame: an answer in flight is undefined. */
  pollAnswer(): RevealAnswer | 'refused' | undefined {
    return this.asked && this.reveals?.answer(this.asked, this.#deals);
  }

  /** Whether no tick may pass now: the run waits for an answer that is not here. */
  get stalls(): boolean {
    return this.waits && typeof this.pollAnswer() !== 'object';
  }

  /** The display data of an answer of this run; undefined when it has none, or while it is fetched again after a reload. */
  shown(index: number): Json | undefined {
    const deal = this.#deals[index];
    if (deal && !this.#shown.has(index))
      this.#noteShown(index, this.reveals?.answer(deal, this.#deals.slice(0, index)));
    return this.#shown.get(index);
  }

  /** All requests with their answers, in order. */
  get deals(): readonly Deal[] {
    return this.#deals;
  }

  /**
   * Advances one tick with the commands given in it. Does nothing once the run has ended.
   * @throws {ReplayMismatch} on an answer without a request, or without an answer while the run waits for one
   */
  step(commands: readonly Command[], emit: (event: Event) => void = ignore): void {
    const { state, sim } = this;
    if (state.ended !== null) return;
    const all = sim.hidden ? this.#withAnswer(commands) : commands;
    if (all.length > MAX_COMMANDS_PER_TICK) throw new RangeError(`more than ${MAX_COMMANDS_PER_TICK} commands`);
    state.tick++;
    for (const command of all) this.#commands.push({ tick: state.tick, command });
    sim.step(state, all, emit);
    if (state.ended === null && state.tick >= sim.maxTicks) state.ended = 'time';
    this.#noteRequest();
  }

  /** The player leaves: the run ends with what was reached. Does nothing once it has ended. */
  quit(): void {
    this.state.ended ??= 'quit';
  }

  /** The outcome once the run has ended. */
  get outcome(): Outcome | undefined {
    return this.ended ? this.sim.outcome(this.state) : undefined;
  }

  /** The log so far; a run in progress has `quit: false` and can be resumed from it. */
  get log(): CommandLog<Command> {
    return { ticks: this.state.tick, quit: this.state.ended === 'quit', commands: [...this.#commands] };
  }

  /** The commands of the next tick, including the answer of {@link reveals} if it is here; records an answer among them. */
  #withAnswer(given: readonly Command[]): readonly Command[] {
    const { hidden } = this.sim;
    if (!hidden) return given;
    const answer = given.some((command) => hidden.revealIn(command)) ? undefined : this.pollAnswer();
    const commands = typeof answer === 'object' ? [hidden.toCommand(answer.reveal), ...given] : given;
    this.#noteShown(this.#deals.length, answer);
    const waited = this.waits;
    let answered = false;
    for (const command of commands) {
      const reveal = hidden.revealIn(command);
      if (!reveal) continue;
      if (!this.#asked) throw new ReplayMismatch(`tick ${this.state.tick} has an answer without a request`);
      this.#deals.push({ ...this.#asked, reveal });
      this.#asked = undefined;
      answered = true;
    }
    if (waited && !answered) throw new ReplayMismatch(`time passes at tick ${this.state.tick} though the run waits`);
    return commands;
  }

  #noteShown(index: number, answer: RevealAnswer | 'refused' | undefined): void {
    if (typeof answer === 'object' && answer.shown !== undefined) this.#shown.set(index, answer.shown);
  }

  #noteRequest(): void {
    if (this.#asked || !this.sim.hidden) return;
    const request = this.sim.hidden.pending(this.state);
    if (request) this.#asked = { index: this.#deals.length, tick: this.state.tick, request };
  }
}

function ignore(): void {
  // Verification and rewinding need no events.
}
