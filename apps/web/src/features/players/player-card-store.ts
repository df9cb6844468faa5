import { create } from 'zustand';

interface PlayerCardState {
  /** Player of the current or last card. Kept on close, so that the card fades out with its content. */
  readonly username: string | null;
  readonly open: boolean;
}

export const usePlayerCard = create<PlayerCardState>(() => ({ username: null, open: false }));

export function openPlayerCard(username: string): void {
  usePlayerCard.setState({ username, open: true });
}

export function closePlayerCard(): void {
  usePlayerCard.setState({ open: false });
}
