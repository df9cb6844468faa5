import { type Rng, createRng, nextInt } from '@star-seekers/sim';
import { CARDS, openCheckout, payOnPage } from '../pay.ts';
import { type TestPlayer, newPlayer } from '../test-player.ts';
import type { TestServer } from '../test-server.ts';
import { JobQueue } from './job-queue.ts';

export interface StormOptions {
  /** Checkouts in all, spread over a few players. */
  readonly sessions: number;
  /** The same seed gives every checkout the same fate. */
  readonly seed: number;
}

export interface StormReport {
  /** Checkouts that were paid, and those that were not: declined, or left. */
  readonly paid: number;
  readonly unpaid: number;
  /** Credits that every player paid for. */
  readonly bought: Readonly<Record<string, number>>;
  /** Credits in every player's wallet at the end. */
  readonly held: Readonly<Record<string, number>>;
  /** Late webhooks sent by hand, and how many of them were acknowledged. */
  readonly late: number;
  readonly acknowledged: number;
}

const PACKAGES = [
  { id: 'starter', credits: 100 },
  { id: 'gamer', credits: 250 },
] as const;

/** Of a hundred checkouts so many are declined, and so many are left without a try. */
const DECLINED_PERCENT = 10;
const LEFT_PERCENT = 10;

/** Every webhook is sent up to so many times, each as late as chance has it; or at first not at all. */
const MOST_COPIES = 3;

const MOST_VERIFICATIONS = 3;
const AT_ONCE = 16;

/**
 * Many checkouts at once, some paid and some not. Their webhooks come late, twice, in any order or not at all, while the
 * return pages ask for verification; then every webhook comes once more. What was paid must be what was granted.
 */
export async function paymentStorm(server: TestServer, { sessions, seed }: StormOptions): Promise<StormReport> {
  const rng = createRng(seed);
  const queue = new JobQueue(rng);
  const { webhooks } = server.sandbox;
  webhooks.plan = ({ id }) => {
    for (let copies = nextInt(rng, MOST_COPIES + 1); copies > 0; copies--) queue.add(async () => webhooks.deliver(id));
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
    const fate = fateOf(rng);
    if (fate !== 'left') queue.add(async () => payOnPage(url, CARDS[fate]));
    if (fate === 'approved') {
      paid++;
      bought[player.user.id] = (bought[player.user.id] ?? 0) + pack.credits;
    }
    for (let ask = nextInt(rng, MOST_VERIFICATIONS + 1); ask > 0; ask--) {
      verifications.push(async () => player.api('verifyPayment', { body: { sessionId } }));
    }
  }
  for (const job of verifications) queue.add(job);
  await queue.workOff(AT_ONCE);

  let acknowledged = 0;
  const late = server.sandbox.events(sessions * 10).filter(({ type }) => type === 'checkout.session.completed');
  for (const { id } of late) {
    queue.add(async () => {
      if ((await webhooks.deliver(id)) === 200) acknowledged++;
    });
  }
  for (const job of verifications) queue.add(job);
  await queue.workOff(AT_ONCE);

  const held: Record<string, number> = {};
  for (const { api, user } of players) {
    const { credits } = (await api('user')).user;
    if (credits > 0) held[user.id] = credits;
  }
  return { paid, unpaid: sessions - paid, bought, held, late: late.length, acknowledged };
}

function fateOf(rng: Rng): 'approved' | 'declined' | 'left' {
  const percent = nextInt(rng, 100);
  if (percent < DECLINED_PERCENT) return 'declined';
  return percent < DECLINED_PERCENT + LEFT_PERCENT ? 'left' : 'approved';
}
