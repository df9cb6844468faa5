import { expect, it } from 'vitest';
import { artworks } from './artworks.ts';
import { codex } from './english-codex.ts';

const anchors = new Set(codex.flatMap(({ id, sections }) => [id, ...sections.map(({ anchor }) => anchor)]));

it.each(artworks)('$title has a story of one line and a link into the codex (G5.8)', ({ title, story, anchor }) => {
  expect(title).toMatch(/^\S.+\S$/);
  expect(story).toMatch(/^[^\n]{20,160}[.!?]$/);
  expect(anchors).toContain(anchor);
});

it('pictures differ in title, story and link (G5.8)', () => {
  for (const field of ['title', 'story', 'anchor'] as const) {
    expect(new Set(artworks.map((artwork) => artwork[field])).size, field).toBe(artworks.length);
  }
});
