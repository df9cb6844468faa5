import type { VerifyPaymentAnswer } from '@star-seekers/contracts';
import { i18n } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { delay } from '../../ui/delay.ts';
import { toast } from '../../ui/toast.ts';
import { patchUser } from '../session/session.ts';
import { toastPurchasedCredits } from './credit-toasts.ts';
import { refreshAfterPayment } from './shop-queries.ts';

/** After the return from a payment the hub waits this long before it asks for its verification (`P9.32`). */
export const VERIFY_PAYMENT_DELAY_MS = 2000;

/** Settled or pending returns by checkout session. */
const returns = new Map<string, Promise<number | null>>();

/**
 * Settles a payment once per checkout session: toast, two seconds for the provider, verification, refresh of the player (`P4.7`).
 * Continues when the screen is left.
 * @returns the purchased credits; null when the payment is not verified. Never rejects
 */
export async function settleReturn(sessionId: string): Promise<number | null> {
  const started = returns.get(sessionId);
  if (started) return started;
  const settling = settle(sessionId);
  returns.set(sessionId, settling);
  return settling;
}

async function settle(sessionId: string): Promise<number | null> {
  toast({
    kind: 'success',
    title: i18n.t('credits:returned.successTitle'),
    description: i18n.t('credits:returned.success'),
  });
  await delay(VERIFY_PAYMENT_DELAY_MS);
  const verified = await verify(sessionId);
  if (verified) {
    patchUser({ credits: verified.credits });
    toastPurchasedCredits(verified.purchased);
  } else {
    toast({
      kind: 'error',
      title: i18n.t('credits:returned.failedTitle'),
      description: i18n.t('credits:returned.failed'),
      durationMs: 5000,
    });
  }
  await refreshAfterPayment();
  return verified?.purchased ?? null;
}

async function verify(sessionId: string): Promise<VerifyPaymentAnswer | undefined> {
  const answer = await api('verifyPayment', { body: { sessionId } }).catch(() => undefined);
  return answer?.status === 'succeeded' ? answer : undefined;
}

/** For a player who cancelled on the provider's page. */
export function toastCanceledPayment(): void {
  toast({
    kind: 'info',
    title: i18n.t('credits:returned.canceledTitle'),
    description: i18n.t('credits:returned.canceled'),
  });
}
