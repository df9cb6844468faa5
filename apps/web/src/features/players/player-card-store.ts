import { create } from 'zustand';

interface PlayerCardState {
  /** Whose card is shown; null while none is. */
  readonly username: string | null;
}

export const usePlayerCard = create<PlayerCardState>(() => ({ username: null }));

export function openPlayerCard(username: string): void {
  usePlayerCard.setState({ username });
}

export function closePlayerCard(): void {
  usePlayerCard.setState({ username: null });
}
