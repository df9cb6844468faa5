import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Begins the record of statements anew, before the first tests of a run. Not the configuration does it, which others load while tests run. */
export function setup(project: TestProject): void {
  if (project !== project.vitest.projects[0]) return;
  const record = project.getProvidedContext().statementRecord;
  mkdirSync(dirname(record), { recursive: true });
  rmSync(record, { force: true });
}
