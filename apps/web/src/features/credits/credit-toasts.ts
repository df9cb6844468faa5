import { LOW_CREDITS_THRESHOLD } from '@star-seekers/contracts/constants';
import { Coins, Gem, Sparkles, Star, TriangleAlert } from 'lucide-react';
import { i18n } from '../../i18n/index.ts';
import { type ToastIcon, type ToastOptions, toast } from '../../ui/toast.ts';

/*
 * What the hub tells about credits (`P8.4`). The texts are those of the namespace `credits`, which the caller's screen
 * has loaded.
 */

/** At most one credit toast in this time (`P9.3`). */
const THROTTLE_MS = 1000;

/** Icon of earned credits from an amount on, the highest first. */
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

/** Congratulates on earned credits and says where they came from. */
export function toastEarnedCredits({ amount, source }: { readonly amount: number; readonly source: string }): void {
  creditToast({
    kind: 'success',
    icon: earnedIcon(amount),
    title: i18n.t(TITLES[Math.floor(Math.random() * TITLES.length)] ?? TITLES[0], { count: amount }),
    description: i18n.t('credits:toasts.from', { source }),
    durationMs: 3000,
  });
}

/** The sign that goes with an amount. */
export function earnedIcon(amount: number): ToastIcon {
  return TIERS.find(({ from }) => amount >= from)?.icon ?? Coins;
}

export interface SpentCredits {
  readonly amount: number;
  /** The balance after it. */
  readonly remaining: number;
  /** Leads to the shop. */
  readonly onBuy: () => void;
}

/**
 * Tells that credits were spent and what is left. Where that is little the same toast says so and leads to the shop: a second
 * one would come within the throttle.
 */
export function toastSpentCredits({ amount, remaining, onBuy }: SpentCredits): void {
  const left = i18n.t('credits:toasts.remaining', { count: remaining });
  if (remaining > 0 && remaining < LOW_CREDITS_THRESHOLD) {
    creditToast({
      kind: 'info',
      icon: TriangleAlert,
      title: i18n.t('credits:toasts.low'),
      description: left,
      action: { label: i18n.t('credits:toasts.buy'), onPress: onBuy },
      durationMs: 4000,
    });
  } else {
    creditToast({
      kind: 'info',
      icon: Coins,
      title: i18n.t('credits:toasts.spent', { count: amount }),
      description: left,
      durationMs: 2500,
    });
  }
}

/** Tells that a purchase is in the balance. */
export function toastPurchasedCredits(amount: number): void {
  creditToast({
    kind: 'success',
    icon: Gem,
    title: i18n.t('credits:toasts.purchased'),
    description: i18n.t('credits:toasts.purchasedAmount', { count: amount }),
    durationMs: 4000,
  });
}
