import { type AnyGameModule, catalog } from '@star-seekers/games/catalog';
import { useEffect, useState } from 'react';

export type LoadedModule =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: AnyGameModule }
  | { readonly status: 'failed'; readonly message: string };

const LOADING: LoadedModule = { status: 'loading' };

/** Loads the chunk of a game. */
export function useModule(gameId: number): LoadedModule {
  const [loaded, setLoaded] = useState<{ readonly gameId: number; readonly state: LoadedModule }>();
  useEffect(() => {
    let cancelled = false;
    const settle = (state: LoadedModule) => {
      if (!cancelled) setLoaded({ gameId, state });
    };
    const load = catalog.find(({ id }) => id === gameId)?.load;
    load?.().then(
      (module) => settle({ status: 'ready', module }),
      (error: unknown) => settle({ status: 'failed', message: String(error) }),
    );
    return () => {
      cancelled = true;
    };
  }, [gameId]);
  return loaded?.gameId === gameId ? loaded.state : LOADING;
}
