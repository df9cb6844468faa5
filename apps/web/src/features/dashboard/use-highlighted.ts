import { type RefObject, useEffect, useState } from 'react';

/** Root margin that leaves only the horizontal centre line of the window. */
const CENTRE_LINE = '-50% 0px -50% 0px';

/** Whether an element is hovered or focused; on touch screens, whether it crosses the centre line of the window. */
export function useHighlighted(element: RefObject<HTMLElement | null>): boolean {
  const [highlighted, setHighlighted] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    if (window.matchMedia('(hover: none)').matches) {
      const observer = new IntersectionObserver(([entry]) => setHighlighted(entry?.isIntersecting ?? false), {
        rootMargin: CENTRE_LINE,
      });
      observer.observe(target);
      return () => observer.disconnect();
    }
    const update = () => setHighlighted(target.matches(':hover, :focus-within'));
    update();
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) target.addEventListener(event, update);
    return () => {
      for (const event of events) target.removeEventListener(event, update);
    };
  }, [element]);

  return highlighted;
}
