import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { settleReturn, toastCanceledPayment } from './payment-return.ts';

export interface PaymentReturn {
  /** A payment is being verified. */
  readonly verifying: boolean;
  /** Credits that the verified payment brought; null before and without one. */
  readonly arrived: number | null;
}

/**
 * Takes up a return from the payment page: reads `success`, `canceled` and `session_id` from the address (`P2.71`) and
 * removes them when they are dealt with, so that a reload tells nothing twice.
 * @param signedIn a success is taken up only then: a payment is verified by its player
 */
export function usePaymentReturn(signedIn: boolean): PaymentReturn {
  const [params, setParams] = useSearchParams();
  const [arrived, setArrived] = useState<number | null>(null);
  const canceled = params.get('canceled') === 'true';
  const sessionId = params.get('success') === 'true' ? params.get('session_id') : null;
  const told = useRef(false);

  useEffect(() => {
    if (!canceled || told.current) return;
    told.current = true;
    toastCanceledPayment();
    setParams({}, { replace: true, preventScrollReset: true });
  }, [canceled, setParams]);

  useEffect(() => {
    if (!signedIn || !sessionId) return undefined;
    // The browser comes back to where Purchase was pressed; the balance that is about to count stands at the top.
    window.scrollTo(0, 0);
    let left = false;
    const takeUp = async () => {
      const credits = await settleReturn(sessionId);
      if (left) return;
      setArrived(credits);
      setParams({}, { replace: true, preventScrollReset: true });
    };
    void takeUp();
    return () => {
      left = true;
    };
  }, [signedIn, sessionId, setParams]);

  return { verifying: signedIn && Boolean(sessionId), arrived };
}
