import { delay } from '../../ui/delay.ts';

const COIN_INTERVAL_MS = 90;
const FLIGHT_MS = 720;
const ARC_PX = 90;

/**
 * Lets coins fly along an arc into the balance. Resolves when the first arrives; at once when there is no balance on
 * the screen to fly to.
 * @param coins elements that are placed over the page, at its upper left corner
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
      { offset: 0, opacity: 0, transform: place(startX, startY, 0.4) },
      { offset: 0.18, opacity: 1, transform: place(startX + fan, startY - ARC_PX * 0.7, 1.25) },
      {
        offset: 0.6,
        opacity: 1,
        transform: place(startX + fan * 0.6 + deltaX * 0.45, startY + deltaY * 0.55 - ARC_PX * 0.4, 1),
      },
      { offset: 0.92, opacity: 1, transform: place(startX + deltaX, startY + deltaY, 0.6) },
      { offset: 1, opacity: 0, transform: place(startX + deltaX, startY + deltaY, 0.3) },
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

/** Where the player sees the balance: the first of its badges that is on the screen. */
function findBalance(): DOMRect | undefined {
  return [...document.querySelectorAll('[data-credits-badge]')]
    .map((badge) => badge.getBoundingClientRect())
    .find(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);
}

function place(x: number, y: number, size: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
}
