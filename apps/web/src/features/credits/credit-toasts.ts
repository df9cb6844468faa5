import { Coins, Gem, Sparkles, Star, TriangleAlert } from 'lucide-react';
import { i18n } from '../../i18n/index.ts';
import { type ToastIcon, type ToastOptions, toast } from '../../ui/toast.ts';

/*
 * Toasts about credits (`P8.4`). The caller's screen must have loaded the texts of the namespace `credits`.
 */

/** Minimum time between two credit toasts (`P9.3`). */
const THROTTLE_MS = 1000;

/** A balance above 0 and below this is low (`P9.24`). */
export const LOW_CREDITS_THRESHOLD = 5;

/** Icons of earned credits by minimum amount, highest first. */
const TIERS: readonly { readonly from: number; readonly icon: ToastIcon }[] = [
  { from: 10, icon: Gem },
  { from: 5, icon: Sparkles },
  { from: 3, icon: Star },
  { from: 0, icon: Coins },
];

const TITLES = [
  'credits:toasts.earned.stellar',
  'credits:toasts.earned.wellDone',
  'credits:toasts.earned.iris',
  'credits:toasts.earned.hold',
  'credits:toasts.earned.stars',
] as const;

let lastShownAt = -Infinity;

function creditToast(options: ToastOptions): void {
  const now = performance.now();
  if (now - lastShownAt < THROTTLE_MS) return;
  lastShownAt = now;
  toast(options);
}

/** Shows earned credits and their source. */
export function toastEarnedCredits({ amount, source }: { readonly amount: number; readonly source: string }): void {
  creditToast({
    kind: 'success',
    icon: earnedIcon(amount),
    title: i18n.t(TITLES[Math.floor(Math.random() * TITLES.length)] ?? TITLES[0], { count: amount }),
    description: i18n.t('credits:toasts.from', { source }),
    durationMs: 3000,
  });
}

/** Icon for an amount of earned credits. */
export function earnedIcon(amount: number): ToastIcon {
  return TIERS.find(({ from }) => amount >= from)?.icon ?? Coins;
}

export interface SpentCredits {
  readonly amount: number;
  /** Balance afterwards. */
  readonly remaining: number;
  /** Opens the shop. */
  readonly onBuy: () => void;
}

/**
 * Shows spent credits and the remaining balance. The same toast warns when the balance drops to a low one, because the throttle would
 * drop a second one.
 */
export function toastSpentCredits({ amount, remaining, onBuy }: SpentCredits): void {
  const description = i18n.t('credits:toasts.remaining', { count: remaining });
  // Once, and not with every start that follows: the warning lies over what is played.
  if (remaining > 0 && remaining < LOW_CREDITS_THRESHOLD && remaining + amount >= LOW_CREDITS_THRESHOLD) {
    creditToast({
      kind: 'info',
      icon: TriangleAlert,
      title: i18n.t('credits:toasts.low'),
      description,
      action: { label: i18n.t('credits:toasts.buy'), onPress: onBuy },
      durationMs: 4000,
    });
  } else {
    creditToast({
      kind: 'info',
      icon: Coins,
      title: i18n.t('credits:toasts.spent', { count: amount }),
      description,
      durationMs: 2500,
    });
  }
}

/** Shows that a purchase was added to the balance. */
export function toastPurchasedCredits(amount: number): void {
  creditToast({
    kind: 'success',
    icon: Gem,
    title: i18n.t('credits:toasts.purchased'),
    description: i18n.t('credits:toasts.purchasedAmount', { count: amount }),
    durationMs: 4000,
  });
}
