import type { Still } from '@star-seekers/art';

export interface StillPictureProps {
  readonly still: Still;
  readonly className?: string | undefined;
  /** Left out: the picture only decorates. */
  readonly alt?: string;
  /** Fetched before everything else, or only when it comes near. */
  readonly fetch?: 'first' | 'near';
}

/** A rendered picture in the best format that the browser knows. */
export function StillPicture({ still, className, alt = '', fetch }: StillPictureProps) {
  const { webp, avif, width, height } = still;
  return (
    <picture>
      {avif && <source srcSet={avif} type="image/avif" />}
      <img
        className={className}
        src={webp}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        draggable={false}
        {...(fetch === 'first' && { fetchPriority: 'high' as const })}
        {...(fetch === 'near' && { loading: 'lazy' as const })}
      />
    </picture>
  );
}
