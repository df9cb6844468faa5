import { machineClock } from '../platform/clock.ts';
import type { Db, EngineTraits } from '../platform/database/database.ts';
import { DatabaseClock, type DatabaseClockOptions } from '../platform/database/database-clock.ts';
import { createLog } from '../platform/log.ts';
import { lastSeen } from '../platform/processes/repository.ts';

/**
 * Opens the hub's clock of a process: of a server, or of a command, which neither compares it again nor logs.
 * @throws when the database cannot be reached
 */
export async function openClock(
  db: Db,
  engine: EngineTraits,
  server: Partial<Pick<DatabaseClockOptions, 'machine' | 'checkMs' | 'log'>> = {},
): Promise<DatabaseClock> {
  const { now } = engine;
  return DatabaseClock.open({
    machine: machineClock,
    checkMs: Number.POSITIVE_INFINITY,
    log: createLog('silent'),
    ...server,
    reference: now && (async () => now(db)),
    lastSeen: async () => (await lastSeen.one(db, {})).seen_at ?? undefined,
  });
}
