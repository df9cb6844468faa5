import { create } from 'zustand';

const SETTLED_KEY = 'star-seekers:faction-asked';

interface FactionQuestion {
  /** The last player here who has answered which faction they fly for, or put it off. */
  readonly settledBy: string | null;
}

export const useFactionQuestion = create<FactionQuestion>(() => ({ settledBy: readSettled() }));

/** Does not ask this player again on this device, unless they ask for it. */
export function settleFactionQuestion(userId: string): void {
  useFactionQuestion.setState({ settledBy: userId });
  try {
    localStorage.setItem(SETTLED_KEY, userId);
  } catch {
    // Storage may be refused or full: the answer then lasts as long as the page.
  }
}

function readSettled(): string | null {
  try {
    return localStorage.getItem(SETTLED_KEY);
  } catch {
    return null;
  }
}
