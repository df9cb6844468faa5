/** Credits that one game start costs (`P9.23`). */
export const CREDITS_PER_RUN = 1;

/** A balance above 0 and below this is low (`P9.24`). */
export const LOW_CREDITS_THRESHOLD = 5;

/** From one roll of the dice to the next: 24 hours (`P9.28`). */
export const DICE_COOLDOWN_MS = 24 * 60 * 60 * 1000;

/** Faces of the dice, equally likely; a face grants as many credits (`P9.29`). */
export const DICE_FACES = 6;

/** Rolls that the history shows (`P9.31`). */
export const DICE_HISTORY_LENGTH = 10;

/** The dice tumbles this long (`P9.30`). */
export const DICE_ROLL_MS = 2000;

/** Rows of a board page (`P9.25`). */
export const LEADERBOARD_PAGE_SIZE = 50;

/** Most rows that a board call hands out. */
export const LEADERBOARD_MAX_LIMIT = 100;

/** How long the browser trusts a board (`P9.26`). */
export const LEADERBOARD_CACHE_MS = 30_000;

/** Rows shown on either side of the player's own. */
export const LEADERBOARD_NEIGHBOURS = 5;

/** Cookie that pages can read while there is a session: without it, and without a cached user, the hub does not ask who is signed in. */
export const SESSION_HINT_COOKIE = 'star-seekers-signed-in';

/** Characters of a password (`P9.20`). */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

/** Characters of a username (`P9.21`). */
export const USERNAME_LENGTH = { min: 3, max: 20 } as const;

/** Most characters of a wallet address: every kind of address in use fits. */
export const WALLET_MAX_LENGTH = 128;

/** A reset link works for this long (`P9.22`). */
export const RESET_LIFETIME_MS = 60 * 60 * 1000;

/** An open run can be finished for this long (`docs/architecture.md`). */
export const RUN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Largest body of a call, and of the call that carries a replay, in bytes. */
export const BODY_LIMIT = { default: 64 * 1024, replay: 256 * 1024 } as const;

/** The header that makes a retried call have one effect and the same answer. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** What the hub sells. Prices are US cents, so that no sum is ever rounded. */
export interface CreditPackage {
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  readonly priceCents: number;
  /** Credits of these that come on top of what the same money buys at the rate of the smallest package. */
  readonly bonus: number;
  readonly description: string;
  readonly popular: boolean;
}

/** What the shop knows, with its hidden packages (`P9.33`, `P9.34`). */
export const CREDIT_PACKAGES: readonly CreditPackage[] = [
  {
    id: 'starter',
    name: 'Starter Pack',
    credits: 100,
    priceCents: 499,
    bonus: 0,
    description: 'Fuel for a hundred runs.',
    popular: false,
  },
  {
    id: 'gamer',
    name: 'Gamer Pack',
    credits: 250,
    priceCents: 999,
    bonus: 50,
    description: 'A season of runs, and fifty on the house.',
    popular: true,
  },
  {
    id: 'pro',
    name: 'Pro Pack',
    credits: 600,
    priceCents: 1999,
    bonus: 200,
    description: 'For pilots who never land.',
    popular: false,
  },
  {
    id: 'champion',
    name: 'Champion Pack',
    credits: 1500,
    priceCents: 3999,
    bonus: 700,
    description: 'A fleet of runs at the best rate.',
    popular: false,
  },
];

/** Whether the shop leaves a package out: `pro`, `champion`, and every name that contains 'pro' (`P5.11`). */
export function isHiddenPackage({ id, name }: { readonly id: string; readonly name: string }): boolean {
  return id === 'pro' || id === 'champion' || name.toLowerCase().includes('pro');
}

/** After the return from a payment the hub waits this long before it asks for its verification (`P9.32`). */
export const VERIFY_PAYMENT_DELAY_MS = 2000;

export const PAYMENT_STATUSES = ['succeeded', 'failed', 'pending'] as const;

export const FACTIONS = ['oni', 'mud', 'ustur', 'none'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Rank titles with the total points from which they are held (`P9.27`). */
export const RANK_TITLES = [
  { title: 'Rookie', from: 0 },
  { title: 'Explorer', from: 100 },
  { title: 'Veteran', from: 500 },
  { title: 'Elite', from: 1000 },
  { title: 'Legend', from: 2000 },
] as const;
export type RankTitle = (typeof RANK_TITLES)[number]['title'];

/** The title that goes with a total; the lowest one when the total is missing. */
export function rankTitle(totalPoints: number | undefined): RankTitle {
  return RANK_TITLES.findLast(({ from }) => (totalPoints ?? 0) >= from)?.title ?? 'Rookie';
}

export const BOARD_PERIODS = ['monthly', 'yearly'] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

export const BOARD_SCOPES = ['global', 'oni', 'mud', 'ustur'] as const;
export type BoardScope = (typeof BOARD_SCOPES)[number];
