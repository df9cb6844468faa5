import {
  type BridgeEndpointName,
  type BridgeEndpoints,
  type HealthAnswer,
  bridgeEndpoints,
} from '@star-seekers/contracts/bridge';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BindOf, type ParsedRequest, bindTo } from '../../platform/bind-endpoint.ts';
import { requestLog } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import { requireUser } from '../auth/service.ts';
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
import { decide, previewDecision, purposeOf } from './decide.ts';
import { evidenceOf } from './evidence.ts';
import { ledgerOf } from './ledger.ts';
import { entriesOf, moneyOf, playerFileOf, requireAccount } from './player-file.ts';
import { search } from './search.ts';

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

  bind('bridgeRecord', async ({ query }) => {
    const rows = await listRecords(db, PAGE_SIZE + 1, query.before);
    const entries = await entriesOf(db, rows.slice(0, PAGE_SIZE));
    return { entries, before: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null };
  });

  bind('bridgeHealth', async () => ({ figures: await figures() }));

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
