import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import { loadPhaser } from '@star-seekers/stage/phaser-game.ts';
import { useQuery } from '@tanstack/react-query';
import { loadTexts } from '../../i18n/index.ts';

export type GameModuleState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: AnyGameModule }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Loads a game's chunk and texts, and meanwhile what its stage needs. */
export function useGameModule({ id, load }: CatalogEntry): GameModuleState {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['game-module', id],
    queryFn: async () => {
      // Not to be waited for here: the stage does, and reports a failure.
      void Promise.allSettled([loadPhaser()]);
      const [module] = await Promise.all([load(), loadTexts('games')]);
      return module;
    },
    staleTime: Infinity,
    structuralSharing: false,
    // It comes from the page's own server; what cannot be loaded once is the player's to retry.
    retry: false,
    networkMode: 'always',
  });
  if (data) return { status: 'ready', module: data };
  return isFetching ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() };
}
