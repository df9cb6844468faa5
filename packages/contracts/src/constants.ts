/** Credits that one game start costs (`platform.md §9`). */
export const CREDITS_PER_RUN = 1;

/** A balance above 0 and below this is low (`platform.md §8`). */
export const LOW_CREDITS_THRESHOLD = 5;

/** `platform.md §9`: 24 hours from the last roll. */
export const DICE_COOLDOWN_MS = 24 * 60 * 60 * 1000;

/** Faces of the dice, equally likely; a face grants as many credits (`platform.md §9`). */
export const DICE_FACES = 6;

/** Rolls that the history shows (`platform.md §9`). */
export const DICE_HISTORY_LENGTH = 10;

/** The dice tumbles this long (`platform.md §9`). */
export const DICE_ROLL_MS = 2000;

/** Rows of a board page (`platform.md §9`). */
export const LEADERBOARD_PAGE_SIZE = 50;

/** Most rows that a board call hands out (`contracts.md`, limits). */
export const LEADERBOARD_MAX_LIMIT = 100;

/** How long the browser trusts a board (`platform.md §7`). */
export const LEADERBOARD_CACHE_MS = 30_000;

/** Rows shown on either side of the player's own (`contracts.md`). */
export const LEADERBOARD_NEIGHBOURS = 5;

/** Cookie that pages can read while there is a session: without it, and without a cached user, the hub does not ask who is signed in. */
export const SESSION_HINT_COOKIE = 'star-seekers-signed-in';

/** `platform.md §9` and `rulings.md`, open points. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

/** `rulings.md`, open points. */
export const USERNAME_LENGTH = { min: 3, max: 20 } as const;

/** Most characters of a wallet address. `platform.md §5` shows no rule; every kind of address in use fits. */
export const WALLET_MAX_LENGTH = 128;

/** A reset link works for this long (`rulings.md`, open points). */
export const RESET_LIFETIME_MS = 60 * 60 * 1000;

/** An open run can be finished for this long (`architecture.md`, a ranked run). */
export const RUN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Largest body of a call, and of the call that carries a replay, in bytes (`contracts.md`, limits). */
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

/** `platform.md §8` and `rulings.md`, open points. */
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

/** Whether the shop leaves a package out: `pro`, `champion`, and every name that contains 'pro' (`platform.md §5`). */
export function isHiddenPackage({ id, name }: { readonly id: string; readonly name: string }): boolean {
  return id === 'pro' || id === 'champion' || name.toLowerCase().includes('pro');
}

/** After the return from a payment the hub waits this long before it asks for its verification (`platform.md §9`). */
export const VERIFY_PAYMENT_DELAY_MS = 2000;

export const PAYMENT_STATUSES = ['succeeded', 'failed', 'pending'] as const;

export const GAME_IDS = [1, 2, 3, 4, 5, 6] as const;
export type GameId = (typeof GAME_IDS)[number];

export const FACTIONS = ['oni', 'mud', 'ustur', 'none'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Rank titles with the total points from which they are held (`platform.md §4`). */
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
