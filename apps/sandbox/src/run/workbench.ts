import { type Bot, dealerFor, games } from '@star-seekers/games';
import type { AnyGameModule } from '@star-seekers/games/catalog';
import type { RecordedRun } from '@star-seekers/games/recorded-run';
import { RunController } from '@star-seekers/stage';
import { type CommandLog, EMPTY_LOG, type RunSetup, type SimState, loggedBeacons } from '@star-seekers/sim';
import type { PilotChoice } from '../address/address.ts';
import { LiveLog } from '@star-seekers/stream';
import { EventJournal } from './event-journal.ts';

/** The part of a game that a run needs without a picture. */
export type BenchModule = Pick<AnyGameModule, 'sim'>;

const BEFORE_ITS_START = { tick: 0 };

/** How far a run may lie behind a tape that grows, and how much of that is still played after a jump. A part has about 60. */
const MOST_BEHIND_TICKS = 240;
const KEPT_TICKS = 60;

/**
 * One run to examine. Its *tape* is the log of everything played so far, and the run can seek to any tick of it. From there it
 * follows the tape until the tape ends or the user plays; new commands then replace the rest of the tape.
 */
export class Workbench {
  readonly module: BenchModule;
  readonly controller: RunController;
  readonly journal = new EventJournal();
  #tape: CommandLog<unknown>;
  /** Number of the tape's commands up to the current tick. */
  #place = 0;
  #pilot: PilotChoice = 'hands';
  #bot: Bot<unknown, unknown> | undefined;
  /** The tape grows, and the run stands at its end: it goes on with the next part. */
  #awaitsTape = false;
  readonly #listeners = new Set<() => void>();

  constructor(module: BenchModule, setup: RunSetup, tape: CommandLog<unknown> = EMPTY_LOG) {
    this.module = module;
    this.#tape = tape;
    const dealer = dealerFor(module.sim.id, setup.seed);
    this.controller = new RunController(module.sim, setup, {
      reveals: module.sim.beacons
        ? { answer: (call, earlier) => loggedBeacons(this.#tape, this.#state, dealer).answer(call, earlier) }
        : dealer,
    });
    this.controller.pilot = () => this.#commandsOfNextTick();
    this.controller.onTick((state, events) => {
      for (const event of events) this.journal.add(state.tick, event);
      this.#syncTape();
      this.#publish();
    });
    this.controller.subscribe(() => this.#publish());
  }

  get tick(): number {
    return this.#state.tick;
  }

  /** A run may ask for a beacon while its controller is made. */
  get #state(): Pick<SimState, 'tick'> {
    return (this.controller as RunController | undefined)?.state ?? BEFORE_ITS_START;
  }

  /** Everything that was played of this run, also after the current tick. */
  get tape(): CommandLog<unknown> {
    return this.tick > this.#tape.ticks || this.controller.log.quit ? this.controller.log : this.#tape;
  }

  /** Whether the next tick comes from the tape. */
  get followsTape(): boolean {
    return this.tick < this.#tape.ticks;
  }

  /** Sets the player for ticks after the end of the tape. */
  setPilot(pilot: PilotChoice): void {
    this.#pilot = pilot;
    this.#bot =
      pilot === 'hands'
        ? undefined
        : games.get(this.module.sim.id)?.createBot({ skill: pilot, seed: this.controller.setup.seed });
    this.#publish();
  }

  /** @param speed of simulated time; 1 as in the hub */
  setSpeed(speed: number): void {
    this.controller.speed = speed;
  }

  play(): void {
    // The tape may end with a quit, which is not a tick.
    if (this.#tape.quit && this.tick === this.#tape.ticks) this.controller.quit();
    else this.controller.play();
  }

  pause(): void {
    this.#awaitsTape = false;
    this.controller.pause();
  }

  /** Simulates single ticks and pauses. */
  step(ticks: number): void {
    // Seeking leaves the phase `ready`.
    if (this.controller.getSnapshot().phase === 'ready') this.seek(this.tick);
    this.controller.pause();
    for (let taken = 0; taken < ticks; taken++) this.controller.stepOnce();
  }

  /** The tape has grown: the run goes on if it was waiting for that, and skips what it lies too far behind. */
  followGrowth(): void {
    const behind = this.#tape.ticks - this.tick;
    const isMoving = this.controller.getSnapshot().phase === 'playing';
    if (!isMoving && !this.#awaitsTape) this.#publish();
    else {
      if (behind > MOST_BEHIND_TICKS) this.seek(this.#tape.ticks - KEPT_TICKS);
      this.#awaitsTape = false;
      this.play();
    }
  }

  /** Goes to the end of a tape that grows, and on from there. */
  seekLive(): void {
    this.seek(this.#tape.ticks);
    this.#awaitsTape = true;
    if (this.#tape.quit) this.play();
  }

  /** Goes to a tick of the tape by re-simulation. */
  seek(tick: number): void {
    this.#awaitsTape = false;
    const tape = this.tape;
    const target = Math.min(Math.max(tick, 0), tape.ticks);
    this.#tape = tape;
    this.#place = tape.commands.filter((entry) => entry.tick <= target).length;
    this.controller.rewind(tape, target);
    this.journal.cutAfter(target);
    this.#publish();
  }

  /** Deletes the tape after the current tick, so that the pilot continues from here. */
  cutTape(): void {
    this.#tape = this.controller.log;
    this.#place = this.#tape.commands.length;
    // A new bot, because the state of the old one depends on the undone ticks.
    this.setPilot(this.#pilot);
  }

  recording(): RecordedRun<unknown> {
    const { sim } = this.module;
    return { gameId: sim.id, rulesVersion: sim.rulesVersion, setup: this.controller.setup, log: this.tape };
  }

  /** Calls the listener after every tick and every change. @returns unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #commandsOfNextTick(): readonly unknown[] {
    if (!this.followsTape) return this.#bot?.(this.controller.state) ?? [];
    const next = this.tick + 1;
    for (const tick of this.#tape.resumes) if (tick === next) this.controller.noteResume();
    const commands: unknown[] = [];
    for (let entry = this.#tape.commands[this.#place]; entry?.tick === next; entry = this.#tape.commands[this.#place]) {
      commands.push(entry.command);
      this.#place++;
    }
    return commands;
  }

  /** After a tick: replaces the tape if the user played another command, and stops at its end. */
  #syncTape(): void {
    const { tick, controller } = this;
    if (tick > this.#tape.ticks) {
      // Played on: a tape that grows is another run from here on.
      if (this.#tape instanceof LiveLog) this.#tape = controller.log;
      return;
    }
    const played = controller.log;
    if (played.commands.length !== this.#place) {
      this.#tape = played;
      this.#place = played.commands.length;
    } else if (tick === this.#tape.ticks) {
      if (this.#tape.quit) controller.quit();
      else {
        this.#awaitsTape = this.#tape instanceof LiveLog;
        controller.pause();
      }
    }
  }

  #publish(): void {
    for (const listener of this.#listeners) listener();
  }
}
