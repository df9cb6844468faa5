import type { VerifyPaymentAnswer } from '@star-seekers/contracts';
import { VERIFY_PAYMENT_DELAY_MS } from '@star-seekers/contracts/constants';
import { i18n } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { delay } from '../../ui/delay.ts';
import { toast } from '../../ui/toast.ts';
import { patchUser } from '../session/session.ts';
import { toastPurchasedCredits } from './credit-toasts.ts';
import { refreshAfterPayment } from './shop-queries.ts';

/** Returns that this page has taken up, by the checkout's session. */
const returns = new Map<string, Promise<number | null>>();

/**
 * What follows a payment once the browser is back: the good news, two seconds for the provider, the verification, and a refresh
 * of the player (`P4.7`). It goes on when the screen is left, and happens once for a checkout.
 * @returns the credits that were bought; null when the server did not find them paid. Never rejects
 */
export async function settleReturn(sessionId: string): Promise<number | null> {
  const known = returns.get(sessionId);
  if (known) return known;
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

/** The player turned back on the provider's page. */
export function toastCanceledPayment(): void {
  toast({
    kind: 'info',
    title: i18n.t('credits:returned.canceledTitle'),
    description: i18n.t('credits:returned.canceled'),
  });
}
