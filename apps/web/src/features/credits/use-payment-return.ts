import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { settleReturn, toastCanceledPayment } from './payment-return.ts';

export interface PaymentReturn {
  /** A payment is being verified. */
  readonly verifying: boolean;
  /** Credits of the verified payment, else null. */
  readonly purchased: number | null;
}

/**
 * Handles a return from the payment page: reads `success`, `canceled` and `session_id` from the URL (`P2.71`) and removes
 * them afterwards, so that a reload does not repeat the toasts.
 * @param signedIn a payment is verified only while its player is signed in
 */
export function usePaymentReturn(signedIn: boolean): PaymentReturn {
  const [params, setParams] = useSearchParams();
  const [purchased, setPurchased] = useState<number | null>(null);
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
      const credits = await settleReturn(sessionId);
      if (isUnmounted) return;
      setPurchased(credits);
      setParams({}, { replace: true, preventScrollReset: true });
    };
    void settle();
    return () => {
      isUnmounted = true;
    };
  }, [signedIn, sessionId, setParams]);

  return { verifying: signedIn && Boolean(sessionId), purchased };
}
