import { type ImportGraph, loadedWith, reachableFrom } from './import-graph.ts';

/** A rule of `docs/architecture.md`; `violations` lists the imports that break it. */
export interface ImportRule {
  readonly rule: string;
  /** The rule covers imports of types too, not only of code that is loaded. */
  readonly coversTypes?: boolean;
  readonly violations: (graph: ImportGraph) => string[];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /\/(?:testing|bench|parity-values)/.test(file);
const isOfStudio = (path: string) => /^(?:apps|@star-seekers)\/studio(?:\/|$)/.test(path);
const STAGE = 'packages/stage/src/';
const HUB = 'apps/web/src/main.tsx';
const BRIDGE = 'apps/web/src/bridge/main.tsx';
const isPureGameFile = (file: string) => /^packages\/games\/src\/[^/]+\/(?:rules|sim)\.ts$/.test(file);

export const importRules: readonly ImportRule[] = [
  forbidImports('sim imports nothing', {
    from: (file) => file.startsWith('packages/sim/src/') && !isTest(file),
    to: (target) => !target.startsWith('packages/sim/src/'),
  }),
  forbidImports('stream imports only sim', {
    from: (file) => file.startsWith('packages/stream/src/') && !isTest(file),
    to: (target) => !target.startsWith('packages/stream/src/') && !target.startsWith('packages/sim/src/'),
  }),
  {
    rule: "a game's rules.ts and sim.ts, and what they load, reach only sim",
    violations: (graph) =>
      [...graph.keys()].filter(isPureGameFile).flatMap((entry) => {
        const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
        return loads(graph, entry, (file) => !file.startsWith(folder) && !file.startsWith('packages/sim/src/'));
      }),
  },
  forbidImports('only scene.ts files and the stage load Phaser', {
    from: (file) => !file.endsWith('/scene.ts') && !file.startsWith(STAGE),
    to: (target) => target === 'phaser',
  }),
  {
    rule: 'no initial load of a page includes Phaser',
    violations: (graph) =>
      [HUB, 'apps/sandbox/src/main.tsx', `${STAGE}index.ts`]
        .filter((entry) => graph.has(entry))
        .flatMap((entry) => loads(graph, entry, (file) => file === 'phaser')),
  },
  {
    rule: 'the hub loads no scene and no questions before a game route',
    violations: (graph) =>
      loads(
        graph,
        HUB,
        (file) =>
          /^packages\/games\/src\/[^/]+\/(?:scene|sim|game|view)\.tsx?$/.test(file) ||
          file.startsWith('packages/content/src/practice-bank'),
      ),
  },
  {
    rule: 'the hub loads nothing of the contract of the bridge',
    violations: (graph) => loads(graph, HUB, (file) => file.startsWith('packages/contracts/src/bridge/')),
  },
  {
    rule: 'the bridge reaches no game and no page of the hub',
    violations: (graph) =>
      [...reachableFrom(graph, BRIDGE)]
        .filter((file) =>
          /^(?:packages\/games\/src\/[^/]+\/(?:game|view|sim)\.tsx?|apps\/web\/src\/features\/.*)$/.test(file),
        )
        .map((file) => `${BRIDGE} can load ${file}`),
  },
  {
    rule: 'the hub never loads the ranked questions',
    violations: (graph) =>
      [...reachableFrom(graph, HUB)]
        .filter((file) => file.startsWith('packages/content/src/quiz-bank'))
        .map((file) => `${HUB} can load ${file}`),
  },
  {
    rule: 'an archived build contains neither ranked questions nor parts of the hub but the replay',
    violations: (graph) =>
      ['main.tsx', 'simulations.ts']
        .map((file) => `apps/web/src/player/${file}`)
        .flatMap((entry) =>
          [...reachableFrom(graph, entry)]
            .filter((file) =>
              /^(?:packages\/content\/src\/quiz-bank|apps\/web\/src\/(?!player\/|features\/theatre\/|i18n\/languages|ui\/base))/.test(
                file,
              ),
            )
            .map((file) => `${entry} can load ${file}`),
        ),
  },
  forbidImports('the API reaches games only through their registry', {
    from: (file) => file.startsWith('apps/api/'),
    to: (target) =>
      target.startsWith('packages/games/') &&
      !/^packages\/games\/src\/(?:games|play-again|recorded-run|replay-transport)\.ts$/.test(target),
  }),
  {
    rule: 'the server, its commands and the registry of the games reach nothing that draws or sounds',
    violations: (graph) =>
      [...graph.keys()]
        .filter((file) => /^(?:apps\/api\/src\/(?:server|cli\/[\w-]+)|packages\/games\/src\/games)\.ts$/.test(file))
        .flatMap((entry) =>
          [...reachableFrom(graph, entry)]
            .filter((file) => /^(?:react|react-dom|phaser|howler|packages\/(?:stage|ui|art|audio)\/.*)$/.test(file))
            .map((file) => `${entry} can reach ${file}`),
        ),
  },
  forbidImports('the stage imports only sim, ui, art and audio of our packages', {
    coversTypes: true,
    from: (file) => file.startsWith(STAGE) && !isTest(file),
    to: (target) => /^(?:apps|packages)\/(?!(?:sim|ui|art|audio|stage)\/)/.test(target),
  }),
  {
    rule: 'the server loads the payment sandbox on demand',
    violations: (graph) =>
      loads(graph, 'apps/api/src/server.ts', (file) => file.startsWith('packages/stripe-sandbox/')),
  },
  forbidImports("the API's platform imports no domain, not even a type", {
    coversTypes: true,
    from: (file) => file.startsWith('apps/api/src/platform/') && !isTest(file),
    to: (target) => /^apps\/api\/src\/(?:domains|composition)\//.test(target),
  }),
  forbidImports(
    "only composition imports several of the API's domains, and no domain imports it",
    {
      coversTypes: true,
      from: (file) => file.startsWith('apps/api/src/domains/') && !isTest(file),
      to: (target) => target.startsWith('apps/api/src/composition/'),
    },
    {
      // An operator's commands act through the domains, as routes do; what they share comes from composition.
      coversTypes: true,
      from: (file) => /^apps\/api\/src\/(?!domains\/|composition\/|cli\/|platform\/)/.test(file) && !isTest(file),
      to: (target) => target.startsWith('apps/api/src/domains/'),
    },
  ),
  {
    rule: "no two of the API's domains import each other, directly or through others, not even a type",
    coversTypes: true,
    violations: cyclesOfDomains,
  },
  forbidImports("only the hub's clock reads the machine's", {
    from: (file) =>
      file.startsWith('apps/api/src/') && file !== 'apps/api/src/composition/open-clock.ts' && !isTest(file),
    to: (target) => target === 'apps/api/src/platform/clock.ts',
  }),
  forbidImports('contracts import only zod', {
    from: (file) => file.startsWith('packages/contracts/src/') && !isTest(file),
    to: (target) => target !== 'zod' && !target.startsWith('packages/contracts/src/'),
  }),
  forbidImports('ui imports only React', {
    from: (file) => file.startsWith('packages/ui/src/') && !isTest(file),
    to: (target) => target !== 'react' && !target.startsWith('packages/ui/src/'),
  }),
  {
    rule: "the browser's client carries no schema",
    violations: (graph) =>
      [...graph.keys()]
        .filter((file) => /^packages\/contracts\/src\/(?:client|routes|domain\/[\w-]+)\.ts$/.test(file))
        .flatMap((entry) => loads(graph, entry, (file) => file === 'zod')),
  },
  forbidImports('only the studio loads three', {
    from: (file) => !isOfStudio(file),
    to: (target) => target === 'three',
  }),
  forbidImports('nothing imports the studio', { from: (file) => !isOfStudio(file), to: isOfStudio }),
  forbidImports(
    'pictures and sounds import neither each other nor the film',
    {
      from: (file) => file.startsWith('apps/studio/pictures/'),
      to: (target) => /^apps\/studio\/(?:sound|film)\//.test(target),
    },
    {
      from: (file) => file.startsWith('apps/studio/sound/'),
      to: (target) => /^apps\/studio\/(?:pictures|film)\//.test(target),
    },
  ),
  forbidImports(
    'packages do not import apps, and apps import the API only in tests',
    { from: (file) => file.startsWith('packages/'), to: (target) => target.startsWith('apps/') },
    {
      from: (file) => /^apps\/(?:web|sandbox)\//.test(file) && !isTest(file),
      to: (target) => target.startsWith('apps/api/'),
    },
  ),
];

/** Imports that a rule forbids; without `coversTypes` only those that load code. */
interface ForbiddenImports {
  readonly from: (file: string) => boolean;
  readonly to: (target: string) => boolean;
  readonly coversTypes?: boolean;
}

function forbidImports(rule: string, ...forbidden: readonly ForbiddenImports[]): ImportRule {
  return {
    rule,
    coversTypes: forbidden.some(({ coversTypes }) => coversTypes),
    violations: (graph) => forbidden.flatMap((imports) => edges(graph, imports)),
  };
}

function edges(graph: ImportGraph, { from, to, coversTypes = false }: ForbiddenImports): string[] {
  return [...graph].flatMap(([file, imports]) =>
    from(file)
      ? imports
          .filter(({ target, kind }) => (coversTypes || kind !== 'type') && to(target) && !isDynamicOfStage(file, kind))
          .map(({ target }) => `${file} imports ${target}`)
      : [],
  );
}

/** The matching files that the static imports of an entry reach. */
function loads(graph: ImportGraph, entry: string, matches: (file: string) => boolean): string[] {
  return [...loadedWith(graph, entry)].filter(matches).map((file) => `${entry} loads ${file}`);
}

/** The stage loads Phaser on demand, when a game is mounted. */
function isDynamicOfStage(file: string, kind: string): boolean {
  return kind === 'dynamic' && file.startsWith(STAGE);
}

/** The imports between domains of the API that close a cycle. */
function cyclesOfDomains(graph: ImportGraph): string[] {
  const domainOf = (file: string) => /^apps\/api\/src\/domains\/([^/]+)\//.exec(file)?.[1];
  const edges = [...graph].flatMap(([file, imports]) => {
    const from = domainOf(file);
    if (from === undefined || isTest(file)) return [];
    return imports.flatMap(({ target }) => {
      const to = domainOf(target);
      return to === undefined || to === from ? [] : [{ from, to, file, target }];
    });
  });
  const next = Map.groupBy(edges, ({ from }) => from);
  const reached = (start: string) => {
    const seen = new Set<string>();
    const queue = [start];
    for (let domain = queue.pop(); domain !== undefined; domain = queue.pop()) {
      for (const { to } of next.get(domain) ?? []) {
        if (!seen.has(to)) queue.push(to);
        seen.add(to);
      }
    }
    return seen;
  };
  return edges
    .filter(({ from, to }) => reached(to).has(from))
    .map(({ file, target }) => `${file} imports ${target}, in a cycle of domains`);
}
