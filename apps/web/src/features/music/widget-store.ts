import { create } from 'zustand';
import { readEntry, writeEntry } from '../../shell/device-storage.ts';

interface WidgetState {
  /** Hidden by the user; *Show Music* shows it again. Stored on the device. */
  readonly hidden: boolean;
  /** The panel is open, not only the dock icon. */
  readonly open: boolean;
}

const HIDDEN_KEY = 'star-seekers:music-hidden';

/** Visibility of the music player. */
export const useWidget = create<WidgetState>(() => ({ hidden: readEntry(HIDDEN_KEY) === 'true', open: false }));

export function setOpen(open: boolean): void {
  useWidget.setState({ open });
}

export function setHidden(hidden: boolean): void {
  useWidget.setState({ hidden, open: false });
  writeEntry(HIDDEN_KEY, String(hidden));
}
