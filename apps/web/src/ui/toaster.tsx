import { OnDemand } from './on-demand.tsx';
import { useToastQueue } from './toast.ts';

async function loadViewport() {
  const { ToastViewport } = await import('./toast-viewport.tsx');
  return <ToastViewport />;
}

/** Mounts the toasts. Loads its code with the first one. */
export function Toaster() {
  const waiting = useToastQueue((queue) => queue.waiting);
  return <OnDemand load={loadViewport} trigger={waiting.length > 0 && waiting} />;
}
