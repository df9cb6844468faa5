import { Picture } from '../picture/picture.tsx';
import { FRAMES, type FrameName } from './art/frames.ts';
import { render } from '../space-snake/art/render.ts';

export interface SpriteProps {
  readonly frame: FrameName;
  /** Height and width in CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A picture of the game outside its canvas. */
export function Sprite(props: SpriteProps) {
  return <Picture {...props} paint={paint} />;
}

function paint(frame: FrameName, pixels: number): HTMLCanvasElement | undefined {
  const drawing = FRAMES.get(frame);
  return drawing && render(drawing, pixels / drawing.size);
}
