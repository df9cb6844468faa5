import { games } from '../games.ts';
import type { AnyPanel } from './pace.ts';

/** The panel of each game that has one, in the order of the games. */
export async function loadPanels(): Promise<readonly AnyPanel[]> {
  const panels = await Promise.all([...games.values()].map(async ({ loadPanel }) => loadPanel?.()));
  return panels.filter((panel) => panel !== undefined);
}
