import { createContext } from 'react';
import type { Keepsake } from '../game.ts';

/** The collection of a player as the parts of a running game read it. */
export interface Collection {
  readonly kept: readonly Keepsake[];
  /** Whether the run adds to it; a signed-in player's practice does not. */
  readonly grows: boolean;
}

export const CollectionContext = createContext<Collection>({ kept: [], grows: false });
