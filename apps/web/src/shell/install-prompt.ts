import { create } from 'zustand';

/** The browser's install prompt event. Not in TypeScript's library, because only some browsers support it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** The unused install prompt event. */
  readonly offer: InstallPromptEvent | undefined;
  readonly installed: boolean;
}

/** State of the installation as an app. */
export const useInstall = create<InstallState>(() => ({ offer: undefined, installed: false }));

/** Stores the browser's install prompt event, which is emitted once after the page loads. Call once. */
export function startInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ offer: event as InstallPromptEvent });
  });
  addEventListener('appinstalled', () => useInstall.setState({ offer: undefined, installed: true }));
}

/** Opens the browser's install prompt. Each event can be used once. */
export function install(): void {
  const { offer } = useInstall.getState();
  useInstall.setState({ offer: undefined });
  void offer?.prompt();
}
