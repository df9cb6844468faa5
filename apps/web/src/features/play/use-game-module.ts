import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import { useCallback, useEffect, useState } from 'react';
import { loadTexts } from '../../i18n/index.ts';

export type GameModuleState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: AnyGameModule }
  | { readonly status: 'failed' };

/** Loads a game's chunk and texts. `retry` is for a load that failed. */
export function useGameModule(entry: CatalogEntry): { readonly state: GameModuleState; readonly retry: () => void } {
  const [state, setState] = useState<GameModuleState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { load } = entry;

  useEffect(() => {
    let cancelled = false;
    const settle = (next: GameModuleState) => {
      if (!cancelled) setState(next);
    };
    if (load) {
      Promise.all([load(), loadTexts('games')]).then(
        ([module]) => settle({ status: 'ready', module }),
        () => settle({ status: 'failed' }),
      );
    }
    return () => {
      cancelled = true;
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((last) => last + 1);
  }, []);

  return { state, retry };
}
