import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { MalformedInput, Run, type RunOptions, drawConditions, hashState, resimulate } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { type Condition, type ConditionsOf, conditionsLine } from './condition.ts';
import { type AnyGame, dealerFor, games } from './games.ts';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'ar', 'pt-BR'];
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const numbers = fc.oneof(fc.integer({ min: -2, max: 130 }), fc.double(), fc.constant(0xffff_ffff));

const GAMES = [...games.values()].filter(({ sim }) => sim.dayConditions);

describe.each(GAMES)('the conditions of a day of $slug', async (game) => {
  const { sim, slug } = game;
  const { conditionsOf } = (await import(`./${slug}/conditions.ts`)) as { conditionsOf: ConditionsOf };
  const texts = new Map(LANGUAGES.map((language) => [language, textsIn(slug, language)]));
  const draw = (seed: number, yesterday?: RunOptions) => drawConditions(sim, seed, yesterday) ?? {};

  test.prop([fc.array(seeds, { minLength: 1, maxLength: 60 })], { numRuns: 15 })(
    'follow from the seed, are others than yesterday, can be played, and are said in every language',
    (chain) => {
      let yesterday: RunOptions | undefined;
      for (const seed of chain) {
        const options = draw(seed, yesterday);
        expect(draw(seed, yesterday)).toEqual(options);
        expect(hashState(options)).not.toBe(yesterday && hashState(yesterday));
        expect(sim.init({ seed, options }).tick).toBe(0);
        for (const language of LANGUAGES) {
          const said = conditionsLine(conditionsOf(options), (key, values) => say(texts.get(language), key, values));
          expect(said.length).toBeGreaterThan(3);
        }
        yesterday = options;
      }
    },
  );

  test.prop([fc.dictionary(fc.constantFrom(...Object.keys(draw(1)), 'x'), numbers)], { numRuns: 50 })(
    'that nobody has drawn are refused by name, or harmless',
    (options) => {
      const refusal = refusalOf(() => playAwhile(game, options));
      if (refusal !== undefined) expect(refusal).toMatch(/^options\.\w+ is /);
      else expect(conditionsOf(options)).toEqual(expect.any(Array));
    },
  );

  it('make another run of the same seed, which its log brings back', () => {
    const options = draw(3);
    const { setup, log, state } = play(game, options, 3);
    expect(hashState(resimulate(sim, setup, log).state)).toBe(hashState(state));
    const plain = play(game, undefined, 3);
    // The quiz' theme is the dealer's alone.
    expect(hashState({ state, log })).not.toBe(hashState({ state: plain.state, log: plain.log }));
  });
});

function textsIn(slug: string, language: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, slug, 'texts', language, 'conditions.json'), 'utf8'));
}

/** One of the texts with its values. @throws when it is not there, or lacks a value */
function say(texts: unknown, key: string, values: Condition['values'] = {}): string {
  const text = key.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], texts);
  if (typeof text !== 'string') throw new Error(`there is no text ${key}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`${key} lacks ${name}`);
    return `${values[name] as string | number}`;
  });
}

function play({ sim, createBot }: AnyGame, options: RunOptions | undefined, seed: number, ticks = 2400) {
  const setup = { seed, ...(options && { options }) };
  const run = new Run(sim, setup, dealerFor(sim.id, setup));
  const bot = createBot({ skill: 'good', seed });
  while (!run.ended && run.state.tick < ticks) run.step(bot(run.state));
  return run;
}

/** Plays long enough for every dealer to be asked. */
function playAwhile(game: AnyGame, options: RunOptions): void {
  play(game, options, 1, 120);
}

function refusalOf(attempt: () => void): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof MalformedInput) return error.message;
    throw error;
  }
}
