import type { RunPage } from '@star-seekers/contracts';
import type { ShownRun } from './check-worker.ts';
import type { ForeignHub } from './foreign-hub.ts';

/** The page of a run, and what of it does not hold. */
export interface CheckedRun {
  /** Undefined when the hub does not show the run. */
  readonly page: RunPage | undefined;
  readonly faults: readonly string[];
}

/** Which run of which hub, and the folder of archived builds for runs by older rules. */
export interface RunSource {
  readonly hub: ForeignHub;
  readonly id: string;
  readonly archive: string;
}

/**
 * Reads a run of a hub and checks it.
 * @param check plays it again; see `check-worker.ts`
 * @throws {Error} as {@link ForeignHub.get}
 */
export async function checkRun(
  { hub, id, archive }: RunSource,
  check: (shown: ShownRun) => Promise<readonly string[]>,
): Promise<CheckedRun> {
  const page = await hub.get('runPage', { params: { id } });
  if (!page) return { page: undefined, faults: ['run: the hub has no such run'] };
  if (page.runId !== id) return { page: undefined, faults: [`run: the hub shows run ${page.runId} in its place`] };
  const replay = await hub.get('replay', { params: { id } });
  if (!replay) return { page, faults: [`log: the hub does not show it (${page.standing})`] };
  return { page, faults: await check({ page, replay, archive }) };
}
