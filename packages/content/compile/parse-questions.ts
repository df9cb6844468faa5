import { QUIZ_BANDS, QUIZ_OPTION_COUNT, type QuizBand, type QuizQuestion } from '../src/quiz-model.ts';

/** `## lamp-fuel (medium)` */
const HEADING = /^## (?<id>[a-z0-9]+(?:-[a-z0-9]+)*) \((?<band>[a-z]+)\)$/;
/** `**How much fuel does the Lamp burn in a day?**` */
const TEXT = /^\*\*(?<text>.+\?)\*\*$/;
/** `- Nine tonnes`, or `✓ 31 tonnes` for the right one (`G4.10`). */
const OPTION = /^(?<mark>[-✓]) (?<option>\S.*)$/u;
/** `All of it skimmed from Big Amber. [The Lamp](../codex/en/the-lamp.md)` */
const WHY = /^(?<why>\S.*[.]) \[[^\]]+\]\(\.\.\/codex\/en\/(?<entry>[a-z0-9-]+)\.md(?:#(?<section>[a-z0-9-]+))?\)$/;

/** A question as its file has it; the codex adds the rest (`briefing-facts.ts`). */
export type ParsedQuestion = Omit<QuizQuestion, 'title' | 'fact'>;

/**
 * Parses a bank in the format of `G4.10`: a heading starts a question, a bold line is its text, lines that start with a dash or a
 * check mark are its options, the check mark marks the right one. Our additions: the difficulty in the heading, and a last line with
 * the reason and a link into the codex. Options are sorted alphabetically, so that their order gives no hint.
 * @throws {Error} with the question and its problem
 */
export function parseQuestions(source: string): ParsedQuestion[] {
  const parts = source.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n').filter((line) => line.trim() !== '');
    try {
      return readQuestion(heading, lines);
    } catch (error) {
      throw new Error(`${heading}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}

function readQuestion(heading: string, [textLine = '', ...lines]: readonly string[]): ParsedQuestion {
  const { id, band } = groupsOf(HEADING, heading, 'an id and a difficulty');
  const { text } = groupsOf(TEXT, textLine, 'a bold line with the question');
  const { why, entry, section } = groupsOf(
    WHY,
    lines.at(-1) ?? '',
    'a last line with its reason and a link to the codex',
  );
  const options = lines.slice(0, -1).map((line) => groupsOf(OPTION, line, 'options that start with - or ✓'));
  if (options.length !== QUIZ_OPTION_COUNT) throw new Error(`it has ${options.length} options`);
  if (options.filter(({ mark }) => mark === '✓').length !== 1) throw new Error('exactly one option must be right');
  const sorted = options.map(({ mark, option }) => ({ mark, text: plain(option) })).toSorted(byText);
  return {
    id: id ?? '',
    band: bandOf(band),
    text: plain(text),
    options: sorted.map((option) => option.text),
    right: sorted.findIndex(({ mark }) => mark === '✓'),
    why: plain(why),
    anchor: section ?? entry ?? '',
  };
}

function byText(left: { text: string }, right: { text: string }): number {
  return left.text < right.text ? -1 : 1;
}

function groupsOf(pattern: RegExp, line: string, expected: string): Partial<Record<string, string>> {
  const groups = pattern.exec(line)?.groups;
  if (!groups) throw new Error(`expected ${expected}, found: ${line}`);
  return groups;
}

function bandOf(band: string | undefined): QuizBand {
  const known = QUIZ_BANDS.find((candidate) => candidate === band);
  if (!known) throw new Error(`there is no difficulty ${band}`);
  return known;
}

/** Removes emphasis: names of ships and songs are italic in the file and plain on a button. */
function plain(text = ''): string {
  return text.replaceAll(/_(.+?)_/g, '$1');
}
