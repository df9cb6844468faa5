import { Picture } from '../picture/picture.tsx';
import { FRAMES, type FrameName } from './art/frames.ts';

export interface SpriteProps {
  readonly frame: FrameName;
  /** Height and width in CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A picture of the game outside its canvas. */
export function Sprite({ frame, ...props }: SpriteProps) {
  const art = FRAMES.get(frame);
  return art && <Picture {...props} art={art} />;
}
