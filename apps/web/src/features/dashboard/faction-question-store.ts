import { create } from 'zustand';
import { readEntry, writeEntry } from '../../shell/device-storage.ts';

/** URL fragment that opens the question: `/dashboard#faction`. */
export const FACTION_HASH = '#faction';

const SETTLED_KEY = 'star-seekers:faction-asked';

interface FactionQuestion {
  /** Id of the last player on this device who answered or put off the question. */
  readonly settledBy: string | null;
}

export const useFactionQuestion = create<FactionQuestion>(() => ({ settledBy: readEntry(SETTLED_KEY) }));

/** Records that this player has answered or put off the question on this device. */
export function settleFactionQuestion(userId: string): void {
  useFactionQuestion.setState({ settledBy: userId });
  writeEntry(SETTLED_KEY, userId);
}
