import type { Still } from '@star-seekers/art';
import { Decoration } from './decoration.tsx';

export interface StillPictureProps {
  readonly still: Still;
  readonly className?: string | undefined;
  /** High fetch priority, for the largest picture of the first view. */
  readonly first?: boolean;
}

/** A decorative rendered picture, in AVIF if the browser supports it, else WebP. */
export function StillPicture({ still: { webp, avif, width, height }, className, first = false }: StillPictureProps) {
  return (
    <picture>
      {avif && <source srcSet={avif} type="image/avif" />}
      <Decoration
        className={className}
        src={webp}
        width={width}
        height={height}
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  );
}
