import { useEffect, useState } from 'react';

/** Nobody looks at a page so long that they do not touch. */
const QUIET_MS = 30_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** Whether nobody has pointed, touched, scrolled or pressed a key for half a minute. */
export function useLeftAlone(): boolean {
  const [leftAlone, setLeftAlone] = useState(false);

  useEffect(() => {
    let timer = 0;
    const stay = () => {
      setLeftAlone(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setLeftAlone(true), QUIET_MS);
    };
    stay();
    for (const sign of SIGNS) window.addEventListener(sign, stay, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, stay, { capture: true });
    };
  }, []);

  return leftAlone;
}
