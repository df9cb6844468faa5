import type { CSSProperties } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS length; the whole line by default. */
  readonly width?: string;
  /** CSS length; a line of text by default. */
  readonly height?: string;
  readonly shape?: 'line' | 'block' | 'circle';
  readonly className?: string | undefined;
}

/**
 * Holds the place of something that is loading. The screen around it says so to screen readers; `data-pending` tells whoever
 * looks at the page from outside, such as a test.
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
