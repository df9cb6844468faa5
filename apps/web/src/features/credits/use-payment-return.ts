import type { VerifyPaymentAnswer } from '@star-seekers/contracts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { i18n } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { delay } from '../../ui/delay.ts';
import { toast } from '../../ui/toast.ts';
import { patchUser } from '../session/session.ts';
import { toastPurchasedCredits } from './credit-toasts.ts';
import { refreshAfterPayment } from './shop-queries.ts';

/**
 * Handles a return from the payment page: reads `success`, `canceled` and `session_id` from the URL (`P2.71`) and removes
 * them afterwards, so that a reload does not repeat the toasts.
 * @param signedIn a payment is verified only while its player is signed in
 * @returns whether a payment is being verified
 */
export function usePaymentReturn(signedIn: boolean): boolean {
  const [params, setParams] = useSearchParams();
  const canceled = params.get('canceled') === 'true';
  const sessionId = params.get('success') === 'true' ? params.get('session_id') : null;
  const hasShownToast = useRef(false);

  useEffect(() => {
    if (!canceled || hasShownToast.current) return;
    hasShownToast.current = true;
    toastCanceledPayment();
    setParams({}, { replace: true, preventScrollReset: true });
  }, [canceled, setParams]);

  useEffect(() => {
    if (!signedIn || !sessionId) return undefined;
    // The browser restores the old scroll position; the balance is at the top.
    window.scrollTo(0, 0);
    let isUnmounted = false;
    const settle = async () => {
      await settleReturn(sessionId);
      if (isUnmounted) return;
      setParams({}, { replace: true, preventScrollReset: true });
    };
    void settle();
    return () => {
      isUnmounted = true;
    };
  }, [signedIn, sessionId, setParams]);

  return signedIn && Boolean(sessionId);
}

/** After the return from a payment the hub waits this long before it asks for its verification (`P9.32`). */
export const VERIFY_PAYMENT_DELAY_MS = 2000;

const SUCCESS_TOAST_MS = 3000;

/** Settled or pending returns by checkout session. */
const returns = new Map<string, Promise<void>>();

/**
 * Settles a payment once per checkout session: two seconds for the provider, verification, toast, refresh of the player (`P4.7`).
 * Continues when the screen is left. Never rejects.
 */
async function settleReturn(sessionId: string): Promise<void> {
  const started = returns.get(sessionId);
  if (started) return started;
  const settling = settle(sessionId);
  returns.set(sessionId, settling);
  return settling;
}

async function settle(sessionId: string): Promise<void> {
  await delay(VERIFY_PAYMENT_DELAY_MS);
  const payment = await api('verifyPayment', { body: { sessionId } }).catch(() => undefined);
  toastReturn(payment);
  if (payment?.status === 'succeeded') {
    patchUser({ credits: payment.credits });
    void toastPurchaseNext(payment.purchased);
  }
  await refreshAfterPayment();
}

/** The return says one thing at a time: what was bought, once the payment's own toast is gone. */
async function toastPurchaseNext(purchased: number): Promise<void> {
  await delay(SUCCESS_TOAST_MS + 500);
  toastPurchasedCredits(purchased);
}

/** Says what has become of a payment. @param payment undefined when it could not be verified */
function toastReturn(payment: VerifyPaymentAnswer | undefined): void {
  if (payment?.status === 'succeeded') {
    const [title, description] = [i18n.t('credits:returned.successTitle'), i18n.t('credits:returned.success')];
    toast({ kind: 'success', title, description, durationMs: SUCCESS_TOAST_MS });
  } else if (payment?.status === 'pending') {
    const [title, description] = [i18n.t('credits:returned.processingTitle'), i18n.t('credits:returned.processing')];
    toast({ kind: 'info', title, description, durationMs: 5000 });
  } else {
    const [title, description] = payment
      ? [i18n.t('credits:checkout.error'), i18n.t('credits:returned.refused')]
      : [i18n.t('credits:returned.failedTitle'), i18n.t('credits:returned.failed')];
    toast({ kind: 'error', title, description, durationMs: 5000 });
  }
}

/** For a player who cancelled on the provider's page. */
function toastCanceledPayment(): void {
  toast({
    kind: 'info',
    title: i18n.t('credits:returned.canceledTitle'),
    description: i18n.t('credits:returned.canceled'),
  });
}
