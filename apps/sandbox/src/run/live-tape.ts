import type { LiveHead } from '@star-seekers/contracts';
import { games } from '@star-seekers/games';
import type { RecordedRun } from '@star-seekers/games/recorded-run';
import { LiveLog, type ShownChunk } from '@star-seekers/stream';

/** A run that is being played elsewhere: its log so far, which grows. */
export class LiveTape {
  readonly recorded: RecordedRun<unknown>;
  readonly #log: LiveLog;
  readonly #listeners = new Set<() => void>();

  /** @throws {Error} when the game has other rules here, or shows only its score */
  constructor({ gameId, rulesVersion, setup, past }: LiveHead) {
    const sim = games.get(gameId)?.sim;
    if (sim?.rulesVersion !== rulesVersion) throw new Error(`the run has rules ${rulesVersion} of game ${gameId}`);
    if (!setup) throw new Error('only its score is shown');
    this.#log = new LiveLog(sim);
    if (past && 'log' in past) this.#log.catchUp(past);
    this.recorded = { gameId, rulesVersion, setup: { seed: 0, ...setup }, log: this.#log };
  }

  /** @param part as in an event @throws {MalformedInput} */
  append(part: ShownChunk): void {
    this.#log.append(part);
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when the log has grown. @returns unsubscribes */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
