import { type WarPlan, fightWars } from './hub/gate-war.ts';
import { type KillNinePlan, killUnderLoad } from './hub/kill-under-load.ts';
import { paymentStorm as storm } from './hub/payment-storm.ts';
import { createTestDatabase } from '../src/testing/databases/test-database.ts';
import { startRun } from '../src/testing/play-run.ts';
import { type ServerProcess, startServerProcess } from '../src/testing/server-process/server-process.ts';
import { newPlayer, newVisitor } from '../src/testing/test-player.ts';
import { type VoidPlan, voidAndRestore } from './hub/void-and-restore.ts';
import { ledgerFaults, startTestServer } from '../src/testing/index.ts';
import { badInput } from './bad-input.ts';
import { crossSite } from './cross-site.ts';
import { databaseFailures } from './database-failures.ts';
import { enumeration } from './enumeration.ts';
import { foundAttacks } from './found-attacks.ts';
import { loginFlood } from './login-flood.ts';
import { midnight } from './midnight.ts';
import { movedDatabase } from './moved-database.ts';
import { resetLinks } from './reset-links.ts';
import { RestoreDrill, restoredState } from '../src/testing/restore-drill.ts';
import { FailingStatement, failures } from '../src/testing/failing-statement.ts';
import { sessions } from './sessions.ts';
import { RACING, stress } from './stress.ts';

const promise = (victim: string) =>
  ({
    promise: `a kill -9 of ${victim} loses no acknowledged run or score`,
    run: async (plan: KillNinePlan) => {
      const { acknowledged, faults } = await killUnderLoad(plan);
      const { starts, scores } = acknowledged;
      const tooFew = Math.min(starts, scores) < plan.rounds * plan.scores.least;
      return {
        text: `${plan.rounds} kills with seed ${plan.seed}: ${starts} runs and ${scores} scores acknowledged`,
        faults: [...(tooFew ? ['too few responses to judge'] : []), ...faults],
      };
    },
  }) as const;

const seed = Date.now() % 1_000_000;

/** Kills right after a response, while other clients are anywhere between start and score. */
const SOON = { scores: { least: 4, most: 12 }, momentMs: 0 } as const;

/** Kills at a random moment of any operation. */
const ANY_TIME = { scores: { least: 2, most: 2 }, momentMs: 500 } as const;

const killNine = stress<KillNinePlan>({
  ...promise('the only process'),
  shortOn: {
    engine: 'sqlite',
    because: 'on PostgreSQL the data are with another process, and killOneOfTwo kills one of its clients',
  },
  short: { rounds: 1, processes: 1, players: 6, ...SOON, seed },
  long: { rounds: 100, processes: 1, players: 12, ...ANY_TIME, seed },
});

const killOneOfTwo = stress<KillNinePlan>({
  ...promise('one of two processes'),
  shortOn: RACING,
  short: { rounds: 1, processes: 2, players: 6, ...SOON, seed },
  long: { rounds: 100, processes: 2, players: 12, ...ANY_TIME, seed },
});

interface Scale {
  readonly sessions: number;
}

const paymentStorm = stress<Scale>({
  promise: 'a payment is granted exactly once, for any order, number and delay of its webhooks',
  shortOn: RACING,
  short: { sessions: 12 },
  long: { sessions: 1000 },
  run: async ({ sessions }) => {
    const shop = await startTestServer();
    const { paid, unpaid, bought, balances, late, acknowledged } = await storm(shop, { sessions, seed: 20_261_121 });
    const receipts = await shop.services.db.selectFrom('receipts').select('payment_id').execute();
    const faults = await ledgerFaults(shop.services.db);
    await shop.close();
    return {
      text: `${sessions} checkouts: ${paid} paid, ${receipts.length} granted; ${late} late webhooks, ${acknowledged} acknowledged`,
      faults: [
        ...faults,
        ...(paid > 0 && unpaid > 0 ? [] : [`${paid} paid and ${unpaid} unpaid checkouts are too few to judge`]),
        ...(receipts.length === paid ? [] : [`${receipts.length} receipts for ${paid} payments`]),
        ...(acknowledged === late ? [] : [`${late - acknowledged} late webhooks were not acknowledged`]),
        ...Object.entries(bought).flatMap(([player, credits]) =>
          balances[player] === credits ? [] : [`${player} paid for ${credits} credits and has ${balances[player]}`],
        ),
      ],
    };
  },
});

const doubleSpend = stress<DoubleSpendPlan>({
  promise: 'concurrent clients of one player on several processes spend no credit twice',
  shortOn: RACING,
  short: { processes: 2, clients: 16, startsEach: 4, credits: 20 },
  long: { processes: 2, clients: 64, startsEach: 50, credits: 100 },
  run: async (plan) => {
    const { outcomes, runs, creditsLeft, ledgerFaults } = await spendConcurrently(plan);
    const rejected = plan.clients * plan.startsEach - plan.credits;
    const expected = { done: plan.credits, 'credits/insufficient': rejected };
    const hasExpectedRuns = runs === plan.credits && creditsLeft === 0 && outcomes['done'] === plan.credits;
    const hasExpectedErrors = outcomes['credits/insufficient'] === rejected;
    return {
      text: `${plan.clients} clients × ${plan.startsEach} starts in ${plan.processes} processes on ${plan.credits} credits: ${runs} runs`,
      faults: [
        ...(hasExpectedRuns && hasExpectedErrors
          ? []
          : [`${JSON.stringify(outcomes)}, not ${JSON.stringify(expected)}`]),
        ...ledgerFaults,
      ],
    };
  },
});

interface DoubleSpendPlan {
  readonly processes: number;
  /** Clients signed in as the same player. */
  readonly clients: number;
  readonly startsEach: number;
  readonly credits: number;
}

interface DoubleSpendReport {
  /** Number of requests per outcome: `done` or an error code. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly runs: number;
  readonly creditsLeft: number;
  readonly ledgerFaults: readonly string[];
}

/** Many clients of one player start runs concurrently, through several server processes on one database. */
async function spendConcurrently(plan: DoubleSpendPlan): Promise<DoubleSpendReport> {
  const database = await createTestDatabase();
  const limits = { openRunsPerGame: plan.clients * plan.startsEach };
  const control = await startTestServer({ database: database.address, limits });
  const processes: ServerProcess[] = [];
  try {
    // This process is one of them.
    while (processes.length + 1 < plan.processes) {
      processes.push(await startServerProcess({ database: database.address, limits }));
    }
    const player = await newPlayer(control, plan.credits);
    const outcomes: Record<string, number> = {};
    const client = async (index: number) => {
      const visitor = newVisitor(processes[index % plan.processes] ?? control, player.cookie());
      for (let start = 0; start < plan.startsEach; start++) {
        const outcome = await startRun(visitor).then(
          () => 'done',
          (error: Error & { code?: string }) => error.code ?? error.message,
        );
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: plan.clients }, (_, index) => client(index)));
    const { db } = control.services;
    const runs = await db.selectFrom('runs').select('id').execute();
    return {
      outcomes,
      runs: runs.length,
      creditsLeft: (await player.api('user')).user.credits,
      ledgerFaults: await ledgerFaults(db),
    };
  } finally {
    for (const process of processes) await process.stop();
    await control.close();
    await database.remove();
  }
}

const gateWar = stress<WarPlan>({
  promise:
    'the gates of every month follow from the runs that count, on two servers, with changes of faction and voids',
  shortOn: {
    engine: 'sqlite',
    because: 'its steps come one after the other; gates.test and run-actions.test run the statements on PostgreSQL',
  },
  short: { wars: 1, steps: 200 },
  long: { wars: 200, steps: 900 },
  run: async (plan) => {
    const { steps, faults } = await fightWars(plan);
    return { text: `${steps} steps of ${plan.wars} wars over 13 months`, faults };
  },
});

interface RestoreScale {
  /** Of the statements of the command every so many is interrupted. */
  readonly every: number;
}

const restoredBackup = stress<RestoreScale>({
  promise: 'what follows the restore of a backup can be interrupted at any statement and repeated',
  shortOn: {
    engine: 'sqlite',
    because: 'the same statements run in the same order on either; after-restore.test runs them on PostgreSQL',
  },
  short: { every: 89 },
  long: { every: 1 },
  run: async ({ every }) => {
    const drill = await RestoreDrill.prepare();
    const whole = await drill.restore();
    await drill.afterRestore(whole);
    const expected = JSON.stringify(await restoredState(whole));
    await whole.remove();
    const faults: string[] = [];
    let interrupted = 0;
    for (const failure of failures()) {
      for (let number = 1, isOver = false; !isOver; number += every) {
        const restored = await drill.restore();
        const failing = new FailingStatement(number, failure);
        await drill.afterRestore(restored).finally(() => failing.end());
        isOver = !failing.hasFailed;
        if (!isOver) interrupted++;
        const { code, output } = await drill.afterRestore(restored);
        if (code !== 0) faults.push(`statement ${number} was ${failure}, and the next time: ${output}`);
        if (JSON.stringify(await restoredState(restored)) !== expected)
          faults.push(`statement ${number} was ${failure}, and the database is another one`);
        await restored.remove();
      }
    }
    await drill.remove();
    return { text: `${interrupted} times interrupted`, faults };
  },
});

const voidedRuns = stress<VoidPlan>({
  promise: 'voiding a run removes it from all totals, and restoring it brings everything back',
  shortOn: {
    engine: 'sqlite',
    because: 'its steps come one after the other; run-actions.test runs the statements on PostgreSQL',
  },
  short: { sequences: 6, steps: 12 },
  long: { sequences: 1000, steps: 24 },
  run: async (plan) => {
    const { steps, faults } = await voidAndRestore(plan);
    return { text: `${steps} submissions, voids and restorations in ${plan.sequences} sequences`, faults };
  },
});

/** Stress tests that play no games. */
export const stressTests = {
  sessions,
  resetLinks,
  enumeration,
  crossSite,
  badInput,
  loginFlood,
  foundAttacks,
  paymentStorm,
  restoredBackup,
  movedDatabase,
  voidedRuns,
  gateWar,
  doubleSpend,
  midnight,
  killNine,
  killOneOfTwo,
  databaseFailures,
};
