import { type Bot, dealerFor, games } from '@star-seekers/games';
import type { AnyGameModule } from '@star-seekers/games/catalog';
import type { RecordedRun } from '@star-seekers/games/recorded-run';
import { RunController } from '@star-seekers/games/stage';
import type { CommandLog, RunSetup } from '@star-seekers/sim';
import type { PilotChoice } from '../address/address.ts';
import { EventJournal } from './event-journal.ts';

/** The part of a game that a run needs when nobody looks. */
export type BenchModule = Pick<AnyGameModule, 'sim'>;

const BLANK_TAPE: CommandLog<unknown> = { ticks: 0, quit: false, commands: [] };

/**
 * One run under examination. Everything ever played of it is on its *tape*; the run can stand anywhere on that. Played on
 * from there it follows the tape, until the tape ends or somebody steers: then the tape goes on differently from there.
 */
export class Workbench {
  readonly module: BenchModule;
  readonly controller: RunController;
  readonly journal = new EventJournal();
  #tape: CommandLog<unknown>;
  /** How many of the tape's commands lie before the current moment. */
  #place = 0;
  #pilot: PilotChoice = 'hands';
  #bot: Bot<unknown, unknown> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(module: BenchModule, setup: RunSetup, tape: CommandLog<unknown> = BLANK_TAPE) {
    this.module = module;
    this.#tape = tape;
    const dealer = dealerFor(module.sim.id, setup.seed);
    this.controller = new RunController(module.sim, setup, dealer ? { reveals: { dealer } } : {});
    this.controller.pilot = () => this.#commandsOfNextTick();
    this.controller.onTick((state, events) => {
      for (const event of events) this.journal.add(state.tick, event);
      this.#keepToTape();
      this.#publish();
    });
    this.controller.subscribe(() => this.#publish());
  }

  get tick(): number {
    return this.controller.state.tick;
  }

  /** Everything that was played of this run, also beyond the current moment. */
  get tape(): CommandLog<unknown> {
    return this.tick > this.#tape.ticks || this.controller.log.quit ? this.controller.log : this.#tape;
  }

  /** The run goes on as it did before. */
  get followsTape(): boolean {
    return this.tick < this.#tape.ticks;
  }

  /** Who steers where the tape ends. */
  setPilot(pilot: PilotChoice): void {
    this.#pilot = pilot;
    this.#bot =
      pilot === 'hands'
        ? undefined
        : games.get(this.module.sim.id)?.createBot({ skill: pilot, seed: this.controller.setup.seed });
    this.#publish();
  }

  /** @param speed how fast simulated time passes; 1 is as in the hub */
  setSpeed(speed: number): void {
    this.controller.speed = speed;
  }

  play(): void {
    // The tape may end with the player's leaving, which is not a tick.
    if (this.#tape.quit && this.tick === this.#tape.ticks) this.controller.quit();
    else this.controller.play();
  }

  pause(): void {
    this.controller.pause();
  }

  /** Takes single ticks and stands still. */
  step(ticks: number): void {
    // A run that has begun is not waiting for its start any more.
    if (this.controller.getSnapshot().phase === 'ready') this.seek(this.tick);
    this.controller.pause();
    for (let taken = 0; taken < ticks; taken++) this.controller.stepOnce();
  }

  /** Stands at another moment of the tape, by re-simulation. */
  seek(tick: number): void {
    const tape = this.tape;
    const target = Math.min(Math.max(tick, 0), tape.ticks);
    this.#tape = tape;
    this.#place = tape.commands.filter((entry) => entry.tick <= target).length;
    this.controller.rewind(tape, target);
    this.journal.cutAfter(target);
    this.#publish();
  }

  /** Forgets the tape after the current moment, so that the pilot decides anew. */
  cutTape(): void {
    this.#tape = this.controller.log;
    this.#place = this.#tape.commands.length;
    // A bot that has looked at what is now undone would go on differently from a fresh one.
    this.setPilot(this.#pilot);
  }

  recording(): RecordedRun<unknown> {
    const { sim } = this.module;
    return { gameId: sim.id, rulesVersion: sim.rulesVersion, setup: this.controller.setup, log: this.tape };
  }

  /** Called after every tick and every change. @returns ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #commandsOfNextTick(): readonly unknown[] {
    if (!this.followsTape) return this.#bot?.(this.controller.state) ?? [];
    const next = this.tick + 1;
    const commands: unknown[] = [];
    for (let entry = this.#tape.commands[this.#place]; entry?.tick === next; entry = this.#tape.commands[this.#place]) {
      commands.push(entry.command);
      this.#place++;
    }
    return commands;
  }

  /** After a tick on the tape: somebody may have steered differently, or the tape has ended. */
  #keepToTape(): void {
    const { tick, controller } = this;
    if (tick > this.#tape.ticks) return;
    const played = controller.log;
    if (played.commands.length !== this.#place) {
      this.#tape = played;
      this.#place = played.commands.length;
    } else if (tick === this.#tape.ticks) {
      if (this.#tape.quit) controller.quit();
      else controller.pause();
    }
  }

  #publish(): void {
    for (const listener of this.#listeners) listener();
  }
}
