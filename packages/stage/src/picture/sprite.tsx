import { useEffect, useRef } from 'react';
import { type FrameArt, sheetOf, squarePicture } from './frame-art.ts';
import { loadPicture } from './pictures.ts';
import styles from './sprite.module.css';

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

interface PictureProps {
  readonly art: FrameArt;
  /** Height and width in CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A picture of a game outside its canvas. Decorative: the words beside it say what it is. */
function Picture({ art, size, className }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let cancelled = false;
    const show = () => {
      const brush = canvas.current?.getContext('2d');
      if (cancelled || !canvas.current || !brush) return;
      const picture = squarePicture(art, 2 * size);
      canvas.current.width = picture.width;
      canvas.current.height = picture.height;
      brush.drawImage(picture, 0, 0);
    };
    const sheet = sheetOf(art);
    // Without its sheet it stays empty: the stage, which needs the same sheet, reports the error.
    if (sheet) loadPicture(sheet.url).then(show, () => undefined);
    else show();
    return () => {
      cancelled = true;
    };
  }, [art, size]);

  return (
    <canvas
      ref={canvas}
      className={`${styles.picture} ${className ?? ''}`}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    />
  );
}
