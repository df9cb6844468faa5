import { Coins, Gem, Sparkles, Star } from 'lucide-react';
import { i18n } from '../../i18n/index.ts';
import { type ToastIcon, toast } from '../../ui/toast.ts';

/** At most one credit toast in this time (`platform.md §9`). */
const THROTTLE_MS = 1000;

const DURATION_MS = 3000;

/** Icon from an amount on (`platform.md §8`), the highest first. */
const TIERS: readonly { readonly from: number; readonly icon: ToastIcon }[] = [
  { from: 10, icon: Gem },
  { from: 5, icon: Sparkles },
  { from: 3, icon: Star },
  { from: 0, icon: Coins },
];

const TITLES = [
  'dice:earned.titles.stellar',
  'dice:earned.titles.wellDone',
  'dice:earned.titles.iris',
  'dice:earned.titles.hold',
  'dice:earned.titles.stars',
] as const;

let lastShownAt = -Infinity;

/** Congratulates on earned credits and says where they came from (`platform.md §8`). */
export function toastEarnedCredits({ amount, source }: { readonly amount: number; readonly source: string }): void {
  const now = performance.now();
  if (now - lastShownAt < THROTTLE_MS) return;
  lastShownAt = now;
  toast({
    kind: 'success',
    icon: earnedIcon(amount),
    title: i18n.t(TITLES[Math.floor(Math.random() * TITLES.length)] ?? TITLES[0], { count: amount }),
    description: i18n.t('dice:earned.from', { source }),
    durationMs: DURATION_MS,
  });
}

/** The sign that goes with an amount. */
export function earnedIcon(amount: number): ToastIcon {
  return TIERS.find(({ from }) => amount >= from)?.icon ?? Coins;
}
