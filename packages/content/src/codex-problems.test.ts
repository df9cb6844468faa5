import { describe, expect, it } from 'vitest';
import { problemsOf } from '../compile/codex-problems.ts';
import { parseEntry } from '../compile/parse-entry.ts';

/** A valid codex of one entry and a timeline, with additions. */
function codexOf({ text = '', rows = '' }: { text?: string; rows?: string }) {
  return [
    parseEntry(
      'the-mill.md',
      `---\nid: the-mill\ntitle: The Mill\ncategory: worlds\nsummary: A belt.\n---\n\nIn L19 it had 4,000 rocks, 31 tugs, two bells and one cook, called Roe.\n\n${text}\n`,
    ),
    parseEntry(
      'timeline.md',
      `---\nid: timeline\ntitle: Timeline\ncategory: history\nsummary: Dates.\n---\n\nOf 12, 13, 14, 15, 16 and 17.\n\n## Years\n\n- **L19** [Rocks](the-mill.md) are counted.\n${rows}\n`,
    ),
  ];
}

describe('the problems of a codex', () => {
  it('are none for a valid one', () => {
    expect(problemsOf(codexOf({}))).toEqual([]);
  });

  it.each<[string, { text?: string; rows?: string }, string]>([
    ['an anchor used twice', { text: '## Timeline\n\nOne.' }, 'two places have the anchor timeline'],
    ['a link to nowhere', { text: 'See [it](the-moon.md).' }, 'the-mill links to the-moon, which does not exist'],
    [
      'a link to a missing section',
      { text: 'See [it](the-mill.md#dust).' },
      'the-mill links to dust, which does not exist',
    ],
    ['a heading without text', { text: '## Dust' }, 'dust is empty'],
    [
      'a year that is not in the timeline',
      { text: 'Closed in L20.' },
      'the-mill mentions L20, which the timeline does not list for it',
    ],
    [
      'another day than the timeline has',
      { text: 'Closed on 3 May L20.', rows: '- **2 May L20** [Closed](the-mill.md).' },
      'the-mill mentions 3 May L20, which the timeline does not list for it',
    ],
    [
      'a day without its year that is not in the timeline',
      { text: 'Closed on 3 May.' },
      'the-mill mentions 3 May, which the timeline does not list for it',
    ],
    [
      'a row of the timeline whose entry does not mention the date',
      { rows: '- **B7** [Found](the-mill.md).' },
      'the timeline links B7 to the-mill, which does not mention it',
    ],
    ['rows out of order', { rows: '- **B7** Found.' }, 'the timeline has B7 in the wrong place'],
    ['a date listed twice', { rows: '- **L19** Again.' }, 'the timeline has L19 in the wrong place'],
  ])('%s', (_, parts, problem) => {
    expect(problemsOf(codexOf(parts))).toContain(problem);
  });

  it('include an entry with too few facts for a quiz', () => {
    const entry = parseEntry(
      'dust.md',
      '---\nid: dust\ntitle: Dust\ncategory: worlds\nsummary: It is grey.\n---\n\nIt is grey and there is a lot of it.\n',
    );
    expect(problemsOf([entry])).toEqual(['dust has only 0 facts']);
  });
});
