import { createContext, useContext } from 'react';
import type { StageSettings } from '../game-view.ts';

/** The player's choice of motion, for everything inside a game screen. */
export const MotionContext = createContext<StageSettings['motion']>('full');

export function useReducedMotion(): boolean {
  return useContext(MotionContext) === 'reduced';
}
