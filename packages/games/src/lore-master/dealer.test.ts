import { QUIZ_BANDS, quizBank } from '@star-seekers/content/quiz-bank';
import { type DealerSecret, type TimedDeal, type Figures, RevealRefused, hashState } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { quizDealer, rightOption } from './dealer.ts';
import { inOrder, optionOrders } from './option-order.ts';
import { questionsOfRun } from './questions-of-run.ts';
import { ANSWER_BOUND_MS, OPTION_COUNT, QUESTION_COUNT, RULES_VERSION } from './rules.ts';
import { SILENCE } from './state.ts';

const SECRET: DealerSecret = [1, 2, 3, 4];

/** The reveals of a run, with the server's own clock. */
class Table {
  readonly deals: TimedDeal[] = [];
  nowMs = 1_000_000;

  reveal(request: Figures): Figures {
    const call = { index: this.deals.length, tick: 0, request };
    const reveal = quizDealer.deal(SECRET, this.deals, call, this.nowMs);
    this.deals.push({ ...call, reveal, atMs: this.nowMs });
    return reveal;
  }

  /** Reveals question `number` and locks an answer after some milliseconds. */
  play(number: number, how: 'right' | 'wrong', afterMs = 5000): Figures {
    const { question = 0, order = 0 } = this.reveal({ ask: number });
    this.nowMs += afterMs;
    const right = rightOption({ bank: question, order });
    return this.reveal({ lock: number, option: how === 'right' ? right : (right + 1) % OPTION_COUNT });
  }
}

describe('the questions of a run', () => {
  it('are 100 different ones, a third of each band', () => {
    const questions = questionsOfRun(SECRET, quizBank);
    expect(questions).toHaveLength(QUESTION_COUNT);
    expect(new Set(questions).size).toBe(QUESTION_COUNT);
    const counts = QUIZ_BANDS.map((band) => questions.filter((number) => quizBank[number]?.band === band).length);
    expect(counts).toEqual([33, 33, 34]);
  });

  it('mix the bands: every three questions have one of each', () => {
    const bands = questionsOfRun(SECRET, quizBank).map((number) => quizBank[number]?.band);
    for (let first = 0; first + 3 <= 99; first += 3) expect(new Set(bands.slice(first, first + 3)).size).toBe(3);
  });

  it('differ by secret, and cover the whole bank over many runs', () => {
    const questions = new Set(Array.from({ length: 40 }, (_, run) => questionsOfRun([run, 5, 6, 7], quizBank)).flat());
    expect(questions.size).toBe(quizBank.length);
    expect(questionsOfRun([9, 0, 0, 0], quizBank)).not.toEqual(questionsOfRun([9, 0, 0, 1], quizBank));
  });

  it('have the right option at every place with similar frequency', () => {
    const counts = [0, 0, 0, 0];
    for (let run = 0; run < 40; run++) {
      const { question = 0, order = 0 } = quizDealer.deal(
        [run, 1, 1, 1],
        [],
        { index: 0, tick: 0, request: { ask: 1 } },
        0,
      );
      const place = rightOption({ bank: question, order });
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(3);
  });

  it('show text and options without a mark, and the reason only with the answer', () => {
    const table = new Table();
    const { question = -1, order = -1 } = table.reveal({ ask: 1 });
    const deal = table.deals[0] as TimedDeal;
    const bank = quizBank[question];
    expect(quizDealer.show?.(deal)).toEqual({ text: bank?.text, options: inOrder(bank?.options ?? [], order) });
    expect(Object.keys(deal.reveal).toSorted()).toEqual(['order', 'question']);
    table.reveal({ lock: 1, option: 0 });
    expect(quizDealer.show?.(table.deals[1] as TimedDeal)).toEqual({ why: bank?.why, anchor: bank?.anchor });
  });

  it('use all 24 orders of four options', () => {
    expect(optionOrders).toHaveLength(24);
    expect(new Set(optionOrders.map((order) => order.join(''))).size).toBe(24);
  });
});

describe('the dealer refuses', () => {
  it.each<[string, (table: Table) => Figures]>([
    ['a lock before any question', (table) => table.reveal({ lock: 1, option: 0 })],
    ['a second answer', (table) => (table.play(1, 'wrong'), table.reveal({ lock: 1, option: 2 }))],
    ['the question after the next', (table) => table.reveal({ ask: 2 })],
    ['the same question again', (table) => (table.play(1, 'right'), table.reveal({ ask: 1 }))],
    ['a question before the last answer', (table) => (table.reveal({ ask: 1 }), table.reveal({ ask: 2 }))],
    ['an answer to another question', (table) => (table.reveal({ ask: 1 }), table.reveal({ lock: 2, option: 0 }))],
    ['a sixth option', (table) => (table.reveal({ ask: 1 }), table.reveal({ lock: 1, option: 5 }))],
    ['an unknown request', (table) => table.reveal({ reveal: 1 })],
    ['a request with surplus figures', (table) => table.reveal({ ask: 1, lock: 1 })],
    [
      'a question after the third strike',
      (table) => {
        for (const number of [1, 2, 3]) table.play(number, 'wrong');
        return table.reveal({ ask: 4 });
      },
    ],
    [
      'a hundred and first question',
      (table) => {
        for (let number = 1; number <= QUESTION_COUNT; number++) table.play(number, 'right');
        return table.reveal({ ask: QUESTION_COUNT + 1 });
      },
    ],
  ])('%s', (_case, cheat) => {
    expect(() => cheat(new Table())).toThrow(RevealRefused);
  });

  it('no silence: it is an answer', () => {
    const table = new Table();
    table.reveal({ ask: 1 });
    expect(table.reveal({ lock: 1, option: SILENCE })).toMatchObject({ late: 0 });
  });
});

describe("the dealer's own clock", () => {
  it.each([
    [0, 15],
    [2799, 15],
    [3800, 14],
    [2800 + 14_999, 1],
    [2800 + 15_000, 0],
    [ANSWER_BOUND_MS, 0],
  ])(
    'counts at most the seconds left: an answer after %i ms, %i seconds; reading time and 2 s of grace are free',
    (afterMs, most) => {
      expect(new Table().play(1, 'right', afterMs)).toMatchObject({ most, late: 0 });
    },
  );

  it('marks an answer after the bound as late, and a late answer is a strike', () => {
    const table = new Table();
    expect(table.play(1, 'right', ANSWER_BOUND_MS + 1)).toMatchObject({ most: 0, late: 1 });
    table.play(2, 'wrong');
    table.play(3, 'right', ANSWER_BOUND_MS + 1);
    expect(() => table.reveal({ ask: 4 })).toThrow('third strike');
  });
});

it('a change of the bank needs a new rules version, so that open runs keep their questions', () => {
  // If this fails, increase RULES_VERSION, record the golden runs again and enter the new hash.
  expect({ rulesVersion: RULES_VERSION, bank: hashState(quizBank) }).toEqual({
    rulesVersion: 1,
    bank: '78cef3727858b8e5',
  });
});
