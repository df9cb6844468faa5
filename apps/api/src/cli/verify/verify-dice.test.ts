import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DiceExport } from '@star-seekers/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlayer, startTestServer } from '../../testing/index.ts';
import { runOperator } from '../run-operator.ts';

const DAY = 24 * 60 * 60 * 1000;

let folder: string;
/** Three rolls with a revealed seed and one with a secret one, of a real server. */
let honest: DiceExport;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-dice-'));
  const server = await startTestServer();
  const { api } = await newPlayer(server);
  for (const clientSeed of ['first', 'second', 'third', 'fourth']) {
    if (clientSeed === 'fourth') await api('changeDiceSeed');
    await api('rollDice', { body: { clientSeed } });
    server.clock.advance(DAY);
  }
  const rolls = await api('diceRolls', { query: { limit: '500' } });
  honest = { format: 'star-seekers-dice/1', exportedAt: server.clock.now(), rolls };
  await server.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

async function verify(content: unknown): Promise<{ code: number; output: string }> {
  const path = join(folder, 'dice.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const terminal = { env: {}, operator: 'ops', print, printError: print, confirm: undefined };
  return { code: await runOperator(['verify', 'dice', path], terminal), output: lines.join('\n') };
}

/** The export with another proof of a roll. */
const tampered = (number: number, change: object) => ({
  ...honest,
  rolls: honest.rolls.map((roll) =>
    roll.number === number && roll.proof ? { ...roll, proof: { ...roll.proof, ...change } } : roll,
  ),
});

test('the rolls of a hub hold', async () => {
  expect(await verify(honest)).toEqual({
    code: 0,
    output: '4 rolls: 3 recalculated, 1 with a seed that is not revealed yet, 0 wrong.',
  });
});

test('what was tampered with is named, by roll and part', async () => {
  const roll = honest.rolls.find(({ number }) => number === 2);
  const value = ((roll?.value ?? 0) % 6) + 1;
  const rolls = honest.rolls.map((each) => (each.number === 2 ? { ...each, value, credits: value } : each));
  expect(await verify({ ...honest, rolls })).toEqual({
    code: 1,
    output: [
      `roll 2 does not hold: value: ${value}, but its seeds give ${roll?.value}`,
      '4 rolls: 2 recalculated, 1 with a seed that is not revealed yet, 1 wrong.',
    ].join('\n'),
  });
  const seed = await verify(tampered(1, { serverSeed: '0'.repeat(64) }));
  expect(seed.output).toContain('roll 1 does not hold: serverSeed: its hash is ');
  expect((await verify(tampered(3, { nonce: 1 }))).output).toContain('roll 3 does not hold: nonce: 1 follows 1');
});

test.each([
  ['no JSON', '{', 'The file is not JSON.'],
  ['another file', { format: 'star-seekers-run/1', rolls: [] }, 'format: must be "star-seekers-dice/1"'],
])('%s is refused by name', async (_, content, message) => {
  const { code, output } = await verify(content);
  expect(code).toBe(1);
  expect(output).toContain(message);
});

test('a part that is not one of a roll is named with its place', async () => {
  const { output } = await verify(tampered(4, { serverSeed: 'secret', nonce: 30 }));
  expect(output.split('\n').map((line) => line.trim().split(':')[0])).toEqual([
    'rolls.0.proof.nonce',
    'rolls.0.proof.serverSeed',
  ]);
});
