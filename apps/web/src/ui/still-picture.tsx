import type { Still } from '@star-seekers/art';
import { Decoration } from './decoration.tsx';

export interface StillPictureProps {
  readonly still: Still;
  readonly className?: string | undefined;
  /** It is the largest of what is seen first: the browser fetches it before others. */
  readonly first?: boolean;
}

/** A rendered picture that decorates, in the best format that the browser knows. */
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
