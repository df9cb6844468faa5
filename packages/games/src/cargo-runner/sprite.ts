import { spriteOf } from '../picture/sprite.tsx';
import { FRAMES } from './art/frames.ts';

/** A picture of the game outside its canvas. */
export const Sprite = spriteOf(FRAMES);
