import type { Atlas } from '@star-seekers/art';
import { deckFrost } from '@star-seekers/art/deck-frost';
import { deckGilt } from '@star-seekers/art/deck-gilt';
import { deckGreen } from '@star-seekers/art/deck-green';
import { deckHorn } from '@star-seekers/art/deck-horn';
import { deckQuiet } from '@star-seekers/art/deck-quiet';
import { deckRust } from '@star-seekers/art/deck-rust';
import { deckSalt } from '@star-seekers/art/deck-salt';
import type { DeckId } from '../decks.ts';

/** The rendered floors and walls of each deck. */
export const DECKS: Readonly<Record<DeckId, Atlas>> = {
  rust: deckRust,
  green: deckGreen,
  salt: deckSalt,
  frost: deckFrost,
  horn: deckHorn,
  gilt: deckGilt,
  quiet: deckQuiet,
};
