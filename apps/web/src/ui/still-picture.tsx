import type { Still } from '@star-seekers/art';

export interface StillPictureProps {
  readonly still: Still;
  readonly className?: string | undefined;
}

/** A rendered picture that decorates, in the best format that the browser knows. */
export function StillPicture({ still: { webp, avif, width, height }, className }: StillPictureProps) {
  return (
    <picture>
      {avif && <source srcSet={avif} type="image/avif" />}
      <img className={className} src={webp} alt="" width={width} height={height} draggable={false} />
    </picture>
  );
}
