import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadedWith, readImportGraph } from '@star-seekers/config/import-graph';
import { workspacePackages } from '@star-seekers/config/repository';
import type { AnyPanel } from '../panel/pace.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Hashes everything that the panel of a game and what it is measured by load, but for the medals that follow from it. */
export function sourcesOfPanels(measure: 'pace' | 'par' | 'margins'): (panel: AnyPanel) => string {
  const code = globSync('packages/{games,sim,content}/src/**/*.ts', { cwd: ROOT });
  const graph = readImportGraph(ROOT, code, workspacePackages(ROOT));
  return ({ game: { slug } }) => {
    const entries = [`packages/games/src/${slug}/panel.ts`, `packages/games/src/panel/${measure}.ts`];
    const files = new Set(entries.flatMap((entry) => [...loadedWith(graph, entry)]));
    const sum = createHash('sha256');
    for (const file of [...files].filter((each) => !each.endsWith('/par.json')).toSorted()) {
      sum.update(`\n${file}\n`).update(readFileSync(join(ROOT, file)));
    }
    return sum.digest('base64url');
  };
}
