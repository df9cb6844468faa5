import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JourneyParts } from '../../packages/config/src/test-reach.ts';
import { type Tally, readPlaywrightReport } from './report.ts';
import { select } from './selection.ts';
import type { Workspace } from './workspace.ts';

const FOLDER = 'apps/e2e/journeys';

/** Runs the journeys through the built hub. */
export async function runJourneys(workspace: Workspace): Promise<Tally> {
  const { root, repository, reach } = workspace;
  const parts = JSON.parse(readFileSync(join(root, FOLDER, 'parts.json'), 'utf8')) as Record<string, JourneyParts>;
  const journeys = [...repository.hashes.keys()].filter((path) => path.startsWith(FOLDER) && path.endsWith('.spec.ts'));
  const nameOf = (path: string) => path.slice(FOLDER.length + 1);
  const selection = select(workspace, journeys, (journey) => reach.ofJourney(journey, parts[nameOf(journey)]));
  if (selection.recalled > 0) console.log(`${selection.recalled} journeys unchanged since they passed`);
  if (selection.run.length === 0) return selection.settle(new Map(), 0);
  const report = join(root, 'apps/e2e/artifacts/playwright.json');
  rmSync(report, { force: true });
  const command = ['--filter', '@star-seekers/e2e', 'e2e', ...selection.run.map(nameOf)];
  const [code] = (await once(spawn('pnpm', command, { stdio: 'inherit' }), 'exit')) as [number | null];
  const exitCode = code ?? 1;
  if (exitCode !== 0) printPages(root);
  const outcomes = existsSync(report) ? readPlaywrightReport(report) : new Map<string, Tally>();
  return selection.settle(new Map([...outcomes].map(([file, tally]) => [`${FOLDER}/${file}`, tally])), exitCode);
}

/** Prints the page contents of failed journeys, because the files of a CI machine are lost. */
function printPages(root: string): void {
  for (const path of globSync('apps/e2e/artifacts/traces/*/error-context.md', { cwd: root })) {
    console.log(`\n${path}\n${readFileSync(join(root, path), 'utf8')}`);
  }
}
