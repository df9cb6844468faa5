import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has ever been within a screen or so of being seen. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || near) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '800px',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
