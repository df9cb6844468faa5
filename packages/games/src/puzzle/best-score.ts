import { createContext } from 'react';

/** The player's best score; null before the first verified run. */
export const BestScore = createContext<number | null>(null);
