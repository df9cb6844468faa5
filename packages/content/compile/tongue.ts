import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Codex, CodexBlock } from '../src/codex-model.ts';
import { type CodexPlace, placesOf } from '../src/codex-places.ts';
import { textOfBlock, textOfSpans } from '../src/codex-text.ts';
import { readCodex } from './read-codex.ts';

/** The folder of the questions: one folder for each language. */
export const QUIZ_FOLDER = join(import.meta.dirname, '../quiz');

const template = z.string().min(1);

/** The words of compiled questions; `{{name}}` and the like stand for what the codex says. */
const wordsSchema = z.strictObject({
  /** Articles with the space or apostrophe after them: they would give away the gender of a name that is left out. */
  articles: z.array(z.string()),
  said: z.strictObject({ text: template, why: template }),
  date: z.strictObject({ text: template, why: template }),
  length: z.strictObject({ text: template, whose: template }),
  mark: z.strictObject({ text: template, whose: template }),
  figure: z.strictObject({ why: template }),
  kind: z.strictObject({ text: template, why: template }),
  kinds: z.strictObject({
    ships: template,
    resources: template,
    creatures: template,
    relics: template,
    devices: template,
    worlds: template,
    people: template,
  }),
  power: z.strictObject({ text: template, why: template }),
});

export type Words = z.infer<typeof wordsSchema>;

/** A sentence as it is said of a place that is asked for, and as the briefing tells it, with all names. */
const sentenceSchema = z.strictObject({ said: z.string(), fact: z.string() });

const sentencesSchema = z.record(
  z.string(),
  z.union([sentenceSchema, z.string().transform((text) => ({ said: text, fact: text }))]),
);

type SentenceUse = keyof z.infer<typeof sentenceSchema>;

/** A language in which questions are worded. */
export interface Tongue {
  readonly language: string;
  readonly codex: Codex;
  readonly places: ReadonlyMap<string, CodexPlace>;
  readonly words: Words;
  /** Sentences of a translation that differ from what its codex has at that place, by {@link sentenceKey}. */
  readonly sentences: ReadonlyMap<string, Readonly<Record<SentenceUse, string>>>;
}

/** Something that is said in any language; undefined where a translation lacks it. */
export type Phrase = (tongue: Tongue) => string | undefined;

/** @throws {Error} on a missing or an invalid file */
export function readTongue(language: string): Tongue {
  const codex = readCodex(language);
  const words = wordsSchema.parse(parse(readFileSync(join(QUIZ_FOLDER, language, 'words.yaml'), 'utf8')));
  const file = join(QUIZ_FOLDER, language, 'sentences.yaml');
  const sentences = existsSync(file) ? sentencesSchema.parse(parse(readFileSync(file, 'utf8'))) : {};
  return { language, codex, places: placesOf(codex), words, sentences: new Map(Object.entries(sentences)) };
}

/** The template with values in place of its names. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The heading of a section, or the title of an entry. */
export function nameOf(anchor: string): Phrase {
  return ({ places }) => {
    const place = places.get(anchor);
    return place?.section?.heading ?? place?.entry.title;
  };
}

/** Names a sentence: its place, the part there, and the sentence in that, both from 1. */
export function sentenceKey({ anchor, part, sentence }: SentencePlace): string {
  return `${anchor} ${part + 1}.${sentence + 1}`;
}

/** A sentence of a section, or of the summary and the lead of an entry. */
export interface SentencePlace {
  readonly anchor: string;
  readonly part: number;
  readonly sentence: number;
}

export interface PlacedSentence extends SentencePlace {
  readonly kind: Part['kind'];
  readonly text: string;
}

/** The sentence at a place. In a translation: the one that stands there, if its part has as many sentences as the original. */
export function sentenceAt(place: SentencePlace, original: Tongue, use: SentenceUse): Phrase {
  return (tongue) => {
    const replaced = tongue.sentences.get(sentenceKey(place));
    if (replaced) return replaced[use];
    const [here, there] = [tongue, original].map((each) => partsAt(each, place.anchor)[place.part]?.sentences);
    return here?.length === there?.length ? here?.[place.sentence] : undefined;
  };
}

/** The sentences at a place with their places, facts as `Name: value`. */
export function sentencesAt(tongue: Tongue, anchor: string): readonly PlacedSentence[] {
  return partsAt(tongue, anchor).flatMap(({ kind, sentences }, part) =>
    sentences.map((text, sentence) => ({ anchor, part, sentence, kind, text })),
  );
}

interface Part {
  readonly kind: CodexBlock['kind'] | 'summary';
  readonly sentences: readonly string[];
}

function partsAt({ places }: Tongue, anchor: string): readonly Part[] {
  const { section, entry } = places.get(anchor) ?? {};
  if (section) return section.blocks.map(partOf);
  return entry ? [{ kind: 'summary', sentences: [entry.summary] }, ...entry.lead.map(partOf)] : [];
}

function partOf(block: CodexBlock): Part {
  const { kind } = block;
  return block.kind === 'facts'
    ? { kind, sentences: block.facts.map(({ name, value }) => `${name}: ${textOfSpans(value)}`) }
    : { kind, sentences: sentencesOf(textOfBlock(block)) };
}

/** A sentence ends with its mark and the quotation mark after it; `2.1` and the German `1. Januar` do not end one. */
const SENTENCE =
  /(?:[^.!?。！？؟]|(?<=\d)\.(?=\d)|(?<=(?:^|[\s(„])\d{1,2})\.(?= \p{Lu}))+[.!?。！？؟…]*(?:["”“」』]|\s?»)?/gu;

/** The sentences of a text, in any of the languages. */
export function sentencesOf(text: string): string[] {
  return (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
