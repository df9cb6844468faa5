import { type Rng, createRng, nextInt, shuffle } from '@star-seekers/sim';
import { CARDS, openCheckout, payOnPage } from '../pay.ts';
import { type TestPlayer, newPlayer } from '../test-player.ts';
import type { TestServer } from '../test-server.ts';

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

type Job = () => Promise<unknown>;

const PACKAGES = [
  { id: 'starter', credits: 100 },
  { id: 'gamer', credits: 250 },
  { id: 'pro', credits: 600 },
  { id: 'champion', credits: 1500 },
] as const;

/** Of a hundred checkouts so many are declined, and so many are left without a try. */
const DECLINED_PERCENT = 10;
const LEFT_PERCENT = 10;

/** Every webhook is sent up to so many times, each up to so many milliseconds late; or at first not at all. */
const MOST_COPIES = 3;
const LONGEST_DELAY_MS = 250;

const MOST_VERIFICATIONS = 3;
const AT_ONCE = 16;

/**
 * Many checkouts at once, some paid and some not. Their webhooks come late, twice, in any order or not at all, while the
 * return pages ask for verification; then every webhook comes once more. What was paid must be what was granted.
 */
export async function paymentStorm(server: TestServer, { sessions, seed }: StormOptions): Promise<StormReport> {
  const rng = createRng(seed);
  const { webhooks } = server.sandbox;
  webhooks.plan = () => Array.from({ length: nextInt(rng, MOST_COPIES + 1) }, () => nextInt(rng, LONGEST_DELAY_MS + 1));

  const players: TestPlayer[] = [];
  const bought: Record<string, number> = {};
  const pays: Job[] = [];
  const verifications: Job[] = [];
  let paid = 0;
  for (let index = 0; index < sessions; index++) {
    // A player has one open checkout of each package.
    const pack = PACKAGES[index % PACKAGES.length];
    if (index % PACKAGES.length === 0) players.push(await newPlayer(server));
    const player = players.at(-1);
    if (!player || !pack) throw new Error('every checkout has a player and a package');
    const { url, sessionId } = await openCheckout(player, pack.id);
    const fate = fateOf(rng);
    if (fate !== 'left') pays.push(async () => payOnPage(url, CARDS[fate]));
    if (fate === 'approved') {
      paid++;
      bought[player.user.id] = (bought[player.user.id] ?? 0) + pack.credits;
    }
    for (let ask = nextInt(rng, MOST_VERIFICATIONS + 1); ask > 0; ask--) {
      verifications.push(async () => player.api('verifyPayment', { body: { sessionId } }));
    }
  }
  await inParallel(shuffle(rng, [...pays, ...verifications]));

  let acknowledged = 0;
  const late = server.sandbox
    .events(sessions * 10)
    .filter(({ type }) => type === 'checkout.session.completed')
    .map(({ id }): Job => async () => {
      if ((await webhooks.deliver(id)) === 200) acknowledged++;
    });
  await inParallel(shuffle(rng, [...late, ...verifications]));
  await webhooks.settled();

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

async function inParallel(jobs: readonly Job[]): Promise<void> {
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
