import type { CommandLog, LoggedCommand } from './command-log.ts';
import { MAX_COMMANDS_PER_TICK } from './command-log.ts';
import type { LocalDealer } from './dealer.ts';
import type { GameSim, Outcome, RunSetup, SimState } from './game-sim.ts';
import type { Dealt, RevealCall } from './hidden-information.ts';
import { ReplayMismatch } from './replay-mismatch.ts';

/**
 * One run of a game as it is played: steps the simulation and keeps the command log. The same class replays a log, so
 * playing, resuming, rewinding and verifying are one mechanism.
 */
export class Run<State extends SimState, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly setup: RunSetup;
  readonly state: State;
  /** Answers reveal requests in the following tick; without it the caller of `step` supplies the answers. */
  dealer: LocalDealer | undefined;
  readonly #commands: LoggedCommand<Command>[] = [];
  readonly #dealt: Dealt[] = [];
  #asked: RevealCall | undefined;

  constructor(sim: GameSim<State, Command, Event>, setup: RunSetup, dealer?: LocalDealer) {
    this.sim = sim;
    this.setup = setup;
    this.dealer = dealer;
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

  /** All requests with their answers, in order. */
  get dealt(): readonly Dealt[] {
    return this.#dealt;
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

  /** The commands of the next tick, including the dealer's answer if one is due; records an answer among them. */
  #withAnswer(given: readonly Command[]): readonly Command[] {
    const { hidden } = this.sim;
    if (!hidden) return given;
    let commands = given;
    if (this.dealer && this.#asked && !given.some((command) => hidden.revealIn(command))) {
      const { reveal } = this.dealer.answer(this.#asked, this.#dealt);
      commands = [hidden.toCommand(reveal), ...given];
    }
    const waited = this.waits;
    let answered = false;
    for (const command of commands) {
      const reveal = hidden.revealIn(command);
      if (!reveal) continue;
      if (!this.#asked) throw new ReplayMismatch(`tick ${this.state.tick} has an answer without a request`);
      this.#dealt.push({ ...this.#asked, reveal });
      this.#asked = undefined;
      answered = true;
    }
    if (waited && !answered) throw new ReplayMismatch(`time passes at tick ${this.state.tick} though the run waits`);
    return commands;
  }

  #noteRequest(): void {
    if (this.#asked || !this.sim.hidden) return;
    const request = this.sim.hidden.pending(this.state);
    if (request) this.#asked = { index: this.#dealt.length, tick: this.state.tick, request };
  }
}

function ignore(): void {
  // Verification and rewinding need no events.
}
