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
