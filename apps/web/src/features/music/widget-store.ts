import { create } from 'zustand';

interface WidgetState {
  /** The player has put it away; *Show Music* brings it back. Kept on the device. */
  readonly hidden: boolean;
  /** The whole player is shown, not only its bar. */
  readonly open: boolean;
}

const HIDDEN_KEY = 'star-seekers:music-hidden';

/** How much of the music player is shown. */
export const useWidget = create<WidgetState>(() => ({ hidden: readHidden(), open: false }));

export function setOpen(open: boolean): void {
  useWidget.setState({ open });
}

export function setHidden(hidden: boolean): void {
  useWidget.setState({ hidden, open: false });
  try {
    localStorage.setItem(HIDDEN_KEY, String(hidden));
  } catch {
    // Storage may be refused or full: the choice then lasts as long as the page.
  }
}

function readHidden(): boolean {
  try {
    return localStorage.getItem(HIDDEN_KEY) === 'true';
  } catch {
    return false;
  }
}
