import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { CreditCoin } from '../../ui/credit-coin.tsx';
import { useReducedMotion } from '../settings/settings-store.ts';
import styles from './coin-flight.module.css';
import { flyCoins } from './credits-flight.ts';

export interface CoinFlightHandle {
  /** Lets so many coins fly from a place into the balance; resolves when the first arrives, at once without motion. */
  fly(amount: number, from: DOMRect | undefined): Promise<void>;
}

/** More coins than this are not told apart. */
const MOST_COINS = 10;

/** The coins that fly from the die into the balance, over everything else. Decorative. */
export function CoinFlight({ ref }: { readonly ref: Ref<CoinFlightHandle> }) {
  const layer = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const reducedMotion = useReducedMotion();

  useImperativeHandle(
    ref,
    () => ({
      fly: async (amount, from) => {
        if (reducedMotion || !from) return;
        // The coins must be in the page before they can be moved.
        flushSync(() => setCount(Math.min(MOST_COINS, amount)));
        const coins = [...(layer.current?.children ?? [])] as HTMLElement[];
        await flyCoins(coins, from);
      },
    }),
    [reducedMotion],
  );

  return createPortal(
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.coin}>
          <CreditCoin />
        </span>
      ))}
    </div>,
    document.body,
  );
}
