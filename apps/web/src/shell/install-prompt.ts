import { create } from 'zustand';

/** The browser's offer to install the hub; not in TypeScript's library, since only some browsers make it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** The browser's offer, until it is used. */
  readonly offer: InstallPromptEvent | undefined;
  readonly installed: boolean;
}

/** Installing the hub as an app, as far as this browser offers it. */
export const useInstall = create<InstallState>(() => ({ offer: undefined, installed: false }));

/** Keeps the browser's offer, which comes soon after the page and only once. Call once. */
export function startInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ offer: event as InstallPromptEvent });
  });
  addEventListener('appinstalled', () => useInstall.setState({ offer: undefined, installed: true }));
}

/** Asks the player whether to install; an offer can be used once. */
export function install(): void {
  const { offer } = useInstall.getState();
  useInstall.setState({ offer: undefined });
  void offer?.prompt();
}
