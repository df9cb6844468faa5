import type { Still } from '@star-seekers/art';

export interface StillPictureProps {
  readonly still: Still;
  readonly className?: string | undefined;
  /** It is below what is seen first: the browser fetches it when it comes near. */
  readonly lazy?: boolean;
  /** It is the largest of what is seen first: the browser fetches it before others. */
  readonly first?: boolean;
}

/** A rendered picture that decorates, in the best format that the browser knows. */
export function StillPicture({
  still: { webp, avif, width, height },
  className,
  lazy = false,
  first = false,
}: StillPictureProps) {
  return (
    <picture>
      {avif && <source srcSet={avif} type="image/avif" />}
      <img
        className={className}
        src={webp}
        alt=""
        width={width}
        height={height}
        loading={lazy ? 'lazy' : 'eager'}
        fetchPriority={first ? 'high' : 'auto'}
        draggable={false}
      />
    </picture>
  );
}
