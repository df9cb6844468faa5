import { expect, it } from 'vitest';
import { TIMELINE_ID } from '../compile/codex-problems.ts';
import { compileQuestions } from '../compile/questions/compile-questions.ts';
import { type ParsedQuestion, questionOf } from '../compile/questions/question-parts.ts';
import { textAt } from '../compile/quiz-problems.ts';
import { readTongue, sentencesOf } from '../compile/tongue.ts';
import { textOfBlock } from './codex.ts';
import { codex, findInEnglish } from './english-codex.ts';

const english = readTongue('en');
const compile = () => compileQuestions(english, [], []).map((draft) => questionOf(draft, english));
const compiled = compile();

/** The compiled questions of a kind, by the beginning of their ids. */
function compiledAs(...kinds: readonly string[]): readonly ParsedQuestion[] {
  const found = compiled.filter(({ id }) => kinds.some((kind) => id.startsWith(`${kind}-`)));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const wrongOptions = ({ options, right }: ParsedQuestion) => options.filter((_, at) => at !== right);

/** Texts of the places with a name. */
function textsOf(name: string): readonly string[] {
  return codex.flatMap((entry) => [
    ...(entry.title === name ? [textAt({ entry })] : []),
    ...entry.sections.filter(({ heading }) => heading === name).map((section) => textAt({ entry, section })),
  ]);
}

it('a sentence is said of the right option and of none of the others', () => {
  for (const question of compiledAs('said')) {
    const parts = /“(.+)”/.exec(question.text)?.[1]?.toLowerCase().split('…') ?? [];
    const hasAll = (text: string) => parts.every((part) => text.includes(part.trim()));
    const entry = findInEnglish(question.anchor)?.entry;
    expect.soft(entry && hasAll(textAt({ entry })), question.id).toBe(true);
    expect
      .soft(
        wrongOptions(question).filter((name) => textsOf(name).some(hasAll)),
        question.id,
      )
      .toEqual([]);
  }
});

it('an event has the right date in the timeline, and none of the others', () => {
  const rows = codex
    .filter(({ id }) => id === TIMELINE_ID)
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .flatMap((block) =>
      block.kind === 'facts' ? block.facts.map((fact) => textOfBlock({ kind: 'facts', facts: [fact] })) : [],
    );
  for (const question of compiledAs('date')) {
    const event = question.text.replace(/: when\?$/, '');
    const dates = question.options.filter((date) => rows.some((row) => row.startsWith(`${date} ${event}`)));
    expect.soft(dates, question.id).toEqual([question.options[question.right]]);
  }
});

it('a figure is that of one ship', () => {
  for (const question of compiledAs('length', 'register-mark')) {
    const right = question.options[question.right] as string;
    const names = codex.flatMap(({ sections }) => sections.map(({ heading }) => heading));
    const [ship, figure] = names.includes(right)
      ? [right, / is (.+) long\?| mark (.+)\?/.exec(question.text)?.slice(1).find(Boolean)]
      : [names.find((name) => question.text.includes(name)), right];
    const facts = codex.flatMap(({ sections }) =>
      sections.flatMap(({ heading, blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'facts' ? block.facts.map(({ value }) => [heading, value[0]?.text]) : [],
        ),
      ),
    );
    expect
      .soft(
        facts.filter(([, value]) => value === figure).map(([name]) => name),
        question.id,
      )
      .toEqual([ship]);
  }
});

it('a kind and a power are those of the entry', () => {
  for (const question of compiledAs('kind', 'power')) {
    const text = textsOf(findInEnglish(question.anchor)?.entry.title ?? '').join();
    const word = (option: string) => option.toLowerCase().split(' ').at(-1) ?? '';
    expect.soft(text, question.id).toContain(word(question.options[question.right] as string));
  }
});

it('compiling again gives the same questions', () => {
  expect(compile()).toEqual(compiled);
});

it.each([
  ['It is out. It is "covered."', ['It is out.', 'It is "covered."']],
  ['From 2.1 kilos. Yes!', ['From 2.1 kilos.', 'Yes!']],
  ['Am 1. Januar L1. Nie?', ['Am 1. Januar L1.', 'Nie?']],
  ['Deux. « Et trois. » Fin.', ['Deux.', '« Et trois. »', 'Fin.']],
  ['二つ。「三つ。」', ['二つ。', '「三つ。」']],
])('the sentences of %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
