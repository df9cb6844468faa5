import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Passed {
  /** Of everything that could change the outcome. */
  readonly hash: string;
  readonly tests: number;
}

/** What has passed on this machine, and what it depended on, so that it is not run again before something of that has changed. */
export class PassedBefore {
  readonly #path: string;
  readonly #passed: Record<string, Passed>;

  /** @param recalls whether it begins with what passed in earlier runs */
  constructor(path: string, recalls: boolean) {
    this.#path = path;
    this.#passed = recalls ? read(path) : {};
  }

  /** How many tests passed with the same hash; undefined when it has to be run. */
  recall(name: string, hash: string): number | undefined {
    const passed = this.#passed[name];
    return passed?.hash === hash ? passed.tests : undefined;
  }

  /** Remembers what passed. Kept at once: a run that is stopped half-way need not begin anew. */
  remember(name: string, hash: string, tests: number): void {
    this.#passed[name] = { hash, tests };
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.#passed));
  }
}

function read(path: string): Record<string, Passed> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Passed>;
  } catch {
    // Missing, or cut off by a kill: then everything is run.
    return {};
  }
}
