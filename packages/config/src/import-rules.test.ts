import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ImportEdge, type ImportGraph, reachableFrom, readImportGraph } from './import-graph.ts';
import { importRules } from './import-rules.ts';
import { workspacePackages } from './repository.ts';

const root = join(import.meta.dirname, '../../..');

describe('the repository', () => {
  let graph: ImportGraph;

  beforeAll(() => {
    const files = globSync(
      ['{apps,packages}/*/{src,bench,support,journeys,screens}/**/*.{ts,tsx}', 'apps/studio/**/*.ts'],
      { cwd: root, exclude: ['**/node_modules'] },
    );
    graph = readImportGraph(root, files, workspacePackages(root));
  });

  it('is read, from the hub to the kernel', () => {
    expect(graph.size).toBeGreaterThan(150);
    expect(graph.get('apps/api/src/composition/app.ts')?.length).toBeGreaterThan(5);
  });

  it('is followed into threads and processes', () => {
    const reached = reachableFrom(graph, 'apps/api/src/server.ts');
    for (const file of ['verifier/verify-worker.ts', 'auth/hash-process.ts', 'runs/live/live-worker.ts']) {
      expect(reached).toContain(`apps/api/src/domains/${file}`);
    }
  });

  it.each(importRules)('$rule', ({ violations }) => {
    expect(violations(graph)).toEqual([]);
  });
});

describe('every rule can fail', () => {
  /** For each rule an import that breaks it, with one in the other direction if it takes both. */
  const breaches: Readonly<Record<string, [file: string, target: string, both?: 'mutual']>> = {
    'sim imports nothing': ['packages/sim/src/run.ts', 'react'],
    'stream imports only sim': ['packages/stream/src/chunk.ts', 'packages/contracts/src/index.ts'],
    "a game's rules.ts and sim.ts, and what they load, reach only sim": [
      'packages/games/src/x/sim.ts',
      'packages/stage/src/index.ts',
    ],
    'only scene.ts files and the stage load Phaser': ['packages/games/src/x/Screen.tsx', 'phaser'],
    'no initial load of a page includes Phaser': ['apps/web/src/main.tsx', 'phaser'],
    'the hub loads no scene and no questions before a game route': [
      'apps/web/src/main.tsx',
      'packages/games/src/x/scene.ts',
    ],
    'the hub loads nothing of the contract of the bridge': [
      'apps/web/src/main.tsx',
      'packages/contracts/src/bridge/schemas.ts',
    ],
    'the bridge reaches no game and no page of the hub': [
      'apps/web/src/bridge/main.tsx',
      'apps/web/src/features/session/session.ts',
    ],
    'the hub never loads the ranked questions': ['apps/web/src/main.tsx', 'packages/content/src/quiz-bank.ts'],
    'an archived build contains neither ranked questions nor parts of the hub but the replay': [
      'apps/web/src/player/simulations.ts',
      'apps/web/src/shell/api.ts',
    ],
    'the API reaches games only through their registry': [
      'apps/api/src/composition/app.ts',
      'packages/games/src/catalog.ts',
    ],
    'the server, its commands and the registry of the games reach nothing that draws or sounds': [
      'apps/api/src/server.ts',
      'packages/stage/src/screen/board-fields.ts',
    ],
    'the stage imports only sim, ui, art and audio of our packages': [
      'packages/stage/src/index.ts',
      'packages/games/src/game.ts',
    ],
    'the server loads the payment sandbox on demand': [
      'apps/api/src/server.ts',
      'packages/stripe-sandbox/src/index.ts',
    ],
    "the API's platform imports no domain, not even a type": [
      'apps/api/src/platform/metrics.ts',
      'apps/api/src/domains/verifier/verifier.ts',
    ],
    "only composition imports several of the API's domains, and no domain imports it": [
      'apps/api/src/domains/payments/gateway.ts',
      'apps/api/src/composition/config.ts',
    ],
    "no two of the API's domains import each other, directly or through others, not even a type": [
      'apps/api/src/domains/gates/figures.ts',
      'apps/api/src/domains/leaderboards/figures.ts',
      'mutual',
    ],
    "only the hub's clock reads the machine's": [
      'apps/api/src/composition/start-server.ts',
      'apps/api/src/platform/clock.ts',
    ],
    'contracts import only zod': ['packages/contracts/src/index.ts', 'fastify'],
    "the browser's client carries no schema": ['packages/contracts/src/client.ts', 'zod'],
    'ui imports only React': ['packages/ui/src/button.tsx', 'react-i18next'],
    'only the studio loads three': ['packages/games/src/x/scene.ts', 'three'],
    'nothing imports the studio': ['apps/e2e/screens/x.ts', 'apps/studio/paths.ts'],
    'pictures and sounds import neither each other nor the film': [
      'apps/studio/sound/cli.ts',
      'apps/studio/film/timeline.ts',
    ],
    'packages do not import apps, and apps import the API only in tests': [
      'packages/games/src/x/a.ts',
      'apps/web/src/main.tsx',
    ],
  };

  it.each(importRules)('$rule', ({ rule, coversTypes, violations }) => {
    const breach = breaches[rule];
    if (!breach) expect.fail('this rule has no example of a breach');
    const [file, target, both] = breach;
    const found = (kind: ImportEdge['kind']) => {
      const back = new Map<string, ImportEdge[]>(both && [[target, [{ target: file, kind }]]]);
      return violations(new Map([...back, [file, [{ target, kind }]]])).filter((violation) =>
        violation.startsWith(file),
      );
    };
    expect(found('static')).toHaveLength(1);
    expect(found('type')).toHaveLength(coversTypes ? 1 : 0);
  });

  it('domains may import each other in one direction, and make no cycle of three either', () => {
    const rule = importRules.find(({ rule }) => rule.includes('domains import each other'));
    const importing = (...edges: readonly (readonly [from: string, to: string, kind?: ImportEdge['kind']])[]) =>
      rule?.violations(
        new Map(
          edges.map(([from, to, kind = 'static']) => [
            `apps/api/src/domains/${from}.ts`,
            [{ target: `apps/api/src/domains/${to}.ts`, kind }],
          ]),
        ),
      );
    const chain = [
      ['daily/a', 'boards/a'],
      ['boards/b', 'gates/a', 'type'],
    ] as const;
    expect(importing(...chain, ['boards/a', 'boards/b'])).toEqual([]);
    expect(importing(...chain, ['gates/a.test', 'daily/a'])).toEqual([]);
    expect(importing(...chain, ['gates/b', 'daily/b', 'dynamic'], ['credits/a', 'gates/a'])).toHaveLength(3);
  });

  it('only composition imports several domains: neither the server nor a file beside it does', () => {
    const rule = importRules.find(({ rule }) => rule.includes('only composition imports several'));
    const edge: ImportEdge = { target: 'apps/api/src/domains/verifier/verifier.ts', kind: 'type' };
    const from = (file: string) => rule?.violations(new Map([[`apps/api/src/${file}`, [edge]]]));
    expect(from('server.ts')).toEqual([`apps/api/src/server.ts imports ${edge.target}`]);
    expect(from('composition/app.ts')).toEqual([]);
  });
});
