import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Passed {
  /** Hash of every file that could change the outcome. */
  readonly hash: string;
  readonly tests: number;
}

/** Results stored for each test or check, so that going back to an earlier state or another branch repeats nothing. */
const REMEMBERED = 4;

/** Tests and checks that passed on this machine, each with the hash of the files that it depends on. */
export class PassedBefore {
  readonly #path: string;
  /** The latest first. */
  readonly #passed: Record<string, readonly Passed[]>;

  /** @param recalls whether to load the results of earlier runs */
  constructor(path: string, recalls: boolean) {
    this.#path = path;
    this.#passed = recalls ? read(path) : {};
  }

  /** Number of tests that passed with the same hash; undefined if it has to run. */
  recall(name: string, hash: string): number | undefined {
    return this.#of(name).find((passed) => passed.hash === hash)?.tests;
  }

  /** Stores a result on disk at once, so that an interrupted run loses nothing. */
  remember(name: string, hash: string, tests: number): void {
    const others = this.#of(name).filter((passed) => passed.hash !== hash);
    this.#passed[name] = [{ hash, tests }, ...others].slice(0, REMEMBERED);
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.#passed));
  }

  #of(name: string): readonly Passed[] {
    return this.#passed[name] ?? [];
  }
}

function read(path: string): Record<string, readonly Passed[]> {
  try {
    const passed = JSON.parse(readFileSync(path, 'utf8')) as Record<string, readonly Passed[]>;
    return Object.values(passed).every((each) => Array.isArray(each)) ? passed : {};
  } catch {
    // Missing, or cut off by a kill: everything runs.
    return {};
  }
}
