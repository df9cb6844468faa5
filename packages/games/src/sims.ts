import type { AnyGameSim } from '@star-seekers/sim';
import type { GameListing } from './game.ts';

const listings = import.meta.glob<GameListing>('./*/listing.ts', { eager: true, import: 'listing' });
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/sim.ts');

/** The simulation of a game, without anything that draws or deals, for a worker of a page. @throws when there is none, or it can't be loaded */
export async function loadSimOf(gameId: number): Promise<AnyGameSim> {
  const [path = ''] = Object.entries(listings).find(([, { id }]) => id === gameId) ?? [];
  const module = await modules[path.replace('listing.ts', 'sim.ts')]?.();
  const sim = Object.values(module ?? {}).find(isSim);
  if (!sim) throw new Error(`There is no simulation of game ${gameId}.`);
  return sim;
}

function isSim(exported: unknown): exported is AnyGameSim {
  return typeof exported === 'object' && exported !== null && 'step' in exported && 'rulesVersion' in exported;
}
