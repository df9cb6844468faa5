import { type ImportGraph, loadedWith, reachableFrom } from './import-graph.ts';

/** A rule of `docs/architecture.md`; `violations` lists the imports that break it. */
export interface ImportRule {
  readonly rule: string;
  /** The rule covers imports of types too, not only of code that is loaded. */
  readonly coversTypes?: true;
  readonly violations: (graph: ImportGraph) => string[];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /\/(?:testing|bench|parity-values)/.test(file);
const isOfStudio = (path: string) => /^(?:apps|@star-seekers)\/studio(?:\/|$)/.test(path);
const STAGE = 'packages/stage/src/';
const isPureGameFile = (file: string) => /^packages\/games\/src\/[^/]+\/(?:rules|sim)\.ts$/.test(file);

export const importRules: readonly ImportRule[] = [
  {
    rule: 'sim imports nothing',
    violations: (graph) =>
      edges(
        graph,
        (file) => file.startsWith('packages/sim/src/') && !isTest(file),
        (target) => !target.startsWith('packages/sim/src/'),
      ),
  },
  {
    rule: "a game's rules.ts and sim.ts, and what they load, reach only sim",
    violations: (graph) =>
      [...graph.keys()].filter(isPureGameFile).flatMap((entry) => {
        const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
        return [...loadedWith(graph, entry)]
          .filter((file) => !file.startsWith(folder) && !file.startsWith('packages/sim/src/'))
          .map((file) => `${entry} loads ${file}`);
      }),
  },
  {
    rule: 'only scene.ts files and the stage load Phaser',
    violations: (graph) =>
      edges(
        graph,
        (file) => !file.endsWith('/scene.ts') && !file.startsWith(STAGE),
        (target) => target === 'phaser',
      ),
  },
  {
    rule: 'no initial load of a page includes Phaser',
    violations: (graph) =>
      ['apps/web/src/main.tsx', 'apps/sandbox/src/main.tsx', `${STAGE}index.ts`]
        .filter((entry) => graph.has(entry) && loadedWith(graph, entry).has('phaser'))
        .map((entry) => `${entry} loads phaser`),
  },
  {
    rule: 'the hub loads no scene and no questions before a game route',
    violations: (graph) =>
      [...loadedWith(graph, 'apps/web/src/main.tsx')]
        .filter(
          (file) =>
            /^packages\/games\/src\/[^/]+\/(?:scene|sim|game|view)\.tsx?$/.test(file) ||
            file.startsWith('packages/content/src/practice-bank'),
        )
        .map((file) => `apps/web/src/main.tsx loads ${file}`),
  },
  {
    rule: 'the hub never loads the ranked questions',
    violations: (graph) =>
      [...reachableFrom(graph, 'apps/web/src/main.tsx')]
        .filter((file) => file.startsWith('packages/content/src/quiz-bank'))
        .map((file) => `apps/web/src/main.tsx can load ${file}`),
  },
  {
    rule: 'the API reaches games only through their registry',
    violations: (graph) =>
      edges(
        graph,
        (file) => file.startsWith('apps/api/'),
        (target) =>
          target.startsWith('packages/games/') &&
          !/^packages\/games\/src\/(?:games|replay-transport)\.ts$/.test(target),
      ),
  },
  {
    rule: 'the registry of the games loads no drawing code',
    violations: (graph) =>
      [...loadedWith(graph, 'packages/games/src/games.ts')]
        .filter((file) => /^(?:react|react-dom|phaser|howler)$/.test(file) || file.startsWith(STAGE))
        .map((file) => `packages/games/src/games.ts loads ${file}`),
  },
  {
    rule: 'the stage imports only sim, ui, art and audio of our packages',
    coversTypes: true,
    violations: (graph) =>
      edges(
        graph,
        (file) => file.startsWith(STAGE) && !isTest(file),
        (target) => /^(?:apps|packages)\/(?!(?:sim|ui|art|audio|stage)\/)/.test(target),
        { types: true },
      ),
  },
  {
    rule: 'the server loads the payment sandbox on demand',
    violations: (graph) =>
      [...loadedWith(graph, 'apps/api/src/server.ts')]
        .filter((file) => file.startsWith('packages/stripe-sandbox/'))
        .map((file) => `apps/api/src/server.ts loads ${file}`),
  },
  {
    rule: "the API's platform imports no domain, not even a type",
    coversTypes: true,
    violations: (graph) =>
      edges(
        graph,
        (file) => file.startsWith('apps/api/src/platform/') && !isTest(file),
        (target) => /^apps\/api\/src\/(?:domains|composition)\//.test(target),
        { types: true },
      ),
  },
  {
    rule: "only composition imports several of the API's domains, and no domain imports it",
    coversTypes: true,
    violations: (graph) => [
      ...edges(
        graph,
        (file) => file.startsWith('apps/api/src/domains/') && !isTest(file),
        (target) => target.startsWith('apps/api/src/composition/'),
        { types: true },
      ),
      // An operator's commands act through the domains, as routes do; what they share comes from composition.
      ...edges(
        graph,
        (file) => /^apps\/api\/src\/(?!domains\/|composition\/|cli\/|platform\/)/.test(file) && !isTest(file),
        (target) => target.startsWith('apps/api/src/domains/'),
        { types: true },
      ),
    ],
  },
  {
    rule: 'contracts import only zod',
    violations: (graph) =>
      edges(
        graph,
        (file) => file.startsWith('packages/contracts/src/') && !isTest(file),
        (target) => target !== 'zod' && !target.startsWith('packages/contracts/src/'),
      ),
  },
  {
    rule: 'ui imports only React',
    violations: (graph) =>
      edges(
        graph,
        (file) => file.startsWith('packages/ui/src/') && !isTest(file),
        (target) => target !== 'react' && !target.startsWith('packages/ui/src/'),
      ),
  },
  {
    rule: "the browser's client carries no schema",
    violations: (graph) =>
      [...graph.keys()]
        .filter((file) => /^packages\/contracts\/src\/(?:client|routes|domain\/[\w-]+)\.ts$/.test(file))
        .filter((entry) => loadedWith(graph, entry).has('zod'))
        .map((entry) => `${entry} loads zod`),
  },
  {
    rule: 'only the studio loads three',
    violations: (graph) =>
      edges(
        graph,
        (file) => !isOfStudio(file),
        (target) => target === 'three',
      ),
  },
  {
    rule: 'nothing imports the studio',
    violations: (graph) => edges(graph, (file) => !isOfStudio(file), isOfStudio),
  },
  {
    rule: 'pictures and sounds import neither each other nor the film',
    violations: (graph) =>
      Object.entries({ pictures: 'sound', sound: 'pictures' }).flatMap(([folder, other]) =>
        edges(
          graph,
          (file) => file.startsWith(`apps/studio/${folder}/`),
          (target) => [other, 'film'].some((name) => target.startsWith(`apps/studio/${name}/`)),
        ),
      ),
  },
  {
    rule: 'packages do not import apps, and apps import the API only in tests',
    violations: (graph) => [
      ...edges(
        graph,
        (file) => file.startsWith('packages/'),
        (target) => target.startsWith('apps/'),
      ),
      ...edges(
        graph,
        (file) => /^apps\/(?:web|sandbox)\//.test(file) && !isTest(file),
        (target) => target.startsWith('apps/api/'),
      ),
    ],
  },
];

/** Imports between matching files and targets: those that load code and, with `types`, those of types. */
function edges(
  graph: ImportGraph,
  from: (file: string) => boolean,
  to: (target: string) => boolean,
  { types = false } = {},
): string[] {
  return [...graph].flatMap(([file, imports]) =>
    from(file)
      ? imports
          .filter(({ target, kind }) => (types || kind !== 'type') && to(target) && !isDynamicOfStage(file, kind))
          .map(({ target }) => `${file} imports ${target}`)
      : [],
  );
}

/** The stage loads Phaser on demand, when a game is mounted. */
function isDynamicOfStage(file: string, kind: string): boolean {
  return kind === 'dynamic' && file.startsWith(STAGE);
}
