import type { CodexCategory, CodexEntry, CodexFact } from '../../src/codex-model.ts';
import { textOfSpans } from '../../src/codex-text.ts';
import { TIMELINE_ID } from '../codex-problems.ts';
import { datesIn, orderOf } from '../lamp-dates.ts';
import { FILLERS, keyWordsOf, stemOf } from '../quiz-problems.ts';
import { type Phrase, type Tongue, type Words, fill, nameOf } from '../tongue.ts';
import { type Draft, type ParsedQuestion, questionOf, shuffled } from './question-parts.ts';
import { draftsOfSentences } from './said.ts';

/**
 * Compiles questions from the facts of the codex, so that knowing old answers is knowing the codex.
 * @param original the language that decides which questions there are
 * @param written questions that are not asked again
 * @param practice questions whose facts are not asked for, because their answers are public
 */
export function compileQuestions(
  original: Tongue,
  written: readonly ParsedQuestion[],
  practice: readonly ParsedQuestion[],
): Draft[] {
  const drafts = [draftsOfSentences, draftsOfDates, draftsOfMeasures, draftsOfKinds].flatMap((compile) =>
    compile(original),
  );
  return drafts.filter((draft) => {
    const question = questionOf(draft, original);
    return !written.some((other) => isSameFact(question, other)) && sharedFacts([question], practice).length === 0;
  });
}

/** Words that any two questions may share. */
const QUESTION_WORDS = new Set(
  'how what when where which why many much long far often does did may can could time day days year years'.split(' '),
);

/** Two questions with a larger share of common words count as the same fact. */
const MAX_SHARED = 0.6;

/**
 * Pairs of questions of two banks that ask for the same fact, one line each: same id, same text, similar words, or the same right answer
 * from the same place of the codex.
 */
export function sharedFacts(bank: readonly ParsedQuestion[], other: readonly ParsedQuestion[]): string[] {
  const others = other.map((question) => ({ question, words: wordsOf(question) }));
  return bank.flatMap((question) => {
    const words = wordsOf(question);
    return others
      .filter((candidate) => isSameFact(question, candidate.question) || likeness(words, candidate.words) > MAX_SHARED)
      .map((candidate) => `${question.id} asks what ${candidate.question.id} asks`);
  });
}

/** Whether two questions ask for the same fact: same id, same text, or the same right answer from the same place. */
function isSameFact(left: ParsedQuestion, right: ParsedQuestion): boolean {
  return (
    left.id === right.id ||
    left.text.toLowerCase() === right.text.toLowerCase() ||
    (left.anchor === right.anchor && left.options[left.right] === right.options[right.right])
  );
}

/** Number of common words as a share of the shorter question. */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  return [...left].filter((word) => right.has(word)).length / Math.min(left.size, right.size);
}

/** The stems of a question and of its right answer. */
function wordsOf(question: ParsedQuestion): ReadonlySet<string> {
  const words = question.text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  const significant = words.filter((word) => word.length > 2 && !FILLERS.has(word) && !QUESTION_WORDS.has(word));
  return new Set([...significant, ...keyWordsOf(question)].map(stemOf));
}

/** Longest text of an event that fits on a phone. */
const LONGEST_EVENT = 84;

/** Questions of the date of each event in the timeline. The other options are dates near it, written alike. */
function draftsOfDates(original: Tongue): Draft[] {
  const events = rowsOf(original).map(({ anchor, name, value }, row) => ({
    anchor,
    date: name,
    event: textOfSpans(value),
    row,
  }));
  const dated = events.filter(({ date }, at) => events.findIndex((first) => first.date === date) === at);
  return events
    .filter(({ event }) => event.length <= LONGEST_EVENT && datesIn(event).length === 0)
    .map(({ anchor, date, row }): Draft => {
      const near = dated
        .filter((other) => other.date !== date && other.date.includes(' ') === date.includes(' '))
        .toSorted((one, other) => distance(one.date, date) - distance(other.date, date))
        .slice(0, 3);
      return {
        id: `date-${date.toLowerCase().replaceAll(' ', '-')}`,
        band: 'hard',
        text: (tongue) => {
          const event = rowsOf(tongue)[row]?.value;
          return event && fill(tongue.words.date.text, { event: textOfSpans(event).replace(/[.。]$/, '') });
        },
        options: [row, ...near.map((other) => other.row)].map(dateOf),
        why: (tongue) => fill(tongue.words.date.why, { date: dateOf(row)(tongue) ?? '' }),
        anchor,
      };
    });
}

/** The facts of the timeline with the anchors of their sections. */
function rowsOf({ codex }: Tongue): readonly (CodexFact & { readonly anchor: string })[] {
  return (codex.find(({ id }) => id === TIMELINE_ID)?.sections ?? []).flatMap(({ anchor, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'facts' ? block.facts.map((fact) => ({ ...fact, anchor })) : [])),
  );
}

function dateOf(row: number): Phrase {
  return (tongue) => rowsOf(tongue)[row]?.name;
}

function distance(one: string, other: string): number {
  const [first = {}] = datesIn(one);
  const [second = {}] = datesIn(other);
  return Math.abs(orderOf(first) - orderOf(second));
}

type Kind = keyof Words['kinds'];

/** What the sections of an entry are about: the category of the entry. */
const KINDS: readonly Kind[] = [
  'ships',
  'resources',
  'creatures',
  'relics',
  'devices',
] satisfies readonly CodexCategory[];

/** Beside the kinds that the codex has entries of. */
const ALL_KINDS: readonly Kind[] = [...KINDS, 'worlds', 'people'];

/** Entries whose sections are of another kind. */
const OTHERS: ReadonlySet<string> = new Set(['millstones', 'four-stores']);

/** Questions of what kind of thing a name belongs to, and which power flies a ship. */
function draftsOfKinds({ codex, words }: Tongue): Draft[] {
  return codex.flatMap((entry) => {
    const kind = KINDS.find((each) => each === entry.category);
    if (kind === undefined || OTHERS.has(entry.id)) return [];
    return entry.sections.flatMap(({ anchor }) => [kindOf(anchor, entry, kind, words), ...powerOf(anchor, entry)]);
  });
}

function kindOf(anchor: string, { id }: CodexEntry, kind: Kind, original: Words): Draft {
  const others = ALL_KINDS.filter((other) => other !== kind);
  return {
    id: `kind-${anchor}`,
    band: 'easy',
    text: (tongue) => withName(tongue.words.kind.text, anchor, id, tongue),
    options: [kind, ...shuffled(others, (other) => original.kinds[other], anchor).slice(0, 3)].map(
      (each): Phrase =>
        ({ words }) =>
          words.kinds[each],
    ),
    why: (tongue) => withName(tongue.words.kind.why, anchor, id, tongue),
    anchor: id,
  };
}

const POWERS: readonly Phrase[] = [() => 'MUD', () => 'ONI', () => 'USTUR', nameOf('the-hub')];
const POWER_OF = { mud: 0, oni: 1, ustur: 2 } as const;
const THE_HUB = 3;

function powerOf(anchor: string, { id, category, faction }: CodexEntry): Draft[] {
  if (category !== 'ships') return [];
  const right = faction ? POWER_OF[faction] : THE_HUB;
  return [
    {
      id: `power-${anchor}`,
      band: 'easy',
      text: (tongue) => withName(tongue.words.power.text, anchor, id, tongue),
      options: [POWERS[right] as Phrase, ...POWERS.filter((_, power) => power !== right)],
      why: (tongue) => withName(tongue.words.power.why, anchor, id, tongue),
      anchor: id,
    },
  ];
}

function withName(template: string, anchor: string, entryId: string, tongue: Tongue): string | undefined {
  const [name, title] = [nameOf(anchor)(tongue), nameOf(entryId)(tongue)];
  return name === undefined || title === undefined ? undefined : fill(template, { name, title });
}

/** Facts of ships that tell every ship from every other, by their English names. */
const MEASURES = [
  { fact: 'Length', words: 'length', band: 'hard' },
  { fact: 'Register mark', words: 'mark', band: 'medium' },
] as const satisfies readonly { fact: string; words: keyof Words; band: string }[];

/** A ship with the place of its figure: the block of its section, and the fact there. */
interface Ship {
  readonly anchor: string;
  readonly block: number;
  readonly fact: number;
  readonly value: string;
}

/** Questions of the length and the register mark of each ship, and of the ship that has them. */
function draftsOfMeasures(original: Tongue): Draft[] {
  return MEASURES.flatMap(({ fact, words, band }) => {
    const ships = shipsWith(fact, original);
    return ships.flatMap((ship): Draft[] => {
      const { anchor } = ship;
      const others = shuffled(
        ships.filter((other) => other.value !== ship.value),
        (other) => other.anchor,
        anchor + fact,
      ).slice(0, 3);
      const id = `${fact.toLowerCase().replaceAll(' ', '-')}-${anchor}`;
      const filled =
        (template: (words: Words) => string): Phrase =>
        (tongue) => {
          const [name, value] = [nameOf(anchor)(tongue), valueOf(ship)(tongue)];
          return name === undefined || value === undefined ? undefined : fill(template(tongue.words), { name, value });
        };
      const why = filled(({ figure }) => figure.why);
      const all = [ship, ...others];
      return [
        { id, band, text: filled((of) => of[words].text), options: all.map(valueOf), why, anchor },
        {
          id: `${id}-whose`,
          band,
          text: filled((of) => of[words].whose),
          options: all.map((each) => nameOf(each.anchor)),
          why,
          anchor,
        },
      ];
    });
  });
}

function shipsWith(fact: string, { codex }: Tongue): Ship[] {
  return codex.flatMap(({ sections }) =>
    sections.flatMap(({ anchor, blocks }) =>
      blocks.flatMap((each, block) =>
        each.kind === 'facts'
          ? each.facts.flatMap(({ name, value }, index) =>
              name === fact ? [{ anchor, block, fact: index, value: textOfSpans(value) }] : [],
            )
          : [],
      ),
    ),
  );
}

function valueOf({ anchor, block, fact }: Ship): Phrase {
  return ({ places }) => {
    const facts = places.get(anchor)?.section?.blocks[block];
    const found = facts?.kind === 'facts' ? facts.facts[fact] : undefined;
    return found && textOfSpans(found.value);
  };
}
