import type { CommittedReader } from './committed-reader.ts';

/** Reading the version of the file takes microseconds. */
const INTERVAL_MS = 50;

/** Notices the commits of all processes by the version of a SQLite file, which it reads only while anybody asks for it. */
export class VersionPoller {
  readonly #reader: CommittedReader;
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #version: unknown;

  constructor(reader: CommittedReader) {
    this.#reader = reader;
  }

  /** Calls back after commits. @returns unsubscribes */
  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (!this.#timer) {
      this.#version = this.#reader.version();
      this.#timer = setInterval(() => this.#poll(), INTERVAL_MS);
      this.#timer.unref();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  #poll(): void {
    let version: unknown;
    try {
      version = this.#reader.version();
    } catch {
      // The file cannot be read, as is logged; the next poll tries again.
      return;
    }
    if (version === this.#version) return;
    this.#version = version;
    for (const listener of this.#listeners) listener();
  }
}
