import { ApiError } from '@star-seekers/contracts/client';
import { useEffect, useRef, useState } from 'react';
import { i18n } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';

export interface Checkout {
  /** A checkout is being opened; the browser leaves when it is. */
  readonly opening: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | undefined;
  /** Opens the provider's page for a package. */
  readonly buy: (packageId: string) => Promise<void>;
  /** Forgets the attempt; nothing was charged by it. */
  readonly cancel: () => void;
}

/** Leads the player to the payment page (`P7.11`, `POST /stripe/create-checkout-session`). */
export function useCheckout(): Checkout {
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = useRef<AbortController>(undefined);

  const cancel = () => {
    attempt.current?.abort();
    setOpening(false);
    setProblem(undefined);
  };

  // Whoever goes back from the payment page may get this page as it was left: with the attempt under way.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOpening(false);
    };
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('pageshow', restore);
      attempt.current?.abort();
    };
  }, []);

  const buy = async (packageId: string) => {
    const { signal } = (attempt.current = new AbortController());
    setOpening(true);
    setProblem(undefined);
    try {
      const answer: { readonly url?: unknown } = await api(
        'createCheckoutSession',
        { body: { packageId } },
        { signal },
      );
      if (signal.aborted) return;
      if (isWebAddress(answer.url)) return window.location.assign(answer.url);
      setProblem(i18n.t('credits:checkout.noUrl'));
    } catch (error) {
      if (signal.aborted) return;
      setProblem(describeRefusal(error));
    }
    setOpening(false);
  };
  return { opening, problem, buy, cancel };
}

function isWebAddress(url: unknown): url is string {
  return typeof url === 'string' && /^https?:/.test(url);
}

/** The words of `P8.9`, where the server has none of its own. */
function describeRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('credits:checkout.error');
  if (error.code === 'auth/required') return i18n.t('credits:signedOut.title');
  return error.code === 'unexpected' ? i18n.t('credits:checkout.failed') : describeError(error);
}
