import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { CreditCoin } from '../../ui/credit-coin.tsx';
import { useReducedMotion } from '../settings/settings-store.ts';
import styles from './coin-flight.module.css';
import { flyCoins } from './credits-flight.ts';

export interface CoinFlightHandle {
  /** Animates coins from a place into the balance. Resolves when the first arrives; at once with reduced motion. */
  fly(amount: number, from: DOMRect | undefined): Promise<void>;
}

/** Maximum number of coins drawn. */
const MAX_COINS = 10;

/** The coins that fly from the die into the balance, above the page. Decorative. */
export function CoinFlight({ ref }: { readonly ref: Ref<CoinFlightHandle> }) {
  const layer = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const reducedMotion = useReducedMotion();

  useImperativeHandle(
    ref,
    () => ({
      fly: async (amount, from) => {
        if (reducedMotion || !from) return;
        // The coins must be in the DOM before they can be animated.
        flushSync(() => setCount(Math.min(MAX_COINS, amount)));
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
