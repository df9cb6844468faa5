import { QUIZ_BANDS, QUIZ_OPTION_COUNT, type QuizBand, type QuizWording } from '../src/quiz-model.ts';

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
export interface WrittenQuestion extends QuizWording {
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
