import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../games.ts';
import type { AnyPanel } from './pace.ts';

/** The panel of each game whose folder has a `panel.ts`, in the order of the games: for benches and tests, never for the hub. */
export async function loadPanels(): Promise<readonly AnyPanel[]> {
  const files = [...games.values()].map(({ slug }) => join(import.meta.dirname, '..', slug, 'panel.ts'));
  return Promise.all(files.filter((file) => existsSync(file)).map(async (file) => panelIn(file)));
}

async function panelIn(file: string): Promise<AnyPanel> {
  return ((await import(file)) as { readonly panel: AnyPanel }).panel;
}
