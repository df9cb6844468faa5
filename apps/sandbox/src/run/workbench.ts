import { type Bot, dealerFor, games } from '@star-seekers/games';
import type { AnyGameModule } from '@star-seekers/games/catalog';
import type { RecordedRun } from '@star-seekers/games/recorded-run';
import { type CommandLog, EMPTY_LOG, type RunSetup, type SimState } from '@star-seekers/sim';
import { LogPlayer, type RunController } from '@star-seekers/stage';
import { LiveLog } from '@star-seekers/stream';
import type { PilotChoice } from '../address/address.ts';

/** A copy of an event of a run. */
interface JournalEntry {
  /** Ascending; the key in lists. */
  readonly id: number;
  readonly tick: number;
  readonly type: string;
  /** The rest of the event. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Maximum number of entries; older ones are dropped. */
const CAPACITY = 2000;

/** The latest events of a run, oldest first. */
class EventJournal {
  #entries: JournalEntry[] = [];
  #nextId = 1;

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** @param event is copied, because it may refer to live state */
  add(tick: number, event: unknown): void {
    const { type, ...data } = structuredClone(event) as { type?: unknown };
    this.#entries.push({ id: this.#nextId++, tick, type: String(type), data });
    if (this.#entries.length > CAPACITY) this.#entries = this.#entries.slice(CAPACITY / 4);
  }

  /** Removes the entries after a tick, for a rewind. */
  cutAfter(tick: number): void {
    this.#entries = this.#entries.filter((entry) => entry.tick <= tick);
  }
}

/** The part of a game that a run needs without a picture. */
export type BenchModule = Pick<AnyGameModule, 'sim'>;

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
  readonly #player: LogPlayer<SimState, unknown, unknown>;
  #pilot: PilotChoice = 'hands';
  #bot: Bot<unknown, unknown> | undefined;
  /** The tape grows, and the run stands at its end: it goes on with the next part. */
  #awaitsTape = false;
  readonly #listeners = new Set<() => void>();

  constructor(module: BenchModule, setup: RunSetup, tape: CommandLog<unknown> = EMPTY_LOG) {
    this.module = module;
    const grows = tape instanceof LiveLog;
    this.#player = new LogPlayer(module.sim, setup, tape, {
      grows,
      reveals: dealerFor(module.sim.id, setup),
      beyond: (state) => this.#bot?.(state) ?? [],
      onEnd: () => {
        this.#awaitsTape = grows;
      },
    });
    this.controller = this.#player.controller;
    this.controller.onTick((state, events) => {
      for (const event of events) this.journal.add(state.tick, event);
      this.#publish();
    });
    this.controller.subscribe(() => this.#publish());
  }

  get tick(): number {
    return this.#player.tick;
  }

  /** Everything that was played of this run, also after the current tick. */
  get tape(): CommandLog<unknown> {
    return this.#player.log;
  }

  /** Whether the next tick comes from the tape. */
  get followsTape(): boolean {
    return this.#player.followsLog;
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
    this.#player.play();
  }

  pause(): void {
    this.#awaitsTape = false;
    this.#player.pause();
  }

  /** Simulates single ticks and pauses. */
  step(ticks: number): void {
    this.#player.step(ticks);
  }

  /** The tape has grown: the run goes on if it was waiting for that, and skips what it lies too far behind. */
  followGrowth(): void {
    const { ticks } = this.tape;
    const isMoving = this.controller.getSnapshot().phase === 'playing';
    if (!isMoving && !this.#awaitsTape) this.#publish();
    else {
      if (ticks - this.tick > MOST_BEHIND_TICKS) this.seek(ticks - KEPT_TICKS);
      this.#awaitsTape = false;
      this.play();
    }
  }

  /** Goes to the end of a tape that grows, and on from there. */
  seekLive(): void {
    this.seek(this.tape.ticks);
    this.#awaitsTape = true;
    if (this.tape.quit) this.play();
  }

  /** Goes to a tick of the tape. */
  seek(tick: number): void {
    this.#awaitsTape = false;
    this.#player.seek(tick);
    this.journal.cutAfter(this.tick);
    this.#publish();
  }

  /** Deletes the tape after the current tick, so that the pilot continues from here. */
  cutTape(): void {
    this.#player.cut();
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

  #publish(): void {
    for (const listener of this.#listeners) listener();
  }
}
