import { lazy, Suspense } from 'react';
import { useToastQueue } from './toast.ts';

const ToastViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }));

/** Where toasts appear. Its code is loaded with the first one. */
export function Toaster() {
  const wanted = useToastQueue((queue) => queue.wanted);
  return wanted ? (
    <Suspense>
      <ToastViewport />
    </Suspense>
  ) : null;
}
