import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that a component passes to its style sheet. */
    [property: `--${string}`]: string | number | undefined;
  }
}
