import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRepository } from './repository.ts';
import { type JourneyParts, createTestReach } from './test-reach.ts';

const root = join(import.meta.dirname, '../../..');
const repository = readRepository(root);
const reach = createTestReach(root, repository);

const SNAKE = 'packages/games/src/space-snake/sim.ts';
const PUZZLE = 'packages/games/src/puzzle/sim.ts';
const DICE = 'apps/api/src/domains/dice/service.ts';
const PAYMENTS = 'apps/api/src/domains/payments/gateway.ts';

describe('a unit test depends on', () => {
  it.each([
    ['its imports, direct and indirect', 'packages/games/src/space-snake/sim.test.ts', 'packages/sim/src/rng.ts'],
    ['its data', 'packages/games/src/golden.test.ts', 'packages/games/src/space-snake/golden/good-1.json'],
    [
      'the styles of its components',
      'packages/games/src/space-snake/Screen.browser.test.tsx',
      'packages/ui/src/button.module.css',
    ],
    ['a process that it starts by path', 'apps/api/src/server.test.ts', 'apps/api/src/server.ts'],
    ['the versions of packages', 'packages/sim/src/rng.test.ts', 'pnpm-lock.yaml'],
    ['all games if it plays runs', 'apps/api/src/domains/runs/forgery.test.ts', PUZZLE],
    ['all games if a file of its folder that it imports plays runs', 'apps/api/stress/run-stress.test.ts', PUZZLE],
    ['all domains if it belongs to none', 'apps/api/src/platform/bad-input.test.ts', DICE],
    ['the specification if it reads its figures', 'packages/games/src/puzzle/rules.test.ts', 'docs/spec/games.md'],
    [
      'every model if it compares them with the committed pictures',
      'apps/studio/pictures/build/fresh.test.ts',
      'apps/studio/pictures/models/worlds/tarn.ts',
    ],
    [
      'the pictures that it measures',
      'apps/studio/pictures/committed/manifest.test.ts',
      'packages/art/assets/snake.webp',
    ],
    ['the tracks that it measures', 'apps/studio/sound/music.test.ts', 'apps/web/public/assets/Music/convoy.mp3'],
    ['everything if it checks the build', 'apps/web/src/build.test.ts', PUZZLE],
  ])('%s', (_what, test, file) => {
    expect(reach.ofTest(test)).toContain(file);
  });

  it.each([
    ['another game', 'packages/games/src/space-snake/Screen.browser.test.tsx', PUZZLE],
    ['another domain', 'apps/api/src/domains/dice/dice.test.ts', PAYMENTS],
    ['a game if it plays none', 'apps/api/src/domains/dice/dice.test.ts', SNAKE],
    ['a game if no file of its folder that it imports plays one', 'apps/api/stress/hub-stress.test.ts', SNAKE],
    ['documents', 'apps/api/src/server.test.ts', 'docs/architecture.md'],
  ])('not on %s', (_what, test, file) => {
    expect(reach.ofTest(test)).not.toContain(file);
  });

  it('only on the code near it, on request', () => {
    const test = 'apps/api/src/platform/bad-input.test.ts';
    expect(reach.ofTest(test, 'near')).not.toContain(DICE);
    expect(reach.ofTest(test, 'near')).toContain('apps/api/src/composition/app.ts');
  });
});

describe('a journey depends on', () => {
  const journey = 'apps/e2e/journeys/puzzle.spec.ts';

  it('the whole product without its unit tests and the studio', () => {
    const files = reach.ofJourney(journey);
    for (const file of [journey, SNAKE, DICE, 'apps/web/src/main.tsx', 'scripts/start.ts'])
      expect(files).toContain(file);
    expect(files).not.toContain('packages/games/src/puzzle/sim.test.ts');
    expect(files).not.toContain('apps/studio/pictures/cli.ts');
  });

  it('only the games and domains that it lists, if it lists any', () => {
    const files = reach.ofJourney(journey, { games: ['puzzle'], domains: ['runs'] });
    expect(files).toContain(PUZZLE);
    expect(files).not.toContain(SNAKE);
    expect(files).not.toContain(DICE);
    expect(files).toContain('packages/stage/src/mount-game.ts');
  });

  it('every game and every domain with routes, all journeys together', () => {
    const all = [...repository.hashes.keys()];
    const partsOf = (folder: RegExp) => new Set(all.flatMap((path) => folder.exec(path)?.[1] ?? []));
    const shown = Object.values(
      JSON.parse(readFileSync(join(root, 'apps/e2e/journeys/parts.json'), 'utf8')) as Record<string, JourneyParts>,
    );
    const everyGame = partsOf(/^packages\/games\/src\/([^/]+)\/sim\.ts$/);
    expect(new Set(shown.flatMap(({ games = [...everyGame] }) => games))).toEqual(everyGame);
    expect(new Set(shown.flatMap(({ domains = [] }) => domains))).toEqual(
      partsOf(/^apps\/api\/src\/domains\/([^/]+)\/routes\.ts$/),
    );
  });

  it('existing parts only', () => {
    expect(() => reach.ofJourney(journey, { domains: ['bank'] })).toThrow('"bank", which does not exist');
  });
});
