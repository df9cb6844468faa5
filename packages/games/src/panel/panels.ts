import { existsSync } from 'node:fs';
import { games } from '../games.ts';
import type { AnyPanel } from './pace.ts';

/** The panel of each game that has one, in the order of the games. For tests and benches: it reads the games' folders. */
export async function loadPanels(): Promise<readonly AnyPanel[]> {
  const files = [...games.values()].map(({ slug }) => new URL(`../${slug}/panel.ts`, import.meta.url));
  const modules = await Promise.all(files.filter((file) => existsSync(file)).map((file) => import(file.href)));
  return modules.map((module: { panel: AnyPanel }) => module.panel);
}
