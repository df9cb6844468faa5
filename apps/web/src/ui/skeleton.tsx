import type { CSSProperties } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS length; the full width by default. */
  readonly width?: string;
  /** CSS length; one line of text by default. */
  readonly height?: string;
  readonly shape?: 'line' | 'block' | 'circle';
  readonly className?: string | undefined;
}

/**
 * Placeholder of content that is loading. Hidden from screen readers, which the screen informs; tests find it by `data-pending`.
 */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
      style={size}
      data-pending=""
    />
  );
}
