import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '@star-seekers/config/bundle-server';
import type { TestProject } from 'vitest/node';
import { BUNDLE, sources } from './programs.ts';

const folder = join(import.meta.dirname, '../../../artifacts/server');

/** Bundles what tests start as processes, as a release does: to load some 1,600 files takes each most of its processor time. */
export async function setup(project: TestProject): Promise<void> {
  // Another project of this run has done so.
  if (process.env[BUNDLE] !== undefined) return;
  process.env[BUNDLE] = folder;
  await bundle();
  project.onTestsRerun(bundle);
}

async function bundle(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await bundleServer(sources, folder);
}
