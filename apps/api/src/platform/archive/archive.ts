import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ARCHIVED_FOLDER, type ArchivedBuild, hasRules, readArchivedBuild } from './archived-build.ts';

/** Start of the name of a copy that is not complete. The web server serves no such names. */
const UNFINISHED = '.unfinished-';

export interface FormerGame {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

/** Whether any run was played by a version of a game's rules. */
export type WasPlayed = (gameId: number, rulesVersion: number) => Promise<boolean>;

/**
 * Archived builds of this server and of those before it, so that runs by older rules can be shown and checked. Servers of one hub may share
 * the folder: each build is added once, whole, under its hash.
 */
export class Archive {
  readonly folder: string;
  /** Folder of this server's own archived build. */
  readonly #source: string | undefined;
  #own: ArchivedBuild | undefined;
  /** Newest first. */
  #builds: readonly ArchivedBuild[] = [];

  private constructor(folder: string, source: string | undefined) {
    this.folder = folder;
    this.#source = source;
  }

  /** @param source folder of the archived build of this server, which is added */
  static async open(folder: string, source: string | undefined): Promise<Archive> {
    const archive = new Archive(folder, source);
    await archive.addOwn();
    return archive;
  }

  /** The id of the latest build that has a version of a game's rules. */
  find(gameId: number, rulesVersion: number): string | undefined {
    return this.#builds.find((build) => hasRules(build, gameId, rulesVersion))?.id;
  }

  /** Games whose runs are kept here though this hub has them no more, by the names that they had last. */
  formerGames(games: { readonly has: (gameId: number) => boolean }): readonly FormerGame[] {
    const former = new Map<number, FormerGame>();
    for (const { names = {} } of this.#builds) {
      for (const [key, name] of Object.entries(names)) {
        const id = Number(key);
        if (!games.has(id) && !former.has(id)) former.set(id, { id, ...name });
      }
    }
    return [...former.values()].toSorted((one, other) => one.id - other.id);
  }

  /** Adds the archived build of this server, unless it is there. */
  async addOwn(): Promise<void> {
    this.#own = this.#source === undefined ? undefined : await readArchivedBuild(this.#source);
    if (this.#source !== undefined && this.#own) await this.#add(this.#source, this.#own.id);
    await this.#read();
  }

  /** Removes builds without rules by which a run was played, or whose rules a later build has. This server's own stays. */
  async prune(wasPlayed: WasPlayed): Promise<void> {
    const kept: ArchivedBuild[] = [];
    for (const build of this.#builds) {
      if (build.id === this.#own?.id || (await this.#isNeeded(build, kept, wasPlayed))) kept.push(build);
      else await rm(join(this.folder, build.id), { recursive: true, force: true });
    }
    await this.#read();
  }

  async #isNeeded({ rules }: ArchivedBuild, kept: readonly ArchivedBuild[], wasPlayed: WasPlayed): Promise<boolean> {
    for (const [game, version] of Object.entries(rules)) {
      const gameId = Number(game);
      if (kept.some((build) => hasRules(build, gameId, version))) continue;
      if (await wasPlayed(gameId, version)) return true;
    }
    return false;
  }

  /** A copy under another name is renamed when it is complete; another server may be first. */
  async #add(source: string, id: string): Promise<void> {
    const target = join(this.folder, id);
    if (await readArchivedBuild(target)) return;
    await mkdir(this.folder, { recursive: true });
    const copy = await mkdtemp(join(this.folder, UNFINISHED));
    await cp(source, copy, { recursive: true });
    try {
      await rename(copy, target);
    } catch (error) {
      await rm(copy, { recursive: true, force: true });
      if (!(await readArchivedBuild(target))) throw error;
    }
  }

  async #read(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const found = await Promise.all(names.map(async (name) => readArchivedBuild(join(this.folder, name))));
    this.#builds = found
      .filter((build, index): build is ArchivedBuild => build !== undefined && build.id === names[index])
      .toSorted((one, other) => other.sealedAt.localeCompare(one.sealedAt));
  }
}

/** Opens the archive of a server. @param webRoot folder of its built hub, whose archived build is added */
export async function openArchive(folder: string, webRoot: string | undefined): Promise<Archive> {
  return Archive.open(folder, webRoot && join(webRoot, ARCHIVED_FOLDER));
}
