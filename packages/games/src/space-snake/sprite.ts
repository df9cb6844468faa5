import { spriteOf } from '@star-seekers/stage/picture/sprite.tsx';
import { FRAMES } from './art/frames.ts';

/** Draws a frame of the game's atlas outside the canvas. */
export const Sprite = spriteOf(FRAMES);
