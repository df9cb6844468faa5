import { type Rng, createRng, nextInt } from '@star-seekers/sim';
import { CARDS, openCheckout, payOnPage } from '../../src/testing/pay.ts';
import { type TestPlayer, newPlayer } from '../../src/testing/test-player.ts';
import type { TestServer } from '../../src/testing/test-server.ts';

export interface StormOptions {
  /** Checkouts in all, spread over a few players. */
  readonly sessions: number;
  /** Seed of the outcomes of the checkouts. */
  readonly seed: number;
}

export interface StormReport {
  /** Checkouts paid, and not paid (declined or abandoned). */
  readonly paid: number;
  readonly unpaid: number;
  /** Credits bought per player. */
  readonly bought: Readonly<Record<string, number>>;
  /** Final wallet balance per player. */
  readonly balances: Readonly<Record<string, number>>;
  /** Webhooks delivered again at the end, and how many of them were acknowledged. */
  readonly late: number;
  readonly acknowledged: number;
}

const PACKAGES = [
  { id: 'starter', credits: 100 },
  { id: 'gamer', credits: 250 },
] as const;

/** Percentages of checkouts that are declined, and abandoned without an attempt. */
const DECLINED_PERCENT = 10;
const ABANDONED_PERCENT = 10;

/** Most deliveries of a webhook, each with a random delay. There may be none at first. */
const MAX_COPIES = 3;

const MAX_VERIFICATIONS = 3;
const LANES = 16;

/**
 * Runs many concurrent checkouts, some of them paid. Webhooks arrive late, repeatedly, in any order or not at all, while return pages
 * request verification. Finally every webhook arrives once more. Grants must equal payments.
 */
export async function paymentStorm(server: TestServer, { sessions, seed }: StormOptions): Promise<StormReport> {
  const rng = createRng(seed);
  const queue = new JobQueue(rng);
  const { webhooks } = server.sandbox;
  webhooks.plan = ({ id }) => {
    for (let copies = nextInt(rng, MAX_COPIES + 1); copies > 0; copies--) queue.add(async () => webhooks.deliver(id));
    return [];
  };

  const players: TestPlayer[] = [];
  const bought: Record<string, number> = {};
  const verifications: (() => Promise<unknown>)[] = [];
  let paid = 0;
  for (let index = 0; index < sessions; index++) {
    // A player has one open checkout of each package.
    const pack = PACKAGES[index % PACKAGES.length];
    if (index % PACKAGES.length === 0) players.push(await newPlayer(server));
    const player = players.at(-1);
    if (!player || !pack) throw new Error('every checkout has a player and a package');
    const { url, sessionId } = await openCheckout(player, pack.id);
    const outcome = drawOutcome(rng);
    if (outcome !== 'abandoned') queue.add(async () => payOnPage(url, CARDS[outcome]));
    if (outcome === 'approved') {
      paid++;
      bought[player.user.id] = (bought[player.user.id] ?? 0) + pack.credits;
    }
    for (let ask = nextInt(rng, MAX_VERIFICATIONS + 1); ask > 0; ask--) {
      verifications.push(async () => player.api('verifyPayment', { body: { sessionId } }));
    }
  }
  for (const job of verifications) queue.add(job);
  await queue.runAll(LANES);

  let acknowledged = 0;
  const late = server.sandbox.events(sessions * 10).filter(({ type }) => type === 'checkout.session.completed');
  for (const { id } of late) {
    queue.add(async () => {
      if ((await webhooks.deliver(id)) === 200) acknowledged++;
    });
  }
  for (const job of verifications) queue.add(job);
  await queue.runAll(LANES);

  const balances: Record<string, number> = {};
  for (const { api, user } of players) {
    const { credits } = (await api('user')).user;
    if (credits > 0) balances[user.id] = credits;
  }
  return { paid, unpaid: sessions - paid, bought, balances, late: late.length, acknowledged };
}

function drawOutcome(rng: Rng): 'approved' | 'declined' | 'abandoned' {
  const percent = nextInt(rng, 100);
  if (percent < DECLINED_PERCENT) return 'declined';
  return percent < DECLINED_PERCENT + ABANDONED_PERCENT ? 'abandoned' : 'approved';
}

type Job = () => Promise<unknown>;

/** Runs jobs in random order. Jobs may be added while others run. */
class JobQueue {
  readonly #rng: Rng;
  readonly #pending: Job[] = [];

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** Inserts a job at a random position. */
  add(job: Job): void {
    this.#pending.splice(nextInt(this.#rng, this.#pending.length + 1), 0, job);
  }

  /** Runs all jobs. @param lanes concurrent jobs */
  async runAll(lanes: number): Promise<void> {
    const lane = async () => {
      for (let job = this.#pending.shift(); job; job = this.#pending.shift()) await job();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
}
