import { create } from 'zustand';

interface PlayerCardState {
  /** Whose card is or was shown; it stays when the card closes, so that it fades out with its content. */
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
