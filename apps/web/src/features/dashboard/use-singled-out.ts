import { type RefObject, useEffect, useState } from 'react';

/** On the line across the middle of the window. */
const MIDDLE = '-50% 0px -50% 0px';

/** Whether an element is the one that is looked at: under the pointer or with the focus, or in the middle of a screen that has no pointer. */
export function useSingledOut(element: RefObject<HTMLElement | null>): boolean {
  const [singledOut, setSingledOut] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    if (window.matchMedia('(hover: none)').matches) {
      const observer = new IntersectionObserver(([entry]) => setSingledOut(entry?.isIntersecting ?? false), {
        rootMargin: MIDDLE,
      });
      observer.observe(target);
      return () => observer.disconnect();
    }
    const follow = () => setSingledOut(target.matches(':hover, :focus-within'));
    follow();
    const signs = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const sign of signs) target.addEventListener(sign, follow);
    return () => {
      for (const sign of signs) target.removeEventListener(sign, follow);
    };
  }, [element]);

  return singledOut;
}
