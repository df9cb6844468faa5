import type { FrameArt } from './frame-art.ts';
import { Picture, type PictureProps } from './picture.tsx';

export interface SpriteProps<Frame extends string> extends Omit<PictureProps, 'art'> {
  readonly frame: Frame;
}

/** A component that shows frames of a game outside its canvas. */
export function spriteOf<Frame extends string>(frames: ReadonlyMap<Frame, FrameArt>) {
  return function Sprite({ frame, ...props }: SpriteProps<Frame>) {
    const art = frames.get(frame);
    return art && <Picture {...props} art={art} />;
  };
}
