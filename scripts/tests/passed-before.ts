import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Passed {
  /** Of everything that could change the outcome. */
  readonly hash: string;
  readonly tests: number;
}

/** Of each test or check: whoever goes back to what was before, or to another branch, need not begin anew. */
const REMEMBERED = 4;

/** What has passed on this machine, and what it depended on, so that it is not run again before something of that has changed. */
export class PassedBefore {
  readonly #path: string;
  /** The latest first. */
  readonly #passed: Record<string, readonly Passed[]>;

  /** @param recalls whether it begins with what passed in earlier runs */
  constructor(path: string, recalls: boolean) {
    this.#path = path;
    this.#passed = recalls ? read(path) : {};
  }

  /** How many tests passed with the same hash; undefined when it has to be run. */
  recall(name: string, hash: string): number | undefined {
    return this.#of(name).find((passed) => passed.hash === hash)?.tests;
  }

  /** Remembers what passed. Kept at once: a run that is stopped half-way need not begin anew. */
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
    // Missing, or cut off by a kill: then everything is run.
    return {};
  }
}
