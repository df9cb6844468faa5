import type { RunController } from '@star-seekers/stage/run-controller.ts';
import type { RunStream, StreamStatus } from './game-host.ts';

/** What a player does while the hub is silent: nothing yet, or wait for it. */
export type OutageChoice = 'asked' | 'waits';

export interface OutageSnapshot {
  readonly status: StreamStatus;
  /** Undefined while the hub sees the run. */
  readonly choice: OutageChoice | undefined;
}

/** No run, or one that the hub sees. */
export const NO_OUTAGE: OutageSnapshot = { status: 'seen', choice: undefined };

/** Stops a run that the hub does not see, until it answers again. */
export class Outage {
  readonly #controller: Pick<RunController, 'subscribe' | 'getSnapshot' | 'pause' | 'play' | 'quit'>;
  readonly #stream: RunStream;
  readonly #listeners = new Set<() => void>();
  readonly #stops: readonly (() => void)[];
  #snapshot = NO_OUTAGE;

  constructor(
    controller: Pick<RunController, 'subscribe' | 'getSnapshot' | 'pause' | 'play' | 'quit'>,
    stream: RunStream,
  ) {
    this.#controller = controller;
    this.#stream = stream;
    const check = () => this.#check();
    this.#stops = [controller.subscribe(check), stream.subscribe(check)];
  }

  /** For `useSyncExternalStore`. */
  readonly getSnapshot = (): OutageSnapshot => this.#snapshot;

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly wait = (): void => this.#publish('waits');

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #check(): void {
    const { phase } = this.#controller.getSnapshot();
    const { choice } = this.#snapshot;
    const status = this.#stream.getStatus();
    const runs = phase === 'playing' || phase === 'countdown';
    if (status === 'silent' && runs) {
      this.#publish(choice ?? 'asked');
      this.#controller.pause({ now: true });
    } else if (status === 'seen' && choice !== undefined) {
      this.#publish(undefined);
      // Who has not answered yet may be away; a run that could not be paused goes on in any case.
      if (choice === 'waits' || (choice === 'asked' && runs)) this.#controller.play({ withCountdown: true });
    } else this.#publish(choice);
    if (status === 'refused') this.#controller.quit();
  }

  #publish(choice: OutageChoice | undefined): void {
    const status = this.#stream.getStatus();
    if (status === this.#snapshot.status && choice === this.#snapshot.choice) return;
    this.#snapshot = { status, choice };
    for (const listener of this.#listeners) listener();
  }
}
