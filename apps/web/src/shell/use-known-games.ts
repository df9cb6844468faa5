import { catalog } from '@star-seekers/games/catalog';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from './site-config.ts';

/** A game by its name, also one that the hub has no more. */
export interface KnownGame {
  readonly id: number;
  /** Of its files. */
  readonly slug: string;
  readonly title: string;
}

/** Finds the game of a run; undefined if nobody knows it. The names of former games are in English. */
export function useKnownGames(): (gameId: number | undefined) => KnownGame | undefined {
  const { t } = useTranslation('catalog');
  const former = useSiteConfig().data?.formerGames;
  return (gameId) => {
    const entry = catalog.find(({ id }) => id === gameId);
    if (entry) return { id: entry.id, slug: entry.slug, title: t(`${entry.slug}.title`) };
    const game = former?.find(({ id }) => id === gameId);
    return game && { id: game.id, slug: game.slug, title: game.screen };
  };
}
