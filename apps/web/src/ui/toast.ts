import type { LucideIcon } from 'lucide-react';
import { create } from 'zustand';

export type ToastIcon = LucideIcon;

export interface ToastOptions {
  readonly kind: 'success' | 'info' | 'error';
  /** Replaces the icon of the kind. */
  readonly icon?: ToastIcon | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Display time; default 5 s. Paused while hovered or focused. */
  readonly durationMs?: number | undefined;
}

export interface QueuedToast extends ToastOptions {
  readonly key: number;
}

/** Queue of toasts that are not shown yet. */
export const useToastQueue = create<{ readonly waiting: readonly QueuedToast[] }>(() => ({ waiting: [] }));

let lastKey = 0;

/** Enqueues a toast. Screen readers announce errors at once and others politely. */
export function toast(options: ToastOptions): void {
  lastKey += 1;
  const entry: QueuedToast = { ...options, key: lastKey };
  useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, entry] }));
}

/** Empties the queue and returns its toasts. */
export function takeToasts(): readonly QueuedToast[] {
  const { waiting } = useToastQueue.getState();
  if (waiting.length > 0) useToastQueue.setState({ waiting: [] });
  return waiting;
}
