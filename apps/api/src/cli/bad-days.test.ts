import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openGateway, requireOpen } from '../domains/payments/gateway.ts';
import { readConfig } from '../composition/config.ts';
import { machineClock } from '../platform/clock.ts';
import { claimFor, newPlayer, payOnPage, startAndPlay, startTestServer } from '../testing/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stressTests as hubStress } from '../../stress/hub-stress.ts';
import { stressTests as runStress } from '../../stress/run-stress.ts';
import { runOperator } from './run-operator.ts';

const root = join(import.meta.dirname, '../../../..');
const guide = readFileSync(join(root, 'docs/bad-days.md'), 'utf8');
const days = guide.split(/^## /m).slice(1);

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'star-seekers-bad-days-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

test('each bad day is tried by tests and drills that there are, and begins with alerts and events that there are', () => {
  const rules = readFileSync(join(root, 'scripts/release/monitoring/star-seekers.rules.yml'), 'utf8');
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const tests = globSync('apps/api/src/**/*.test.ts', { cwd: root }).map((path) => basename(path, '.ts'));
  const drills = new Set([...tests, ...Object.keys({ ...hubStress, ...runStress })]);
  expect(days.map((day) => day.split('.', 1)[0])).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 1}`));
  for (const day of days) {
    const part = (label: string) => namesIn(new RegExp(`\\*\\*${label}\\*\\*([^]*?)(?:\n- |$)`).exec(day)?.[1] ?? '');
    const tried = part('Tried by');
    expect(tried, day).not.toEqual([]);
    expect(
      tried.filter((name) => !drills.has(name)),
      day,
    ).toEqual([]);
    expect(
      part('Shows as').filter((name) => !rules.includes(`alert: ${name}\n`) && !operations.includes(`| \`${name}\` `)),
      day,
    ).toEqual([]);
  }
});

test('the commands of the bad days are right, one after the other', async () => {
  const payments = await openGateway(readConfig({ DATA_DIR: dataDir }), machineClock);
  const server = await startTestServer({ database: join(dataDir, 'star-seekers.sqlite'), payments });
  const [player, staff] = [await newPlayer(server, 2), await newPlayer(server)];
  const played = await startAndPlay(server, player, { skill: 'good', quitAfter: 600 });
  await player.api('submitScore', { body: claimFor(played) });
  // Paid, and of nobody that the hub knows.
  const checkout = await requireOpen(server.services.payments).stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 499, product_data: { name: 'Starter' } } }],
    client_reference_id: 'nobody',
    metadata: { payment_id: 'a-payment', package_id: 'starter', credits: '100' },
    success_url: `${server.url}/credits`,
  });
  await payOnPage(checkout.url ?? '');
  const operator = async (args: readonly string[]) => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const terminal = { env: { DATA_DIR: dataDir }, operator: 'ops', print, printError: print, confirm: undefined };
    const code = await runOperator(args, terminal);
    return { code, output: lines.join('\n') };
  };
  const names = new Map([
    ['<player>', player.user.username],
    ['<staff>', staff.user.username],
    ['<checkout>', checkout.id],
  ]);
  expect((await operator(['staff', 'add', staff.user.username, 'moderator', '--yes', '--reason', 'new'])).code).toBe(0);
  const hash = /[\da-f]{64}/.exec((await operator(['record', 'check'])).output)?.[0] ?? '';
  names.set('<hash>', hash);

  const commands = [...guide.matchAll(/^ +pnpm operator (.+)$/gm)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(12);
  for (const command of commands) {
    const args = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? names.get(word) ?? word);
    const { code, output } = await operator(args.includes('--reason') ? [...args, '--yes'] : args);
    expect(output, command).not.toContain('<');
    expect(code, `${command}\n${output}`).toBe(0);
  }
  await server.close();
});

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);
}
