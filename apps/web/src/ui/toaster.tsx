import { useEffect } from 'react';
import { OnDemand } from './on-demand.tsx';
import { useToastQueue } from './toast.ts';

async function loadViewport() {
  const { ToastViewport } = await import('./toast-viewport.tsx');
  return <ToastViewport />;
}

/** Delay before the code of toasts is loaded: that the network is gone is said without it. */
const LOAD_DELAY_MS = 5000;

/** Mounts the toasts. Loads its code with the first one, at the latest after a while. */
export function Toaster() {
  const waiting = useToastQueue((queue) => queue.waiting);
  useEffect(() => {
    const timer = setTimeout(() => void loadViewport().catch(() => undefined), LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <OnDemand load={loadViewport} trigger={waiting.length > 0 && waiting} />;
}
