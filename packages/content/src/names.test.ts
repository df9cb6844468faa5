import { describe, expect, it } from 'vitest';
import { artworks } from './artworks.ts';
import { cargoTypes } from './cargo-types.ts';
import { type CodexEntry, textOfBlock } from './codex.ts';
import { findInEnglish } from './english-codex.ts';
import { MEMORY_KINDS, memorySubjects } from './memory-subjects.ts';

const sectionText = (anchor: string) =>
  findInEnglish(anchor)?.section?.blocks.map(textOfBlock).join('\n') ?? expect.fail(`there is no section ${anchor}`);

const entryOf = (id: string): CodexEntry => findInEnglish(id)?.entry ?? expect.fail(`there is no entry ${id}`);

describe('the seventeen cargo types', () => {
  it('are those of the specification (G6.37, G6.38), with their weights', () => {
    expect(cargoTypes.filter(({ load }) => load === 'heavy').map(({ type }) => type)).toEqual([
      'ARCO',
      'DIAMOND',
      'ROCH',
    ]);
    expect(cargoTypes.filter(({ load }) => load === 'light').map(({ type }) => type)).toEqual(
      'SDU AGEL CARBON CRYSLAT ENRGSUB FSTAB HYG IC3A LUMAN NITRO POLYMER PRTACL PWRSRC RADABS'.split(' '),
    );
    for (const { load, weightKilos } of cargoTypes) expect(weightKilos).toBe(load === 'heavy' ? 3 : 1);
  });

  it.each(['heavy', 'light'] as const)('are the sections of the entry on %s cargo', (load) => {
    const listed = cargoTypes.filter((cargo) => cargo.load === load);
    expect(entryOf(`${load}-cargo`).sections.map(({ anchor, heading }) => ({ anchor, type: heading }))).toEqual(
      listed.map(({ anchor, type }) => ({ anchor, type })),
    );
  });
});

describe('the 44 memory subjects', () => {
  it('are 44, with a name and an id each', () => {
    expect(memorySubjects).toHaveLength(44);
    expect(new Set(memorySubjects.map(({ id }) => id)).size).toBe(44);
    expect(new Set(memorySubjects.map(({ name }) => name)).size).toBe(44);
  });

  it.each(memorySubjects)('$name has an entry or section of its name in the codex', ({ name, anchor }) => {
    const place = findInEnglish(anchor);
    expect((place?.section?.heading ?? place?.entry.title)?.toLowerCase()).toMatch(
      new RegExp(`^(?:the )?${name}$`, 'i'),
    );
  });

  it('are as many of each kind as the codex says', () => {
    const counts = MEMORY_KINDS.map((kind) => memorySubjects.filter((subject) => subject.kind === kind).length);
    expect(counts).toEqual([10, 8, 7, 7, 7, 5]);
    expect(sectionText('the-forty-four')).toContain(
      'ten ships, eight worlds, seven relics, seven creatures, seven devices and five sights',
    );
  });
});

describe('the twelve artworks', () => {
  it('are the windows of the Long Gallery, in their order', () => {
    const windows = sectionText('the-twelve-windows').split('\n');
    expect(windows).toHaveLength(12);
    expect(artworks).toHaveLength(12);
    for (const [at, { title }] of artworks.entries()) expect(windows[at]).toContain(`${title}:`);
  });

  it.each(artworks)('$title has a story of one line and a place in the codex', ({ id, story, anchor }) => {
    expect(findInEnglish(anchor)).toBeDefined();
    expect(story).toMatch(/^.{40,120}[.]$/);
    expect(artworks.filter((artwork) => artwork.id === id)).toHaveLength(1);
  });
});

describe('the codex', () => {
  it.each([
    ['mud-ships', ['e1', 'e6', 'c8']],
    ['oni-ships', ['e2', 'e5', 'c9']],
    ['ustur-ships', ['e3', 'e4', 'c10', 'c11']],
  ])('%s lists the register marks of the enemies', (id, marks) => {
    const found = entryOf(id).sections.map(
      ({ blocks }) => /Register mark (\w+)/.exec(blocks.map(textOfBlock).join('\n'))?.[1],
    );
    expect(new Set(found)).toEqual(new Set(marks));
  });

  it('describes the games, the seven mazes, the four stores, the rocks and the power-ups', () => {
    for (const id of [
      'cosmic-battle-arena',
      'stellar-mining',
      'space-traders',
      'lore-master',
      'long-gallery',
      'cargo-runner',
    ]) {
      expect(entryOf(id).category).toBe('games');
    }
    expect(entryOf('bonded-decks').sections).toHaveLength(7);
    expect(entryOf('millstones').sections).toHaveLength(3);
    for (const store of ['Ammo', 'Food', 'Fuel', 'Tools']) {
      expect(entryOf('four-stores').lead.map(textOfBlock).join('\n')).toContain(`${store} `);
    }
    for (const powerUp of ['second-breath', 'triad-rack', 'twin-coupler']) expect(sectionText(powerUp)).not.toBe('');
  });
});
