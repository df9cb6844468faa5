import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

export interface OnDemandProps {
  /** Loads the code and returns the element. Must be the same function at each render. */
  readonly load: () => Promise<ReactNode>;
  /** Each new truthy value starts an attempt. */
  readonly trigger: unknown;
  /** Called after each failed attempt. */
  readonly onFailed?: () => void;
  /** Shown until the element is loaded. */
  readonly placeholder?: ReactNode;
}

/**
 * Renders an element that is loaded on demand. Unlike a lazy component, a failure to load does not unmount anything else.
 */
export function OnDemand({ load, trigger, onFailed, placeholder }: OnDemandProps) {
  const [element, setElement] = useState<ReactNode>(null);
  const isLoaded = element !== null;
  const reportFailure = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (!trigger || isLoaded) return undefined;
    let isUnmounted = false;
    const attempt = async () => {
      try {
        const next = await load();
        if (!isUnmounted) setElement(next);
      } catch {
        if (!isUnmounted) reportFailure();
      }
    };
    void attempt();
    return () => {
      isUnmounted = true;
    };
  }, [load, trigger, isLoaded]);
  return isLoaded ? element : placeholder;
}
