/** Delay after `load`, so that the first screen is idle. */
const REGISTER_DELAY_MS = 3000;

/**
 * Registers the service worker, which lets the hub open offline and be installed. Only in production builds. Waits until the
 * page is idle, because the first visit does not need it.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    setTimeout(() => void register(), REGISTER_DELAY_MS);
  });
}

async function register(): Promise<void> {
  // Private windows of some browsers refuse it; then the hub needs a network.
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
