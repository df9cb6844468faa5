import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';
import { firstSlice } from './0001-first-slice.ts';
import { accounts } from './0002-accounts.ts';
import { payments } from './0003-payments.ts';
import { rankBuckets } from './0004-rank-buckets.ts';
import { reveals } from './0005-reveals.ts';
import { rankHours } from './0006-rank-hours.ts';
import { datedRequests } from './0007-dated-requests.ts';
import { withheld } from './0008-withheld.ts';
import { oneFactionAPlayer } from './0009-one-faction-a-player.ts';
import { operators } from './0010-operators.ts';
import { keepsakes } from './0011-keepsakes.ts';
import { streams } from './0012-streams.ts';
import { live } from './0013-live.ts';
import { runPages } from './0014-run-pages.ts';
import { verifying } from './0015-verifying.ts';
import { scoreScales } from './0016-score-scales.ts';
import { challenges } from './0017-challenges.ts';
import { textReads } from './0018-text-reads.ts';
import { fairDice } from './0019-fair-dice.ts';
import { commendations } from './0020-commendations.ts';
import { gates } from './0021-gates.ts';
import { daily } from './0022-daily.ts';
import { factionMonths } from './0023-faction-months.ts';
import { debtsOfMailboxes } from './0024-debts-of-mailboxes.ts';
import { nameSkeletons } from './0025-name-skeletons.ts';
import { segments } from './0026-segments.ts';
import { processes } from './0027-processes.ts';
import { verifyTimeouts } from './0028-verify-timeouts.ts';
import { verifyingBy } from './0029-verifying-by.ts';
import { recordsWithoutPlayer } from './0030-records-without-player.ts';
import { rulesOfProcesses } from './0031-rules-of-processes.ts';
import { bestOfDay } from './0032-best-of-day.ts';
import { listedPlayers } from './0033-listed-players.ts';
import { askedAgain } from './0034-asked-again.ts';
import { bridge } from './0035-bridge.ts';
import { decisionAnswers } from './0036-decision-answers.ts';
import { ties } from './0037-ties.ts';

/** Every migration by name, in order. The schema changes of a released migration are final. */
export function migrations(engine: EngineTraits): Record<string, Migration> {
  return {
    '0001-first-slice': firstSlice(engine),
    '0002-accounts': accounts,
    '0003-payments': payments(engine),
    '0004-rank-buckets': rankBuckets(engine),
    '0005-reveals': reveals(engine),
    '0006-rank-hours': rankHours,
    '0007-dated-requests': datedRequests,
    '0008-withheld': withheld,
    '0009-one-faction-a-player': oneFactionAPlayer,
    '0010-operators': operators(engine),
    '0011-keepsakes': keepsakes(engine),
    '0012-streams': streams(engine),
    '0013-live': live(engine),
    '0014-run-pages': runPages,
    '0015-verifying': verifying,
    '0016-score-scales': scoreScales,
    '0017-challenges': challenges,
    '0018-text-reads': textReads,
    '0019-fair-dice': fairDice,
    '0020-commendations': commendations(engine),
    '0021-gates': gates,
    '0022-daily': daily,
    '0023-faction-months': factionMonths,
    '0024-debts-of-mailboxes': debtsOfMailboxes,
    '0025-name-skeletons': nameSkeletons,
    '0026-segments': segments,
    '0027-processes': processes,
    '0028-verify-timeouts': verifyTimeouts,
    '0029-verifying-by': verifyingBy,
    '0030-records-without-player': recordsWithoutPlayer(engine),
    '0031-rules-of-processes': rulesOfProcesses,
    '0032-best-of-day': bestOfDay,
    '0033-listed-players': listedPlayers,
    '0034-asked-again': askedAgain,
    '0035-bridge': bridge(engine),
    '0036-decision-answers': decisionAnswers,
    '0037-ties': ties,
  };
}

/** The last migration of the last version that is deployed anywhere. To be moved on with each release. */
export const LAST_RELEASED = '0029-verifying-by';

/**
 * Names of migrations that take something away, such as `0034-drop-faction-totals-after-0031`: versions that know migration `0031` do not use it
 * any more. All other migrations only add (`docs/recipes/add-a-migration.md`).
 */
export const CONTRACTING = /-after-(\d{4})$/;

/** Which of the migrations that have been run take away what a version uses that knows others. */
export function contractionsUnknownTo(known: readonly string[], run: readonly string[]): string[] {
  return run.filter((name) => {
    const [, unusedSince] = CONTRACTING.exec(name) ?? [];
    return unusedSince !== undefined && !known.includes(name) && !known.some((other) => other.startsWith(unusedSince));
  });
}
