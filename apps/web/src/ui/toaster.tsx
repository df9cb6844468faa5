import { OnDemand } from './on-demand.tsx';
import { useToastQueue } from './toast.ts';

async function loadViewport() {
  const { ToastViewport } = await import('./toast-viewport.tsx');
  return <ToastViewport />;
}

/** Where toasts appear. Its code is loaded with the first one. */
export function Toaster() {
  const waiting = useToastQueue((queue) => queue.waiting);
  return <OnDemand load={loadViewport} wanted={waiting.length > 0 && waiting} />;
}
