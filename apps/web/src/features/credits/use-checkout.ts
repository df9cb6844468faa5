import { ApiError } from '@star-seekers/contracts/client';
import { useEffect, useRef, useState } from 'react';
import { i18n } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';

export interface Checkout {
  /** True while the checkout session is created; then the browser leaves the page. */
  readonly opening: boolean;
  /** Error message of the last attempt. */
  readonly problem: string | undefined;
  /** Opens the provider's page for a package. */
  readonly buy: (packageId: string) => Promise<void>;
  /** Aborts the attempt and clears its error; nothing is charged. */
  readonly cancel: () => void;
}

/** Creates a checkout session and opens its payment page (`P7.11`, `POST /stripe/create-checkout-session`). */
export function useCheckout(): Checkout {
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = useRef<AbortController>(undefined);

  const cancel = () => {
    attempt.current?.abort();
    setOpening(false);
    setProblem(undefined);
  };

  // Going back may restore this page from the back/forward cache with `opening` still true.
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
      if (isHttpUrl(answer.url)) return window.location.assign(answer.url);
      setProblem(i18n.t('credits:checkout.noUrl'));
    } catch (error) {
      if (signal.aborted) return;
      setProblem(describeCheckoutError(error));
    }
    setOpening(false);
  };
  return { opening, problem, buy, cancel };
}

function isHttpUrl(url: unknown): url is string {
  return typeof url === 'string' && /^https?:/.test(url);
}

/** The server's error message, or the fallback texts of `P8.9`. */
function describeCheckoutError(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('credits:checkout.error');
  if (error.code === 'auth/required') return i18n.t('credits:signedOut.title');
  return error.code === 'unexpected' ? i18n.t('credits:checkout.failed') : describeError(error);
}
