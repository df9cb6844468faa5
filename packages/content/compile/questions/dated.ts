import type { CodexFact } from '../../src/codex-model.ts';
import { textOfSpans } from '../../src/codex-text.ts';
import { TIMELINE_ID } from '../codex-problems.ts';
import { datesIn, orderOf } from '../lamp-dates.ts';
import { type Phrase, type Tongue, fill } from '../tongue.ts';
import type { Draft } from './question-parts.ts';

/** Longest text of an event that fits on a phone. */
const LONGEST_EVENT = 84;

/** Questions of the date of each event in the timeline. The other options are dates near it, written alike. */
export function draftsOfDates(original: Tongue): Draft[] {
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
