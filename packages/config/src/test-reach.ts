import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Repository } from './repository.ts';

/** Folders of one kind, and the files through which the rest of the product reaches all of them. */
interface Parts {
  readonly folder: RegExp;
  readonly assembly: RegExp;
}

const GAMES: Parts = {
  folder: /^packages\/games\/src\/(?!screen\/|i18n\/)([^/]+)\//,
  assembly: /^packages\/games\/src\/[^/]+\.ts$/,
};

/** Those without routes, below the others, belong to every journey. */
const DOMAINS: Parts = {
  folder: /^apps\/api\/src\/domains\/(?!counting\/|verifier\/)([^/]+)\//,
  assembly: /^apps\/api\/src\/(?:composition|testing)\//,
};

/** Files that every test depends on: package versions and test settings. */
const ALWAYS =
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|packages\/config\/(?:tsconfig\/.*|src\/(?:vitest|chromium|frame-watch|browser-setup)\.ts))$/;

/** Tests of the whole repository or of its build. */
const OF_EVERYTHING = /^packages\/(?:config|ui)\/|^apps\/web\/src\/build\.test\.ts$/;

/** Helpers by which a test of the server or of the hub plays a run. */
const PLAYS_RUNS = /\b(?:startAndPlay|playRun)\b/;

/** Files of other packages that a test reads without importing them. */
const READ_ELSEWHERE: readonly { readonly tests: RegExp; readonly files: RegExp }[] = [
  { tests: /\/template-game\.test\.ts$/, files: /^(?:apps\/sandbox\/template-game\/|scripts\/new-game\.ts$)/ },
  { tests: /\/games\/src\/folder\.test\.ts$/, files: /^packages\/art\/assets\/hub\// },
  { tests: /\/(?:rules|figures)\.test\.ts$/, files: /^docs\/spec\// },
  { tests: /^apps\/studio\/(?:film|pictures)\//, files: /^(?:apps\/studio\/(?:film|pictures)|packages\/art)\// },
  { tests: /^apps\/studio\/(?:film|sound)\//, files: /^(?:packages\/audio|apps\/web\/public)\// },
];

/** Files of packages that no journey depends on. */
const NOT_IN_PRODUCT = /\.(?:test|spec)\.tsx?$|\/README\.md$|\/(?:bench|stress|screens)\/|^apps\/studio\//;

/** The games and domains that a journey covers; all of them if undefined. */
export interface JourneyParts {
  readonly games?: readonly string[];
  readonly domains?: readonly string[];
}

/** Finds the files that can change the outcome of a test. */
export interface TestReach {
  /**
   * For a unit test: its imports, the code of its folder, and the assets beside both. A test of one game or domain does not depend
   * on the others through a server or a catalog that assembles all of them. A test outside games and domains, or one that plays
   * runs, does, unless `extent` is `near`.
   */
  ofTest(test: string, extent?: 'all' | 'near'): Set<string>;
  /**
   * For a journey: the whole product without the parts that it does not cover.
   * @throws {Error} on an unknown part
   */
  ofJourney(journey: string, parts?: JourneyParts): Set<string>;
}

export function createTestReach(root: string, { hashes, graph }: Repository): TestReach {
  const paths = [...hashes.keys()];
  const always = paths.filter((path) => ALWAYS.test(path));
  const source = (file: string) => readFileSync(join(root, file), 'utf8');

  /** The imports of a file and the paths that it quotes: workers, processes, data. */
  const targets = new Map<string, readonly string[]>();
  const targetsOf = (file: string) => {
    const known = targets.get(file);
    if (known) return known;
    const imported = (graph.get(file) ?? []).filter(({ kind }) => kind !== 'type').map(({ target }) => target);
    const named = isCode(file) ? [...source(file).matchAll(/['"`]([\w./-]+\.[a-z0-9]{2,5})['"`]/g)] : [];
    const found = [
      ...imported,
      ...named.flatMap(([, path = '']) => [posix.join(dirname(file), path), posix.join(packageOf(file), path)]),
    ].filter((path) => hashes.has(path));
    targets.set(file, found);
    return found;
  };

  /** A test and the code of its own folder that it imports. */
  const ownFiles = (test: string) => {
    const own = new Set([test]);
    for (const file of own) {
      for (const target of targetsOf(file)) if (isCode(target) && dirname(target) === dirname(test)) own.add(target);
    }
    return [...own];
  };

  const codeFolders = new Set(paths.filter(isCode).flatMap(foldersOf));
  /** Each asset with the nearest folder that holds code: a test that reaches code there depends on the asset. */
  const assets = paths
    .filter((path) => !isCode(path) && packageOf(path) !== '')
    .map((path) => [path, foldersOf(path).find((folder) => codeFolders.has(folder))] as const);

  return {
    ofTest(test, extent = 'all') {
      if (OF_EVERYTHING.test(test)) return new Set(paths);
      const isNear = extent === 'near' || GAMES.folder.test(test) || DOMAINS.folder.test(test);
      const playsRuns =
        !/^apps\/(?:api|web)\//.test(test) || ownFiles(test).some((file) => PLAYS_RUNS.test(source(file)));
      const playsOthers = playsRuns && extent === 'all' && !GAMES.folder.test(test);
      const skippedParts = [...(isNear ? [DOMAINS] : []), ...(playsOthers ? [] : [GAMES])];
      const reached = new Set<string>();
      const queue = [
        test,
        ...paths.filter((path) => isCode(path) && !isTest(path) && path.startsWith(`${dirname(test)}/`)),
      ];
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        if (reached.has(file)) continue;
        reached.add(file);
        for (const target of targetsOf(file)) {
          const isAssembled = ({ assembly, folder }: Parts) => assembly.test(file) && folder.test(target);
          if (!skippedParts.some(isAssembled)) queue.push(target);
        }
      }
      const folders = new Set([...reached].flatMap((file) => [dirname(file), packageOf(file)]));
      const assetsBeside = assets
        .filter(([, folder]) => folder !== undefined && folders.has(folder))
        .map(([path]) => path);
      const elsewhere = READ_ELSEWHERE.filter(({ tests }) => tests.test(test));
      const filesElsewhere = paths.filter((path) => elsewhere.some(({ files }) => files.test(path)));
      return new Set([...always, ...reached, ...assetsBeside, ...filesElsewhere]);
    },
    ofJourney(journey, { games, domains } = {}) {
      for (const [{ folder }, names = []] of [[GAMES, games] as const, [DOMAINS, domains] as const]) {
        const known = new Set(paths.map((path) => folder.exec(path)?.[1]));
        const unknown = names.find((name) => !known.has(name));
        if (unknown !== undefined) throw new Error(`${journey} lists "${unknown}", which does not exist.`);
      }
      const isCovered = (path: string, { folder }: Parts, wanted: readonly string[] | undefined) => {
        const name = folder.exec(path)?.[1];
        return wanted === undefined || name === undefined || wanted.includes(name);
      };
      const product = paths.filter(
        (path) =>
          (packageOf(path) !== '' || path.startsWith('scripts/')) &&
          !NOT_IN_PRODUCT.test(path) &&
          isCovered(path, GAMES, games) &&
          isCovered(path, DOMAINS, domains),
      );
      return new Set([...always, ...product, journey]);
    },
  };
}

function isCode(path: string): boolean {
  return /\.tsx?$/.test(path);
}

function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}

/** Folder of the package that a file belongs to, or an empty text. */
function packageOf(path: string): string {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? '';
}

/** Folders of a file, from its own to the outermost. */
function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.push(folder);
  return folders;
}
