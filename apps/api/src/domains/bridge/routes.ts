import {
  type BridgeEndpointName,
  type BridgeEndpoints,
  type HealthAnswer,
  bridgeEndpoints,
  type SearchAnswer,
  type StaffRole,
  type LedgerAnswer,
} from '@star-seekers/contracts/bridge';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type BindOf, type ParsedRequest, bindTo } from '../../platform/bind-endpoint.ts';
import { requestLog } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import { requireUser } from '../auth/service.ts';
import { listOpenAnswers } from '../operators/answers.ts';
import { listRecords } from '../operators/repository.ts';
import { withProviderErrors } from '../payments/gateway.ts';
import { playerRunsOf } from '../records/player-runs.ts';
import { listReportedRuns } from '../records/reports.ts';
import {
  type PasskeyHolder,
  SIGN_IN,
  addPasskey,
  challengeOptions,
  passkeyOptions,
  verifyPasskey,
} from '../staff/passkeys.ts';
import {
  type Staff,
  requireRole,
  requireStaff,
  signInStaff,
  signOutStaff,
  staffSessionOf,
} from '../staff/staff-session.ts';
import { pausesOf } from './pauses.ts';
import { decide, previewDecision, purposeOf } from './decide.ts';
import { evidenceOf } from './evidence.ts';
import type { AccountKind } from '../credits/table.ts';
import { entriesOf, moneyOf, playerFileOf, requireAccount } from './player-file.ts';
import { caseKey } from '../../platform/case-key.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { findPlayer, findUserByEmail } from '../auth/repository.ts';
import { findPaymentByAny } from '../payments/refund-payment.ts';
import { findAnyRun } from '../runs/repository.ts';

/** Entries of a page of the record, and reported runs. */
const PAGE_SIZE = 50;

export interface BridgeRouteOptions {
  /** Origin of the hub, for which passkeys are made. */
  readonly ownOrigin: () => string;
  /** The figures of `/metrics`. */
  readonly figures: () => Promise<HealthAnswer['figures']>;
}

/** The endpoints of the bridge. @param scope answers only requests of our own pages */
export function bridgeRoutes(scope: FastifyInstance, services: Services, options: BridgeRouteOptions): void {
  const { db, clock, limits } = services;
  const { ownOrigin, figures } = options;
  const bind = bindForStaff(scope, services);
  const holderOf = (staff: Staff): Staff & PasskeyHolder => ({ ...staff, origin: ownOrigin() });

  bind('bridgeSession', async ({ staff }) => staffSessionOf(services, staff));

  bind('bridgePasskeyOptions', async ({ staff, body }) => {
    const { username } = await requireUser(db, staff.userId);
    return passkeyOptions(services, holderOf(staff), { token: body.token, username });
  });

  bind('bridgeAddPasskey', async ({ staff, body }) => {
    await addPasskey(services, holderOf(staff), body);
    return undefined;
  });

  bind('bridgeChallenge', async ({ staff, body }) =>
    challengeOptions(services, holderOf(staff), body.decide ? purposeOf(body.decide) : SIGN_IN),
  );

  bind('bridgeSignIn', async ({ staff, body }) => {
    await verifyPasskey(services, holderOf(staff), { purpose: SIGN_IN, assertion: body.assertion });
    return staffSessionOf(services, await signInStaff(services, staff));
  });

  bind('bridgeSignOut', async ({ staff }) => {
    await signOutStaff(services, staff);
    return undefined;
  });

  bind('bridgeSearch', async ({ staff, body }) => search(db, body.text, staff.role));

  bind('bridgePlayer', async ({ params }) => playerFileOf(db, params.id, clock.now()));

  bind('bridgeRuns', async ({ params, query }) => {
    await requireAccount(db, params.id);
    return playerRunsOf(db, params.id, query);
  });

  bind('bridgeMoney', async ({ params }) => moneyOf(db, params.id));

  bind('bridgeLedger', async ({ params, query }) => {
    await requireAccount(db, params.id);
    return ledgerOf(db, params.id, query.before);
  });

  bind('bridgeEvidence', async ({ params }) => evidenceOf(services, params.id));

  bind('bridgeReports', async () => {
    const runs = await listReportedRuns(db, PAGE_SIZE, 'open');
    return runs.map(({ id, game_id: gameId, user_id: userId, username, score, status, reports }) => ({
      runId: id,
      gameId,
      player: { id: userId, username },
      score,
      status,
      reports: reports.map((report) => ({
        reason: report.reason,
        reportedAt: report.reported_at,
        by: { id: report.user_id, username: report.username },
      })),
    }));
  });

  bind('bridgeAnswers', async () => entriesOf(db, await listOpenAnswers(db, PAGE_SIZE)));

  bind('bridgeRecord', async ({ query }) => {
    const rows = await listRecords(db, PAGE_SIZE + 1, query.before);
    const entries = await entriesOf(db, rows.slice(0, PAGE_SIZE));
    return { entries, before: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null };
  });

  bind('bridgeHealth', async () => ({ pauses: await pausesOf(db), figures: await figures() }));

  bind('bridgePreview', async ({ staff, body }) => previewDecision(services, staff, body.decision));

  bind('bridgeDecide', async ({ staff, body, request }) =>
    withProviderErrors(requestLog(services.log, request), async () => decide(services, holderOf(staff), body)),
  );

  /** Binds an endpoint whose handler learns who asks, after their role was checked. */
  function bindForStaff(api: FastifyInstance, { rateLimiter }: Services) {
    const bindAny: BindOf<BridgeEndpoints> = bindTo(api, rateLimiter, bridgeEndpoints);
    return <Name extends BridgeEndpointName>(
      name: Name,
      handler: (
        request: ParsedRequest<BridgeEndpoints[Name]> & { readonly staff: Staff },
      ) => ReturnType<Parameters<typeof bindAny<Name>>[1]>,
    ) => {
      const { role } = bridgeEndpoints[name];
      const known = new WeakMap<FastifyRequest, Staff>();
      bindAny(
        name,
        async (parsed) => {
          const staff = known.get(parsed.request);
          if (!staff) throw new Error(`${name} was not authorized`);
          return handler({ ...parsed, staff });
        },
        {
          authorize: async (request) => {
            const staff = await requireStaff(services, request);
            requireRole(staff, role);
            known.set(request, staff);
          },
          limit: { per: 'user', ...(role === null ? limits.passkey : limits.bridge) },
        },
      );
    };
  }
}

/** Most players whose names begin alike. */
const MOST_NAMES = 20;

/**
 * Finds whatever a text names: a player by name, its beginning or id, a run by its id; for operators also a player by the address, and a
 * payment by any of its ids or its receipt.
 */
async function search(db: Database, text: string, role: StaffRole): Promise<SearchAnswer> {
  const found: SearchAnswer = [];
  const add = async (kind: SearchAnswer[number]['found'], id: string, userId: string) => {
    const player = await findPlayer(db, userId);
    if (player) found.push({ found: kind, id, player: { id: player.id, username: player.username } });
  };
  const run = await findAnyRun(db, text);
  if (run) await add('run', run.id, run.user_id);
  if (role === 'operator') {
    const payment = await findPaymentByAny(db, text);
    if (payment) await add('payment', payment.id, payment.user_id);
    const owner = await findUserByEmail(db, text);
    if (owner) await add('player', owner.id, owner.id);
  }
  await add('player', text, text);
  const beginning = `${caseKey(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  // Looks through all names.
  for (const { id } of await db.readApart(namesLike, { beginning })) await add('player', id, id);
  return found;
}

const namesLike = new PreparedQuery((db, { beginning }: { beginning: string }) =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`username_key like ${beginning} escape '\\'`)
    .orderBy('username_key')
    .limit(MOST_NAMES),
);

const TRANSFERS_PER_PAGE = 100;

/** Transfers of a player with the balances after each, latest first. @param before id of the last transfer of the page before */
async function ledgerOf(db: Db, userId: string, before: string | undefined): Promise<LedgerAnswer> {
  const running = db
    .selectFrom('ledger_transfers')
    .selectAll()
    .select([balanceOf('wallet'), balanceOf('pending'), balanceOf('owed')])
    .where('user_id', '=', userId);
  let query = db
    .selectFrom(running.as('running'))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(TRANSFERS_PER_PAGE + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.execute();
  const transfers = rows
    .slice(0, TRANSFERS_PER_PAGE)
    .map(({ id, debit, credit, amount, reason, ref, created_at: at, ...after }) => ({
      id,
      from: debit,
      to: credit,
      amount,
      reason,
      subject: ref,
      at,
      after: { credits: after.wallet, pendingCredits: after.pending, owedCredits: after.owed },
    }));
  return { transfers, before: rows.length > TRANSFERS_PER_PAGE ? (transfers.at(-1)?.id ?? null) : null };
}

/** The sum of what came to an account less what went from it, up to each transfer. */
function balanceOf(kind: AccountKind) {
  const moved = sql`case when credit = ${sql.lit(kind)} then amount when debit = ${sql.lit(kind)} then -amount else 0 end`;
  return sql<number>`cast(sum(${moved}) over (order by id) as bigint)`.as(kind);
}
