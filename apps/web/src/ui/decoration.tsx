import type { ComponentProps } from 'react';

/**
 * A picture that decorates; what it stands for is said beside it.
 *
 * It is loaded once it is laid out. React sets its address when it makes it and again when it puts it into the page: where the first
 * one began to load it at once, Firefox would break that off and ask again.
 */
export function Decoration(props: Omit<ComponentProps<'img'>, 'alt' | 'draggable' | 'loading'>) {
  // The address comes last: a browser that knows it before it knows how to load it begins.
  return <img alt="" loading="lazy" draggable={false} {...props} />;
}
