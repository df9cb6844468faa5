import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Codex, CodexBlock, CodexEntry } from '../src/codex-model.ts';
import { textOfBlock } from '../src/codex-text.ts';
import { parseEntry } from './parse-entry.ts';

/** The folder of the codex's markdown: one folder for each language. */
export const CODEX_FOLDER = join(import.meta.dirname, '../codex');

/** The language in which the codex is written; the others are translations of it. */
const SOURCE = 'en';

/** The languages of the codex. */
export const codexLanguages: readonly string[] = readdirSync(CODEX_FOLDER);

/**
 * Reads the codex in a language. A translation has the anchors of the English original.
 * @throws {Error} on an invalid entry, and on a translation whose structure differs from the original
 */
export function readCodex(language: string): Codex {
  const codex = readEntries(join(CODEX_FOLDER, language));
  return language === SOURCE ? codex : alignWith(readCodex(SOURCE), codex);
}

/** Reads the entries in the order of `index.md`. @throws {Error} on an invalid entry or another title in the index */
export function readEntries(folder: string): Codex {
  return readIndex(folder).map(({ title, fileName }) => {
    const entry = parseEntry(fileName, readFileSync(join(folder, fileName), 'utf8'));
    if (entry.title !== title) throw new Error(`index.md calls ${fileName} ${title}, its title is ${entry.title}`);
    return entry;
  });
}

/** The lines `- [Title](file.md)` of the index. @throws {Error} unless they list each file of the folder once */
function readIndex(folder: string): { title: string; fileName: string }[] {
  const lines = readFileSync(join(folder, 'index.md'), 'utf8').matchAll(/^- \[(.+)\]\((.+)\)$/gm);
  const listed = [...lines].map(([, title = '', fileName = '']) => ({ title, fileName }));
  const names = listed.map(({ fileName }) => fileName);
  const present = readdirSync(folder).filter((name) => name !== 'index.md');
  const wrong = [
    ...present.filter((name) => !names.includes(name)).map((name) => `does not list ${name}`),
    ...names.filter((name) => !present.includes(name)).map((name) => `lists ${name}, which does not exist`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `lists ${name} twice`),
  ];
  if (wrong.length > 0) throw new Error(`index.md ${wrong.join('; ')}`);
  return listed;
}

/**
 * Gives a translated codex the anchors of the original.
 * @throws {Error} with every difference: entries, sections, kinds of blocks, facts, links, and figures in the text
 */
export function alignWith(original: Codex, translation: Codex): Codex {
  const problems = original.flatMap((entry, at) => differences(entry, translation[at]));
  if (translation.length > original.length) problems.push('the translation has more entries than the original');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return translation.map((entry, at) => ({
    ...entry,
    sections: entry.sections.map((section, index) => ({
      ...section,
      anchor: original[at]?.sections[index]?.anchor ?? section.anchor,
    })),
  }));
}

function differences(original: CodexEntry, translation: CodexEntry | undefined): string[] {
  const { id, category, faction, sections } = original;
  if (translation?.id !== id) return [`${id} is missing or in another place`];
  if (translation.category !== category || translation.faction !== faction) return [`${id} has another category`];
  if (translation.sections.length !== sections.length) return [`${id} has another number of sections`];
  const partsOf = (entry: CodexEntry) => [entry.lead, ...entry.sections.map(({ blocks }) => blocks)];
  const translated = partsOf(translation);
  return partsOf(original).flatMap((blocks, part) => {
    const others = translated[part] ?? [];
    const place = part === 0 ? id : `${id}, ${sections[part - 1]?.heading}`;
    if (shapeOf(blocks) !== shapeOf(others)) return [`${place}: ${shapeOf(others)} instead of ${shapeOf(blocks)}`];
    return blocks.flatMap((block, at) => {
      const other = others[at] as CodexBlock;
      return [
        ...differing(`${place}: links`, linksOf(block), linksOf(other)),
        ...differing(`${place}: figures`, figuresOf(block), figuresOf(other)),
      ];
    });
  });
}

function differing(what: string, expected: readonly string[], found: readonly string[]): string[] {
  return expected.join() === found.join() ? [] : [`${what} are ${found.join()} instead of ${expected.join()}`];
}

/** The kinds of the blocks, with the number of facts of a list. */
function shapeOf(blocks: readonly CodexBlock[]): string {
  return blocks.map((block) => (block.kind === 'facts' ? `facts(${block.facts.length})` : block.kind)).join(' ');
}

/** Targets of the links, sorted, because languages order words differently. */
function linksOf(block: CodexBlock): readonly string[] {
  const spans = block.kind === 'facts' ? block.facts.flatMap(({ value }) => value) : block.spans;
  return spans.flatMap(({ to }) => to ?? []).toSorted();
}

/** Words that multiply the figure before them. */
const MAGNITUDES: readonly (readonly [word: RegExp, factor: number])[] = [
  [/^\s?万/, 1e4],
  [/^\s(?:million|Millionen|millones|millions|milhões|مليون)/, 1e6],
];

/** The months of a date, which Japanese writes as figures. */
const MONTH = /^\s?月/;

/** The figures in a text, sorted, without the separators that languages write differently. */
function figuresOf(block: CodexBlock): readonly string[] {
  const text = textOfBlock(block);
  const figures = [...text.matchAll(/\d+(?:[.,\u00A0\u202F ]\d{3})*(?:[.,]\d+)?/g)];
  return figures
    .flatMap(({ 0: figure, index }) => {
      const rest = text.slice(index + figure.length);
      if (MONTH.test(rest)) return [];
      const factor = MAGNITUDES.find(([word]) => word.test(rest))?.[1] ?? 1;
      return [String(Number(figure.replaceAll(/\D/g, '')) * factor)];
    })
    .toSorted();
}
