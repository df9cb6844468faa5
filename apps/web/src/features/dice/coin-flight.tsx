import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { CreditCoin } from '../../ui/credit-coin.tsx';
import { delay } from '../../ui/delay.ts';
import { useReducedMotion } from '../settings/settings-store.ts';
import styles from './coin-flight.module.css';

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

const COIN_INTERVAL_MS = 90;
const FLIGHT_MS = 720;
const ARC_PX = 90;

/**
 * Animates coins along an arc into the balance. Resolves when the first arrives; at once without a visible balance.
 * @param coins elements positioned at the upper left corner of the window
 */
async function flyCoins(coins: readonly HTMLElement[], from: DOMRect): Promise<void> {
  const target = findBalance();
  if (!target) return;
  const startX = from.left + from.width / 2;
  const startY = from.top + from.height / 2;
  const deltaX = target.left + target.width / 2 - startX;
  const deltaY = target.top + target.height / 2 - startY;
  for (const [index, coin] of coins.entries()) {
    const fan = (index - (coins.length - 1) / 2) * 26;
    const keyframes: Keyframe[] = [
      { offset: 0, opacity: 0, transform: transformAt(startX, startY, 0.4) },
      { offset: 0.18, opacity: 1, transform: transformAt(startX + fan, startY - ARC_PX * 0.7, 1.25) },
      {
        offset: 0.6,
        opacity: 1,
        transform: transformAt(startX + fan * 0.6 + deltaX * 0.45, startY + deltaY * 0.55 - ARC_PX * 0.4, 1),
      },
      { offset: 0.92, opacity: 1, transform: transformAt(startX + deltaX, startY + deltaY, 0.6) },
      { offset: 1, opacity: 0, transform: transformAt(startX + deltaX, startY + deltaY, 0.3) },
    ];
    coin.animate(keyframes, {
      duration: FLIGHT_MS,
      delay: index * COIN_INTERVAL_MS,
      easing: 'cubic-bezier(0.45, 0, 0.6, 1)',
      fill: 'both',
    });
  }
  await delay(FLIGHT_MS);
}

/** Bounds of the first balance badge on the screen. */
function findBalance(): DOMRect | undefined {
  return [...document.querySelectorAll('[data-credits-badge]')]
    .map((badge) => badge.getBoundingClientRect())
    .find(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);
}

function transformAt(x: number, y: number, size: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
}
