import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Repository } from './repository.ts';

/** Folders of one kind whose code the rest of the product reaches through a place that assembles all of them. */
interface Parts {
  readonly folder: RegExp;
  readonly assembly: RegExp;
}

const GAMES: Parts = {
  folder: /^packages\/games\/src\/(?!stage\/|screen\/|picture\/|i18n\/)([^/]+)\//,
  assembly: /^packages\/games\/src\/[^/]+\.ts$/,
};

const DOMAINS: Parts = {
  folder: /^apps\/api\/src\/domains\/([^/]+)\//,
  assembly: /^apps\/api\/src\/(?:composition|testing)\//,
};

/** What every test depends on: the packages, and how tests are run. */
const ALWAYS =
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|packages\/config\/(?:tsconfig\/.*|src\/(?:vitest|chromium)\.ts))$/;

/** Tests of the repository as a whole, or of what is built of it. */
const OF_EVERYTHING = /^packages\/(?:config|ui)\/|^apps\/web\/src\/build\.test\.ts$/;

/** How a test of the server or of the hub plays a run. */
const PLAYS_RUNS = /\b(?:startAndPlay|playRun)\b/;

/** What a test reads from another package without importing it. */
const READ_ELSEWHERE: readonly { readonly tests: RegExp; readonly files: RegExp }[] = [
  { tests: /\/template-game\.test\.ts$/, files: /^apps\/sandbox\/template-game\// },
  { tests: /\/(?:rules|constants|figures)\.test\.ts$/, files: /^docs\/spec\// },
  { tests: /^apps\/studio\/(?:film|pictures)\//, files: /^(?:apps\/studio\/(?:film|pictures)|packages\/art)\// },
  { tests: /^apps\/studio\/(?:film|sound)\//, files: /^(?:packages\/audio|apps\/web\/public)\// },
];

/** What no journey depends on, though it lies in a package. */
const NOT_IN_PRODUCT = /\.(?:test|spec)\.tsx?$|\.md$|\/(?:bench|torture|screens)\/|^apps\/studio\//;

/** The parts of the product that a journey is there to show, where it does not show all of them. */
export interface JourneyParts {
  readonly games?: readonly string[];
  readonly domains?: readonly string[];
}

/** Tells which files can change the outcome of a test. */
export interface TestReach {
  /**
   * For a unit test: what it loads, what lies in its folder, and what is no code beside those. A test of one game or of one domain
   * of the server does not depend on the others merely because a server or a catalog is put together of all of them; a test that
   * lies elsewhere, or that plays runs, does, unless it is asked for the code that is `near` the test.
   */
  ofTest(test: string, extent?: 'all' | 'near'): Set<string>;
  /**
   * For a journey: the whole product, but for the parts that it is not there to show.
   * @throws {Error} when it names a part that is none
   */
  ofJourney(journey: string, parts?: JourneyParts): Set<string>;
}

export function createTestReach(root: string, { hashes, graph }: Repository): TestReach {
  const paths = [...hashes.keys()];
  const always = paths.filter((path) => ALWAYS.test(path));
  const source = (file: string) => readFileSync(join(root, file), 'utf8');

  /** What a file imports, and what it names by a path in quotes: workers, processes, data. */
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

  /** A test, and what it loads from its own folder. */
  const ownFiles = (test: string) => {
    const own = new Set([test]);
    for (const file of own) {
      for (const target of targetsOf(file)) if (isCode(target) && dirname(target) === dirname(test)) own.add(target);
    }
    return [...own];
  };

  const codeFolders = new Set(paths.filter(isCode).flatMap(foldersOf));
  /** For each file that is no code, the nearest folder that holds code or is a package's: whoever reaches that reaches the file. */
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
      const notFollowed = [...(isNear ? [DOMAINS] : []), ...(playsOthers ? [] : [GAMES])];
      const reached = new Set<string>();
      const queue = [
        test,
        ...paths.filter((path) => isCode(path) && !isTest(path) && path.startsWith(`${dirname(test)}/`)),
      ];
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        if (reached.has(file)) continue;
        reached.add(file);
        for (const target of targetsOf(file)) {
          const assembled = ({ assembly, folder }: Parts) => assembly.test(file) && folder.test(target);
          if (!notFollowed.some(assembled)) queue.push(target);
        }
      }
      const folders = new Set([...reached].flatMap((file) => [dirname(file), packageOf(file)]));
      const beside = assets.filter(([, folder]) => folder !== undefined && folders.has(folder)).map(([path]) => path);
      const elsewhere = READ_ELSEWHERE.filter(({ tests }) => tests.test(test));
      const read = paths.filter((path) => elsewhere.some(({ files }) => files.test(path)));
      return new Set([...always, ...reached, ...beside, ...read]);
    },
    ofJourney(journey, { games, domains } = {}) {
      for (const [{ folder }, names = []] of [[GAMES, games] as const, [DOMAINS, domains] as const]) {
        const known = new Set(paths.map((path) => folder.exec(path)?.[1]));
        const unknown = names.find((name) => !known.has(name));
        if (unknown !== undefined) throw new Error(`${journey} is said to show "${unknown}", which is not there.`);
      }
      const isShown = (path: string, { folder }: Parts, wanted: readonly string[] | undefined) => {
        const name = folder.exec(path)?.[1];
        return wanted === undefined || name === undefined || wanted.includes(name);
      };
      const product = paths.filter(
        (path) =>
          (packageOf(path) !== '' || path.startsWith('scripts/')) &&
          !NOT_IN_PRODUCT.test(path) &&
          isShown(path, GAMES, games) &&
          isShown(path, DOMAINS, domains),
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

/** Folder of the package that a file lies in, or an empty text. */
function packageOf(path: string): string {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? '';
}

/** Folders of a file, from its own to the outermost. */
function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.push(folder);
  return folders;
}
