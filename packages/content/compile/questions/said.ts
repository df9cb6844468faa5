import type { Codex, CodexCategory } from '../../src/codex-model.ts';
import { textOfBlock } from '../../src/codex-text.ts';
import type { QuizBand } from '../../src/quiz-model.ts';
import { TIMELINE_ID } from '../codex-problems.ts';
import { stemOf } from '../quiz-problems.ts';
import { type Draft, numberOf, shuffled } from './question-parts.ts';

/** Lengths of a sentence that says enough and fits on a phone. */
const SENTENCE = { least: 24, most: 86 } as const;

/** Most sentences of one place. */
const MOST_PER_PLACE = 4;

/** Sections that are chapters of their entry, and not things with a name: what they say is said of the entry. */
const CHAPTERS: ReadonlySet<string> = new Set([
  'consuls',
  'horn-law',
  'measures',
  'one-of-each',
  'one-throw-a-day',
  'ranks',
  'six-docks',
  'the-archive',
  'the-forty-four',
  'the-object',
  'the-rent',
  'the-six-that-opened',
  'the-twelve-windows',
  'the-vote-of-l52',
  'their-age',
  'what-they-owe',
  'what-was-found',
]);

/** A place of the codex that a sentence can be about. */
interface Subject {
  readonly anchor: string;
  readonly name: string;
  readonly category: CodexCategory;
  readonly entryId: string;
  readonly sentences: readonly string[];
}

/**
 * Questions of which place the codex says a sentence. The closer the other options are to the right one, the harder: places of other
 * categories, of the same category, of the same entry.
 */
export function draftsOfSentences(codex: Codex): Draft[] {
  const subjects = subjectsOf(codex);
  return subjects.flatMap((subject) => {
    const sentences = shuffled(
      subject.sentences
        .map((sentence) => withoutName(sentence, subject))
        .filter((sentence) => isFit(sentence, subject)),
      (sentence) => sentence,
      subject.anchor,
    );
    return sentences
      .slice(0, MOST_PER_PLACE)
      .flatMap((sentence, index) => draftOf(sentence, index, subject, subjects) ?? []);
  });
}

function draftOf(sentence: string, index: number, subject: Subject, subjects: readonly Subject[]): Draft | undefined {
  const { anchor, name, category, entryId } = subject;
  const others = subjects.filter(
    (other) =>
      other.anchor !== anchor &&
      other.entryId !== anchor &&
      !namesOf(other).some((stem) => sentence.toLowerCase().includes(stem)),
  );
  const near: Readonly<Record<QuizBand, readonly Subject[]>> = {
    hard: others.filter((other) => other.entryId === entryId && other.anchor !== entryId),
    medium: others.filter((other) => other.category === category && other.entryId !== entryId),
    easy: others.filter((other) => other.category !== category),
  };
  const bands = (['hard', 'medium', 'easy'] as const).filter((band) => near[band].length >= 3);
  const band = bands[numberOf(anchor + sentence) % bands.length];
  if (!band) return undefined;
  return {
    id: `said-${anchor}-${index + 1}`,
    band,
    text: `“${sentence}” Of what is this said?`,
    right: name,
    wrong: optionsBeside(
      name,
      shuffled(near[band], ({ anchor: other }) => other, sentence),
    ),
    why: `The codex says so of ${name}.`,
    anchor,
  };
}

/** Three names, the first of them no shorter than the right one where there is such a name: length must not give the answer away. */
function optionsBeside(right: string, candidates: readonly Subject[]): string[] {
  const names = [...new Set(candidates.map(({ name }) => name))];
  const first = names.find(({ length }) => length >= right.length) ?? names[0];
  return [...(first === undefined ? [] : [first]), ...names.filter((name) => name !== first)].slice(0, 3);
}

function subjectsOf(codex: Codex): Subject[] {
  return codex
    .filter(({ id }) => id !== TIMELINE_ID)
    .flatMap(({ id, title, category, lead, sections }) => {
      const chapters = sections.filter(({ anchor }) => CHAPTERS.has(anchor)).flatMap(({ blocks }) => blocks);
      const things = sections.filter(({ anchor }) => !CHAPTERS.has(anchor));
      return [{ anchor: id, heading: title, blocks: [...lead, ...chapters] }, ...things].map(
        ({ anchor, heading, blocks }) => ({
          anchor,
          name: heading,
          category,
          entryId: id,
          sentences: blocks
            .filter(({ kind }) => kind === 'paragraph')
            .flatMap((block) => sentencesOf(textOfBlock(block))),
        }),
      );
    });
}

/** The sentences of a text; one that ends within quotation marks keeps them. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?。！？؟]+(?:\.\d[^.!?]*)*[.!?。！？؟]+["”»」]?/gu) ?? []).map((sentence) => sentence.trim());
}

/** The sentence with an ellipsis in place of the name of what it is about, if the name stands there once. */
function withoutName(sentence: string, subject: Subject): string {
  const stems = namesOf(subject).map((stem) => stem.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  if (stems.length === 0) return sentence;
  const name = new RegExp(`(?:\\bthe )?(?:\\b(?:${stems.join('|')})\\p{L}{0,2}(?![\\p{L}\\p{N}])[ -]?)+`, 'giu');
  return [...sentence.matchAll(name)].length === 1
    ? sentence.replace(name, (found) => (found.endsWith(' ') ? '… ' : '…'))
    : sentence;
}

/** Says enough by itself, and does not name what it is about. */
function isFit(sentence: string, subject: Subject): boolean {
  const lower = sentence.toLowerCase();
  const isBalanced = (sentence.match(/["“”]/g) ?? []).length % 2 === 0;
  return (
    sentence.length >= SENTENCE.least &&
    sentence.length <= SENTENCE.most &&
    isBalanced &&
    /^(?:\p{Lu}|… \p{L})/u.test(sentence) &&
    !namesOf(subject).some((stem) => lower.includes(stem))
  );
}

/** The stems of the words of a name that are long enough to give it away. */
function namesOf({ name }: Subject): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map(stemOf);
}
