import type { LucideIcon } from 'lucide-react';
import { create } from 'zustand';

export type ToastIcon = LucideIcon;

export interface ToastOptions {
  readonly kind: 'success' | 'info' | 'error';
  /** Instead of the kind's own sign. */
  readonly icon?: ToastIcon | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** How long it stays; 5 s by default, and for as long as it is hovered or focused. */
  readonly durationMs?: number | undefined;
}

export interface QueuedToast extends ToastOptions {
  readonly key: number;
}

/** Toasts that the toaster has not shown yet. */
export const useToastQueue = create<{ readonly waiting: readonly QueuedToast[] }>(() => ({ waiting: [] }));

let lastKey = 0;

/** Shows a short message over the page; errors are announced at once, the others when the reader pauses. */
export function toast(options: ToastOptions): void {
  lastKey += 1;
  const queued: QueuedToast = { ...options, key: lastKey };
  useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, queued] }));
}

/** Hands the waiting toasts over, once. */
export function takeToasts(): readonly QueuedToast[] {
  const { waiting } = useToastQueue.getState();
  if (waiting.length > 0) useToastQueue.setState({ waiting: [] });
  return waiting;
}
