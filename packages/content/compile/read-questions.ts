import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf } from '../src/codex-places.ts';
import {
  QUIZ_BANDS,
  QUIZ_OPTION_COUNT,
  type QuizBand,
  type QuizBank,
  type QuizQuestion,
  type QuizTranslations,
  type QuizWording,
} from '../src/quiz-model.ts';
import { THEME_OF } from '../src/quiz-themes.ts';
import { compileQuestions } from './questions/compile-questions.ts';
import { type Draft, type ParsedQuestion, questionOf, translationOf } from './questions/question-parts.ts';
import { keyWordsOf, stemOf } from './quiz-problems.ts';
import { codexLanguages, readCodex } from './read-codex.ts';
import {
  type Phrase,
  QUIZ_FOLDER,
  type SentencePlace,
  type Tongue,
  nameOf,
  readTongue,
  sentenceAt,
  sentencesAt,
} from './tongue.ts';

/** The language in which the questions are written; the others are translations. */
const SOURCE = 'en';

const places = placesOf(readCodex(SOURCE));

/** A bank in all languages. */
export interface ReadBank {
  readonly bank: QuizBank;
  readonly translations: QuizTranslations;
}

/** The questions of ranked runs: those that are written, then those that are compiled from the codex. @throws {Error} on an invalid one */
export function rankedQuestions(): ReadBank {
  const original = readTongue(SOURCE);
  const written = readDrafts('lore-master.md');
  const questionsOf = (drafts: readonly Draft[]) => drafts.map((draft) => questionOf(draft, original));
  const compiled = compileQuestions(original, questionsOf(written), questionsOf(readDrafts('practice.md')));
  return inAllLanguages([...written, ...compiled], original);
}

/** The questions of practice runs. @throws {Error} on an invalid one */
export function practiceQuestions(): ReadBank {
  return inAllLanguages(readDrafts('practice.md'), readTongue(SOURCE));
}

function inAllLanguages(drafts: readonly Draft[], original: Tongue): ReadBank {
  const questions = drafts.map((draft) => {
    const question = questionOf(draft, original);
    const fact = factOf(question, original);
    return { draft, question, fact: fact && sentenceAt(fact, original, 'fact') };
  });
  const tongues = codexLanguages.filter((language) => language !== SOURCE).map(readTongue);
  const translate = (tongue: Tongue) =>
    questions.map(({ draft, fact }): QuizWording | null => {
      const wording = translationOf(draft, original, tongue);
      return wording ? { ...wording, ...briefingOf(draft.anchor, fact, tongue) } : null;
    });
  return {
    bank: questions.map(({ question, fact }): QuizQuestion => {
      const { title = '', ...told } = briefingOf(question.anchor, fact, original);
      return { ...question, ...themeOf(question.anchor), title, ...told };
    }),
    translations: Object.fromEntries(tongues.map((tongue) => [tongue.language, translate(tongue)])),
  };
}

/** The theme of the questions about a place in the codex. */
function themeOf(anchor: string): Pick<QuizQuestion, 'theme'> {
  const category = places.get(anchor)?.entry.category;
  const theme = category && THEME_OF[category];
  return theme ? { theme } : {};
}

/** What the briefing says of a question: the title of its place in the codex, and the sentence there that answers it. */
function briefingOf(anchor: string, factIn: Phrase | undefined, tongue: Tongue): Pick<QuizWording, 'title' | 'fact'> {
  const [title, fact] = [nameOf(anchor)(tongue), factIn?.(tongue)];
  return { ...(title !== undefined && { title }), ...(fact !== undefined && { fact }) };
}

/** The written questions of a file, in English and in each language that has the file. */
function readDrafts(file: string): Draft[] {
  const originals = parseQuestions(readFileSync(join(QUIZ_FOLDER, SOURCE, file), 'utf8'));
  const translations = new Map(
    codexLanguages.flatMap((language) => {
      const path = join(QUIZ_FOLDER, language, file);
      if (language === SOURCE || !existsSync(path)) return [];
      return [[language, parseTranslation(readFileSync(path, 'utf8'))] as const];
    }),
  );
  return originals.map((original) => draftOf(original, (language) => translations.get(language)?.get(original.id)));
}

function draftOf(
  original: WrittenQuestion,
  translationIn: (language: string) => (QuizWording & { readonly right: number }) | undefined,
): Draft {
  const { id, band, anchor, right } = original;
  const wordingIn = ({ language }: Tongue): QuizWording | undefined => {
    if (language === SOURCE) return original;
    const translation = translationIn(language);
    if (translation && translation.right !== right) throw new Error(`${id} has another right option in ${language}`);
    return translation;
  };
  const others = [0, 1, 2, 3].filter((option) => option !== right);
  return {
    id,
    band,
    anchor,
    text: (tongue) => wordingIn(tongue)?.text,
    options: [right, ...others].map((option) => (tongue) => wordingIn(tongue)?.options[option]),
    why: (tongue) => wordingIn(tongue)?.why,
  };
}

/** Six cards of such facts are read in a minute. */
export const LONGEST_FACT = 110;

/** Least share of the words of a question in the sentence that answers it; a smaller one is a coincidence. */
const LEAST_SHARED = 0.3;

/**
 * The place of the short sentence with all of the answer's words that is closest to the question: what the briefing says of it.
 * @returns undefined if there is none
 * @throws {Error} if the codex has no such place
 */
export function factOf(question: ParsedQuestion, original: Tongue): SentencePlace | undefined {
  const { anchor } = question;
  const title = nameOf(anchor)(original);
  if (title === undefined) throw new Error(`${question.id}: the codex has no place ${anchor}`);
  const answer = keyWordsOf(question).map(stemOf);
  const asked = (question.text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map(stemOf);
  const shared = ({ text }: { readonly text: string }) => {
    const [told, onCard] = [text, `${title} ${text}`].map((each) => each.toLowerCase()) as [string, string];
    const answers = answer.every((word) => told.includes(word));
    return answers ? asked.filter((word) => onCard.includes(word)).length / asked.length : 0;
  };
  const sections = original.codex.find(({ id }) => id === anchor)?.sections ?? [];
  const sentences = [anchor, ...sections.map((section) => section.anchor)].flatMap((place) =>
    sentencesAt(original, place),
  );
  // A piece of a quotation does not stand alone.
  const whole = sentences.filter(({ text }) => text.length <= LONGEST_FACT && text.split('"').length % 2 === 1);
  const best = whole.toSorted((one, other) => shared(other) - shared(one) || one.text.length - other.text.length)[0];
  return best !== undefined && shared(best) >= LEAST_SHARED ? best : undefined;
}

/** `## lamp-fuel (medium)`; a translation has no difficulty. */
const HEADING = /^## (?<id>[a-z0-9]+(?:-[a-z0-9]+)*)(?: \((?<band>[a-z]+)\))?$/;
/** `**How much fuel does the Lamp burn in a day?**` */
const TEXT = /^\*\*(?<text>.+[?？؟])\*\*$/;
/** `- Nine tonnes`, or `✓ 31 tonnes` for the right one (`G4.10`). */
const OPTION = /^(?<mark>[-✓]) (?<option>\S.*)$/u;
/** `All of it skimmed from Big Amber. [The Lamp](../codex/en/the-lamp.md)` */
const WHY =
  /^(?<why>\S.*[.]) \[[^\]]+\]\(\.\.\/\.\.\/codex\/en\/(?<entry>[a-z0-9-]+)\.md(?:#(?<section>[a-z0-9-]+))?\)$/;

/** A question as its file has it. */
interface WrittenQuestion extends QuizWording {
  readonly id: string;
  readonly band: QuizBand;
  /** Index of the right option. */
  readonly right: number;
  readonly anchor: string;
}

/**
 * Parses a bank in the format of `G4.10`: a heading starts a question, a bold line is its text, lines that start with a dash or a
 * check mark are its options, the check mark marks the right one. Our additions: the difficulty in the heading, and a last line with
 * the reason and a link into the codex.
 * @throws {Error} with the question and its problem
 */
export function parseQuestions(source: string): WrittenQuestion[] {
  return partsOf(source, (heading, lines) => {
    const { id, band } = groupsOf(HEADING, heading, 'an id and a difficulty');
    const last = 'a last line with its reason and a link to the codex';
    const { why, entry, section } = groupsOf(WHY, lines.at(-1) ?? '', last);
    const anchor = section ?? entry ?? '';
    return { id: id ?? '', band: bandOf(band), ...choiceOf(lines.slice(0, -1)), why: plain(why), anchor };
  });
}

/**
 * Parses the translation of a bank: the same format without difficulties and links, with the options in the order of the original.
 * @returns the wordings by the ids of the questions
 * @throws {Error} with the question and its problem
 */
export function parseTranslation(source: string): ReadonlyMap<string, QuizWording & { readonly right: number }> {
  const wordings = partsOf(source, (heading, lines) => {
    const { id } = groupsOf(HEADING, heading, 'an id');
    return [id ?? '', { ...choiceOf(lines.slice(0, -1)), why: plain(lines.at(-1)) }] as const;
  });
  return new Map(wordings);
}

function partsOf<T>(source: string, parse: (heading: string, lines: readonly string[]) => T): T[] {
  const parts = source.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n').filter((line) => line.trim() !== '');
    try {
      return parse(heading, lines);
    } catch (error) {
      throw new Error(`${heading}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}

function choiceOf([textLine = '', ...lines]: readonly string[]) {
  const { text } = groupsOf(TEXT, textLine, 'a bold line with the question');
  const options = lines.map((line) => groupsOf(OPTION, line, 'options that start with - or ✓'));
  if (options.length !== QUIZ_OPTION_COUNT) throw new Error(`it has ${options.length} options`);
  if (options.filter(({ mark }) => mark === '✓').length !== 1) throw new Error('exactly one option must be right');
  return {
    text: plain(text),
    options: options.map(({ option }) => plain(option)),
    right: options.findIndex(({ mark }) => mark === '✓'),
  };
}

function groupsOf(pattern: RegExp, line: string, expected: string): Partial<Record<string, string>> {
  const groups = pattern.exec(line)?.groups;
  if (!groups) throw new Error(`expected ${expected}, found: ${line}`);
  return groups;
}

function bandOf(band: string | undefined): QuizBand {
  const known = QUIZ_BANDS.find((candidate) => candidate === band);
  if (!known)
    throw new Error(band === undefined ? 'expected an id and a difficulty' : `there is no difficulty ${band}`);
  return known;
}

/** Removes emphasis: names of ships and songs are italic in the file and plain on a button. */
function plain(text = ''): string {
  return text.replaceAll(/_(.+?)_/g, '$1');
}
