import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Name of the manifest in the folder of an archived build. */
const MANIFEST = 'sealed.json';

/** Folder of a build's own archived build, in the folder of the built hub. */
export const ARCHIVED_FOLDER = 'player';

/** Name of the module with its simulations; its exports are those of `apps/web/src/player/simulations.ts`. */
export const SIMULATIONS = 'simulations.mjs';

const manifest = z.object({
  /** Which requests the player takes (`player-messages.ts`), and what its simulations export. */
  interface: z.literal(1),
  /** Hash of its files. */
  id: z.string().regex(/^[\w-]{22}$/),
  sealedAt: z.iso.datetime(),
  /** The version of each game's rules, by the id of the game. */
  rules: z.record(z.string().regex(/^\d+$/), z.int().min(1)),
  /** Names of the games, by id; builds had none at first, and later two for some games. */
  names: z
    .record(
      z.string().regex(/^\d+$/),
      z.union([
        z.object({ slug: z.string(), title: z.string() }),
        z.object({ slug: z.string(), screen: z.string() }).transform(({ slug, screen }) => ({ slug, title: screen })),
      ]),
    )
    .optional(),
});

/** The player and the simulations of a build: all that its runs need to be shown and checked later. */
export type ArchivedBuild = z.infer<typeof manifest>;

/** The archived build in a folder; undefined if there is none that this server can use. */
export async function readArchivedBuild(folder: string): Promise<ArchivedBuild | undefined> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '{}');
  try {
    return manifest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether a build has these rules. */
export function hasRules({ rules }: ArchivedBuild, gameId: number, rulesVersion: number): boolean {
  return rules[gameId] === rulesVersion;
}
