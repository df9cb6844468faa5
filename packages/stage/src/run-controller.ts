import {
  advanceFixedStep,
  type AnyRun,
  type CommandLog,
  type Course,
  courseBeacons,
  createFixedStep,
  type Deal,
  type GameSim,
  type Json,
  type Keyframes,
  type LogPlace,
  MAX_COMMANDS_PER_TICK,
  MAX_FRAME_MS,
  resimulate,
  Run,
  type RunSetup,
  type SimState,
  TICK_MS,
  TICKS_PER_SECOND,
} from '@star-seekers/sim';
import { type Ghost, Ghosts } from './ghosts.ts';
import type { RunControllerOptions, RunObserver } from './run-controller-options.ts';
import { COUNTDOWN_SECONDS, isSameSnapshot, type RunPhase, type RunSnapshot } from './run-snapshot.ts';

/**
 * Drives one run in real time: frames in, ticks out. It knows neither Phaser nor React; the scene calls {@link advance} once a
 * frame and draws, React subscribes to the snapshot, recorder and cues subscribe to ticks.
 */
export class RunController<State extends SimState = SimState, Command = unknown, Event = unknown> {
  readonly sim: GameSim<State, Command, Event>;
  /** See {@link RunControllerOptions.watched}. */
  readonly watched: boolean;
  /** How fast simulated time passes; 1 in the hub, anything from 0.1 to 8 in the sandbox. */
  speed = 1;
  /** Plays along: asked before every tick for commands beside the player's (bots, replays). */
  pilot: Pilot<State, Command> | undefined;
  /** The pilot replays a log, which says where segments begin and what was answered. */
  replays = false;
  #run: Run<State, Command, Event>;
  #clock = createFixedStep();
  #queued: Command[] = [];
  #countdownMs = 0;
  #observer: RunObserver | undefined;
  #course: Course | undefined;
  #ghosts: Ghosts<State, Command, Event>;
  /** The 3-2-1 is over, and the first tick of the segment may be held. */
  #isBeginning = false;
  /** Before the first tick of the current or last segment. */
  #begunTick = -1;
  /** Times that the rules have stopped the run. */
  #breaks = 0;
  #pauseWanted = false;
  #snapshot: RunSnapshot;
  readonly #snapshotListeners = new Set<() => void>();
  readonly #tickListeners = new Set<TickListener<State, Event>>();
  readonly #resetListeners = new Set<() => void>();

  constructor(
    sim: GameSim<State, Command, Event>,
    setup: RunSetup,
    options: RunControllerOptions<State, Command, Event> = {},
  ) {
    this.sim = sim;
    this.watched = options.watched === true;
    this.#run = newRun(sim, setup, options);
    this.#ghosts = newGhosts(this.#run, options);
    this.#course = options.course;
    this.#observer = options.observer;
    this.#breaks = breaksOf(this.#run);
    const phase = this.#run.ended ? 'ended' : 'ready';
    this.#snapshot = { phase, countdown: 0, outcome: this.#run.outcome, waiting: false, pausing: false };
  }

  get setup(): RunSetup {
    return this.#run.setup;
  }

  /** The live state, mutated by every tick. Read it; never write to it or keep parts of it. */
  get state(): State {
    return this.#run.state;
  }

  get log(): CommandLog<Command> {
    return this.#run.log;
  }

  /** Recorded runs beside this one, always at the same tick. */
  get ghosts(): readonly Ghost<State>[] {
    return this.#ghosts.all;
  }

  /** How much of a log the run has played or written. */
  get place(): LogPlace {
    return this.#run.place;
  }

  /** All requests for hidden information with their answers, in order. */
  get deals(): readonly Deal[] {
    return this.#run.deals;
  }

  /** The display data of an answer; undefined when it has none, or while it is fetched again after a reload. */
  shown(index: number): Json | undefined {
    return this.#run.shown(index);
  }

  /** Begins, or goes on after a pause. @param withCountdown 3-2-1 before the first tick */
  play({ withCountdown = false } = {}): void {
    if (this.#run.ended) return;
    this.#pauseWanted = false;
    const { phase } = this.#snapshot;
    if (phase === 'playing' || this.#isBeginning) {
      this.#publish(phase);
      return;
    }
    if (withCountdown) this.#countDown();
    else this.#begin();
  }

  /**
   * A segment of the run begins in the next tick: what comes is drawn anew. A pilot that replays a log calls it where the log says so.
   * @param format of that log
   */
  noteBegin(format?: 2): void {
    this.#run.begin(format);
    this.#run.pollAnswer();
  }

  /**
   * Stops simulated time, at once or as soon as the rules allow it and a segment has a tick. Commands that are not yet part of a tick wait for
   * the next one: a key that was let go just before must not stay pressed.
   * @param now also where the first tick of a segment is held: it may never come
   */
  pause({ now = false } = {}): void {
    const { phase } = this.#snapshot;
    if (phase !== 'playing' && phase !== 'countdown') return;
    const isUnpausable = phase === 'playing' && this.sim.pausable?.(this.#run.state) === false;
    const isFirst =
      phase === 'playing' && this.#observer?.holds !== undefined && this.#run.state.tick === this.#begunTick;
    this.#pauseWanted = isUnpausable || ((this.#isBeginning || isFirst) && !now);
    if (this.#pauseWanted) {
      this.#publish(phase);
      // Now: a page that is hidden gets no frame.
      if (isFirst && !this.#stalls) this.stepOnce();
      return;
    }
    this.#isBeginning = false;
    this.#publish(this.#stopped);
    this.#observer?.stopped?.(this.#run, 'pause');
  }

  /** Simulates time that passed while the page was hidden and the run could not be paused, until it waits, pauses or ends. */
  catchUp(missedMs: number): void {
    for (let ticks = Math.floor(missedMs / TICK_MS); ticks > 0; ticks--) {
      if (this.#snapshot.phase !== 'playing' || this.#stalls) return;
      this.stepOnce();
    }
  }

  /** Ends the run with what was reached. */
  quit(): void {
    if (this.#run.ended) return;
    this.#run.quit();
    this.#observer?.left?.(this.#run);
    this.#publish('ended');
  }

  /** Queues the player's input for the next tick, or later ones when that is full. Ignored unless the run is being played here. */
  command(command: Command): void {
    if (this.#snapshot.phase === 'playing' && !this.watched) this.#queued.push(command);
  }

  /**
   * Accounts for a frame.
   * @param deltaMs time since the last frame
   * @returns how far to draw between the last two ticks, from 0 to 1
   */
  advance(deltaMs: number): number {
    // Nobody can go on with a run that gets no more answers.
    if (this.#run.pollAnswer() === 'refused') this.quit();
    if (this.#snapshot.phase === 'countdown') this.#advanceCountdown(deltaMs);
    if (this.#snapshot.phase !== 'playing') return 1;
    // A frame catches up only so many ticks; at a higher speed it is taken as several frames.
    const frames = Math.ceil(this.speed);
    let alpha = 1;
    for (let frame = 0; frame < frames && this.#snapshot.phase === 'playing'; frame++) {
      alpha = advanceFixedStep(this.#clock, (deltaMs * this.speed) / frames, () => {
        if (this.#stalls) return false;
        this.stepOnce();
        return this.#snapshot.phase === 'playing';
      });
    }
    this.#publish(this.#snapshot.phase);
    return alpha;
  }

  /**
   * Exactly one tick, in any phase but `ended`: what the sandbox's step button and the tests use. None while the run waits for an
   * answer that is not here.
   * @param given commands of this tick beside the player's
   */
  stepOnce(given: readonly Command[] = []): void {
    if (this.#run.ended) return;
    const piloted = this.pilot?.(this.#run.state) ?? [];
    const wanted = [...this.#queued, ...given, ...piloted];
    const bringsAnswer = wanted.some((command) => this.sim.hidden?.revealIn(command));
    if (this.#run.stalls && !bringsAnswer) return;
    // An answer of the run's own takes a place.
    const room = MAX_COMMANDS_PER_TICK - (this.sim.hidden && this.#run.asked && !bringsAnswer ? 1 : 0);
    const commands = wanted.slice(0, room);
    this.#queued.splice(0, commands.length);
    const events: Event[] = [];
    const on = this.#course?.log;
    if (on?.begins[this.#run.place.begins] === this.#run.state.tick + 1) this.#run.begin(on.format);
    this.#run.step(commands, (event) => void events.push(event));
    this.#ghosts.playTo(this.#run.state.tick);
    this.#observer?.ticked?.(this.#run);
    this.#run.pollAnswer();
    for (const listener of this.#tickListeners) listener(this.#run.state, events);
    const breaks = breaksOf(this.#run);
    const breaksOff = breaks > this.#breaks && !this.replays && !this.watched;
    this.#breaks = breaks;
    if (this.#run.ended) this.#publish('ended');
    else if (breaksOff) this.#breakOff();
    else if (this.#pauseWanted) this.pause();
  }

  /**
   * Replaces the run, so that a loaded stage can play another; the phase is `ready`.
   */
  load(setup: RunSetup, options: RunControllerOptions<State, Command, Event> = {}): void {
    this.#run = newRun(this.sim, setup, options);
    this.#ghosts = newGhosts(this.#run, options);
    this.#course = options.course;
    this.#observer = options.observer;
    this.#replaced('ready');
  }

  /** Moves to another tick of a log of this run, and stops there. */
  rewind(keyframes: Keyframes<State, Command, Event, unknown>, tick: number): void {
    this.#run = keyframes.seek(tick, this.#run.reveals);
    this.#ghosts.playTo(tick);
    this.#replaced(this.#stopped);
  }

  /** For `useSyncExternalStore`. */
  readonly getSnapshot = (): RunSnapshot => this.#snapshot;

  /** For `useSyncExternalStore`. @returns unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => subscribeTo(this.#snapshotListeners, listener);

  /** Called after every tick with the state and what happened in it; events refer to live state, so read them at once. */
  readonly onTick = (listener: TickListener<State, Event>): (() => void) => subscribeTo(this.#tickListeners, listener);

  /** Called when the state was replaced as a whole (rewind): forget what was drawn. */
  readonly onReset = (listener: () => void): (() => void) => subscribeTo(this.#resetListeners, listener);

  get #stopped(): RunPhase {
    return this.watched ? 'still' : 'paused';
  }

  /** The clock waits for an answer. A log that is replayed brings its own; a run that is streamed misses no beacon that can still come. */
  get #stalls(): boolean {
    const isStreamed = this.#observer?.holds !== undefined;
    return !this.replays && (this.#run.stalls || (isStreamed && this.#run.lacksBeacon));
  }

  /** @param phase unless the run has ended */
  #replaced(phase: RunPhase): void {
    this.#breaks = breaksOf(this.#run);
    this.#isBeginning = false;
    this.#queued = [];
    this.#publish(this.#run.ended ? 'ended' : phase);
    for (const listener of this.#resetListeners) listener();
  }

  #countDown(): void {
    this.#countdownMs = COUNTDOWN_SECONDS * 1000;
    this.#publish('countdown');
  }

  #advanceCountdown(deltaMs: number): void {
    if (this.#isBeginning) {
      this.#goOn();
      return;
    }
    // A frame that stalls must not swallow the countdown.
    this.#countdownMs -= Math.min(deltaMs, MAX_FRAME_MS);
    if (this.#countdownMs > 0) this.#publish('countdown');
    else this.#begin();
  }

  /** Whoever waits for this run to go on, waits for {@link RunObserver.holds}: "GO" stands as long. */
  #begin(): void {
    this.#clock = createFixedStep();
    this.#countdownMs = 0;
    this.#isBeginning = true;
    this.#begunTick = this.#run.state.tick;
    if (!this.replays && !this.#course) {
      if (this.#observer?.begin) this.#observer.begin(this.#run);
      // Without a source it has no beacons.
      else if (this.#run.reveals) this.#run.begin();
      this.#run.pollAnswer();
    }
    this.#goOn();
  }

  #goOn(): void {
    if (this.#observer?.holds?.()) {
      this.#publish('countdown');
      return;
    }
    this.#isBeginning = false;
    this.#publish('playing');
  }

  /** The rules stop the run: it goes on with 3-2-1, unless the player wants a pause. */
  #breakOff(): void {
    this.#observer?.stopped?.(this.#run, 'break');
    if (this.#pauseWanted) this.pause();
    else this.#countDown();
  }

  #publish(phase: RunPhase): void {
    const waiting = phase === 'playing' && this.#stalls;
    const pausing = (phase === 'playing' || this.#isBeginning) && this.#pauseWanted;
    const countdown = phase === 'countdown' ? Math.ceil(this.#countdownMs / 1000) : 0;
    const { outcome } = this.#run;
    const next = { phase, countdown, outcome: phase === 'ended' ? outcome : undefined, waiting, pausing };
    if (isSameSnapshot(this.#snapshot, next)) return;
    this.#snapshot = next;
    for (const listener of this.#snapshotListeners) listener();
  }
}

function breaksOf({ sim, state }: AnyRun): number {
  return sim.breaks?.(state) ?? 0;
}

/** Looks at the state before a tick and answers with commands of that tick. */
export type Pilot<State, Command> = (state: Readonly<State>) => readonly Command[];

export type TickListener<State, Event> = (state: State, events: readonly Event[]) => void;

/** Seconds of simulated time in a run so far. */
export function elapsedSeconds(state: SimState): number {
  return state.tick / TICKS_PER_SECOND;
}

function subscribeTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The run that a controller drives. */
function newRun<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  setup: RunSetup,
  { resumeFrom, reveals, course, branch }: RunControllerOptions<State, Command, Event>,
): Run<State, Command, Event> {
  const run =
    branch?.keyframes.seek(branch.tick) ??
    (resumeFrom ? resimulate(sim, setup, resumeFrom) : new Run<State, Command, Event>(sim, setup));
  run.reveals = course ? courseBeacons(course, run) : reveals;
  run.pollAnswer();
  return run;
}

/** The ghosts of a run, where it is now. */
function newGhosts<State extends SimState, Command, Event>(
  { sim, state }: Run<State, Command, Event>,
  { ghosts = [] }: RunControllerOptions<State, Command, Event>,
): Ghosts<State, Command, Event> {
  const made = new Ghosts(sim, ghosts);
  made.playTo(state.tick);
  return made;
}
