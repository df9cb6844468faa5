import { useEffect, useRef } from 'react';
import styles from './picture.module.css';

export interface PictureProps<Frame extends string> {
  readonly frame: Frame;
  /** Paints a frame so many physical pixels high and wide; the same function in every render. */
  readonly paint: (frame: Frame, pixels: number) => HTMLCanvasElement | undefined;
  /** Height and width in CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A picture of a game outside its canvas. Decorative: the words beside it say what it is. */
export function Picture<Frame extends string>({ frame, paint, size, className }: PictureProps<Frame>) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    const picture = paint(frame, 2 * size);
    if (!canvas.current || !brush || !picture) return;
    canvas.current.width = picture.width;
    canvas.current.height = picture.height;
    brush.drawImage(picture, 0, 0);
  }, [frame, paint, size]);

  return (
    <canvas
      ref={canvas}
      className={`${styles.picture} ${className ?? ''}`}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    />
  );
}
