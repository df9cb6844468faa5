import { delay } from '../../ui/delay.ts';

const COIN_INTERVAL_MS = 90;
const FLIGHT_MS = 720;
const ARC_PX = 90;

/**
 * Animates coins along an arc into the balance. Resolves when the first arrives; at once without a visible balance.
 * @param coins elements positioned at the upper left corner of the window
 */
export async function flyCoins(coins: readonly HTMLElement[], from: DOMRect): Promise<void> {
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
