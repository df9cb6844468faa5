import type { AnyGameSim } from '@star-seekers/sim';
import type { GameSlug } from './game-texts.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/sim.ts');

/** The simulation of a game, without anything that draws, for a worker of a page. @throws when it can't be loaded */
export async function loadSim(slug: GameSlug): Promise<AnyGameSim> {
  const module = await modules[`./${slug}/sim.ts`]?.();
  const sim = Object.values(module ?? {}).find(isSim);
  if (!sim) throw new Error(`The game ${slug} has no simulation in its sim.ts.`);
  return sim;
}

function isSim(exported: unknown): exported is AnyGameSim {
  return typeof exported === 'object' && exported !== null && 'step' in exported && 'rulesVersion' in exported;
}
