import type { CodexCategory } from '../../src/codex-model.ts';
import type { QuizBand } from '../../src/quiz-model.ts';
import { TIMELINE_ID } from '../codex-problems.ts';
import { stemOf } from '../quiz-problems.ts';
import { type SentencePlace, type Tongue, fill, nameOf, sentenceAt, sentencesAt } from '../tongue.ts';
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
  readonly sentences: readonly Sentence[];
}

interface Sentence {
  readonly text: string;
  readonly place: SentencePlace;
}

/**
 * Questions of which place the codex says a sentence. The closer the other options are to the right one, the harder: places of other
 * categories, of the same category, of the same entry.
 */
export function draftsOfSentences(original: Tongue): Draft[] {
  const subjects = subjectsOf(original);
  return subjects.flatMap((subject) => {
    const sentences = shuffled(
      subject.sentences
        .map(({ text, place }) => ({ text: withoutName(text, subject.name, original), place }))
        .filter(({ text }) => isFit(text, subject.name)),
      ({ text }) => text,
      subject.anchor,
    );
    return sentences
      .slice(0, MOST_PER_PLACE)
      .flatMap((sentence, index) => draftOf(sentence, index, subject, subjects, original) ?? []);
  });
}

function draftOf(
  { text, place }: Sentence,
  index: number,
  subject: Subject,
  subjects: readonly Subject[],
  original: Tongue,
): Draft | undefined {
  const { anchor, name, category, entryId } = subject;
  const others = subjects.filter(
    (other) => other.anchor !== anchor && other.entryId !== anchor && !givesAway(text, other.name),
  );
  const near: Readonly<Record<QuizBand, readonly Subject[]>> = {
    hard: others.filter((other) => other.entryId === entryId && other.anchor !== entryId),
    medium: others.filter((other) => other.category === category && other.entryId !== entryId),
    easy: others.filter((other) => other.category !== category),
  };
  const bands = (['hard', 'medium', 'easy'] as const).filter((band) => near[band].length >= 3);
  const band = bands[numberOf(anchor + text) % bands.length];
  if (!band) return undefined;
  const said = sentenceAt(place, original, 'said');
  const wrong = optionsBeside(
    name,
    shuffled(near[band], ({ anchor: other }) => other, text),
  ).map((other) => other.anchor);
  return {
    id: `said-${anchor}-${index + 1}`,
    band,
    anchor,
    text: (tongue) => {
      const [sentence, title] = [said(tongue), nameOf(anchor)(tongue)];
      return sentence === undefined || title === undefined
        ? undefined
        : fill(tongue.words.said.text, { sentence: withoutName(sentence, title, tongue) });
    },
    options: [anchor, ...wrong].map(nameOf),
    why: (tongue) => fill(tongue.words.said.why, { name: nameOf(anchor)(tongue) ?? '' }),
  };
}

/** Three, the first of them no shorter than the right one where there is such a name: length must not give the answer away. */
function optionsBeside(right: string, candidates: readonly Subject[]): Subject[] {
  const different = candidates.filter(({ name }, at) => candidates.findIndex((first) => first.name === name) === at);
  const first = different.find(({ name }) => name.length >= right.length) ?? different[0];
  return [...(first ? [first] : []), ...different.filter((subject) => subject !== first)].slice(0, 3);
}

function subjectsOf(original: Tongue): Subject[] {
  return original.codex
    .filter(({ id }) => id !== TIMELINE_ID)
    .flatMap(({ id, title, category, sections }) => {
      const chapters = sections.filter(({ anchor }) => CHAPTERS.has(anchor)).map(({ anchor }) => anchor);
      const things = sections.filter(({ anchor }) => !CHAPTERS.has(anchor));
      return [
        { anchor: id, name: title, places: [id, ...chapters] },
        ...things.map(({ anchor, heading }) => ({ anchor, name: heading, places: [anchor] })),
      ].map(({ places, ...subject }) => ({
        ...subject,
        category,
        entryId: id,
        sentences: places
          .flatMap((place) => sentencesAt(original, place))
          .filter(({ kind }) => kind === 'paragraph')
          .map(({ text, ...place }) => ({ text, place })),
      }));
    });
}

/** The sentence with an ellipsis in place of the name of what it is about, if the name stands there once. */
function withoutName(sentence: string, name: string, { words }: Tongue): string {
  const stems = namesOf(name).map((stem) => stem.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  // To compile the pattern takes longer than all else that is done with a question.
  const folded = sentence.toLowerCase();
  if (!stems.some((stem) => folded.includes(stem))) return sentence;
  const [article, stem] = [words.articles.join('|'), stems.join('|')];
  const inSpaces = `(?:(?<![\\p{L}\\p{N}])(?:${article}))?(?:(?<![\\p{L}\\p{N}])(?:${stem})\\p{L}{0,2}(?![\\p{L}\\p{N}])[ -]?)+`;
  const pattern = new RegExp(WITHOUT_SPACES.test(name) ? `(?:${stem})+` : inSpaces, 'giu');
  return [...sentence.matchAll(pattern)].length === 1
    ? sentence.replace(pattern, (found) => (found.endsWith(' ') ? '… ' : '…'))
    : sentence;
}

/** Says enough by itself, and does not name what it is about. */
function isFit(sentence: string, name: string): boolean {
  const isBalanced = (sentence.match(/["“”]/g) ?? []).length % 2 === 0;
  return (
    sentence.length >= SENTENCE.least &&
    sentence.length <= SENTENCE.most &&
    isBalanced &&
    /^(?:\p{Lu}|… \p{L})/u.test(sentence) &&
    !givesAway(sentence, name)
  );
}

/** Whether a sentence has a word of a name that is long enough to give it away. */
export function givesAway(sentence: string, name: string): boolean {
  return namesOf(name).some((stem) => sentence.toLowerCase().includes(stem));
}

/** Scripts that put no spaces between words. */
const WITHOUT_SPACES = /[\u3040-\u30FF\u4E00-\u9FFF]/;

/** The stems of the words of a name that are long enough to give it away. */
function namesOf(name: string): string[] {
  const word = WITHOUT_SPACES.test(name) ? /[\p{L}\p{N}]{2,}/gu : /[\p{L}\p{N}]{4,}/gu;
  return (name.toLowerCase().match(word) ?? []).map(stemOf);
}
