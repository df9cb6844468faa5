import type { ComponentProps } from 'react';

/**
 * A decorative picture without alternative text.
 *
 * It loads lazily: React sets `src` both on creation and on insertion, and Firefox would start an eager request twice.
 */
export function Decoration(props: Omit<ComponentProps<'img'>, 'alt' | 'draggable' | 'loading'>) {
  // `loading` comes before `src`, because setting `src` first would start an eager request.
  return <img alt="" loading="lazy" draggable={false} {...props} />;
}
