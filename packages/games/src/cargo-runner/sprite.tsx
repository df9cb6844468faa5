import { useEffect, useRef } from 'react';
import { render } from '../space-snake/art/render.ts';
import { FRAMES, type FrameName } from './art/frames.ts';
import styles from './sprite.module.css';

export interface SpriteProps {
  readonly frame: FrameName;
  /** Height and width in CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A picture of the game outside its canvas. Decorative: the words beside it say what it is. */
export function Sprite({ frame, size, className }: SpriteProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    const drawing = FRAMES.get(frame);
    if (!canvas.current || !brush || !drawing) return;
    const picture = render(drawing, (2 * size) / drawing.size);
    canvas.current.width = picture.width;
    canvas.current.height = picture.height;
    brush.drawImage(picture, 0, 0);
  }, [frame, size]);

  return (
    <canvas
      ref={canvas}
      className={`${styles.sprite} ${className ?? ''}`}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    />
  );
}
