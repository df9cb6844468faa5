/** Long enough for the first screen to have come to rest. */
const REST_MS = 3000;

/**
 * Lets the hub open without a network and be installed. Only the built hub has a service worker, and only browsers that want one
 * get it; it waits until the page is at rest, since nothing of the first visit depends on it.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    setTimeout(() => void register(), REST_MS);
  });
}

async function register(): Promise<void> {
  // Refused in private windows of some browsers: the hub then needs its network, as every page does.
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
