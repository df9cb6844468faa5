import { create } from 'zustand';

interface PlayerCardState {
  /** Whose card is shown; null while none is. */
  readonly username: string | null;
  readonly open: boolean;
}

/** The name stays when the card closes, so that it fades out with its content. */
export const usePlayerCard = create<PlayerCardState>(() => ({ username: null, open: false }));

export function openPlayerCard(username: string): void {
  usePlayerCard.setState({ username, open: true });
}

export function closePlayerCard(): void {
  usePlayerCard.setState({ open: false });
}
