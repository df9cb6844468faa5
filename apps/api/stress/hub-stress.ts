import { type WarPlan, fightWars } from './hub/gate-war.ts';
import { type KillNinePlan, killUnderLoad } from './hub/kill-under-load.ts';
import { paymentStorm as storm } from './hub/payment-storm.ts';
import { type DoubleSpendPlan, spendConcurrently } from './hub/spend-concurrently.ts';
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
import { restoredBackup } from './restored-backup.ts';
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
