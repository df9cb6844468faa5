import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GameNames } from './game.ts';
import { games } from './games.ts';

test.each([
  [1, 'Cosmic Battle Arena', 'Space Shooter'],
  [2, 'Space Snake', 'Stellar Mining'],
  [3, 'Cosmic Memory Challenge', 'Space Traders'],
  [4, 'Lore Master', 'Star Atlas Quiz'],
  [5, 'Star Seekers Puzzle', 'Puzzle Master'],
  [6, 'Cargo Runner', 'Resource Runner'],
])('game %i is %s, and the other reading of its name is its kicker', (id, title, kicker) => {
  expect(games.get(id)?.names).toMatchObject({ title, kicker });
});

test.each([...games.values()].map(({ slug, names }) => [slug, names.title] as const))(
  '%s has one name, in all languages',
  (slug, title) => {
    const files = globSync(`${slug}/texts/*/listing.json`, { cwd: import.meta.dirname });
    const titles = files.map(
      (file) => (JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as GameNames).title,
    );
    expect(titles).toEqual(Array(files.length).fill(title));
  },
);

test('no two games share an id or a folder', () => {
  expect(new Set([...games.values()].map(({ slug }) => slug)).size).toBe(games.size);
  expect([...games].every(([id, game]) => game.id === id && game.sim.id === id)).toBe(true);
});
