import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

export interface OnDemandProps {
  /** Loads the code of the piece and gives the piece. Must be the same function at each render. */
  readonly load: () => Promise<ReactNode>;
  /** Every new truthy value is a new attempt. */
  readonly wanted: unknown;
  /** Told about each attempt that failed. */
  readonly onFailed?: () => void;
  /** What stands in its place until it is there. */
  readonly placeholder?: ReactNode;
}

/**
 * A piece of the page that is loaded when it is first wanted, and is nothing until it is there. Unlike a lazy component, one
 * that can't be loaded, because the network is away for example, takes nothing else with it.
 */
export function OnDemand({ load, wanted, onFailed, placeholder }: OnDemandProps) {
  const [piece, setPiece] = useState<ReactNode>(null);
  const loaded = piece !== null;
  const tellFailed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (!wanted || loaded) return undefined;
    let left = false;
    const attempt = async () => {
      try {
        const next = await load();
        if (!left) setPiece(next);
      } catch {
        if (!left) tellFailed();
      }
    };
    void attempt();
    return () => {
      left = true;
    };
  }, [load, wanted, loaded]);
  return loaded ? piece : placeholder;
}
