import { type AnyGame, games } from '@star-seekers/games';
import { encodeRecordedRun } from '@star-seekers/games/recorded-run';
import { Run, beaconDealer, hashState, localDealer } from '@star-seekers/sim';
import { paintNothing } from '@star-seekers/stage/testing/paint-nothing.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { type Reply, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { updateSettings } from '../settings/settings-store.ts';
import { FilePage } from './file-page.tsx';

paintNothing();

beforeEach(async () => {
  updateSettings({ motion: 'reduced' });
  await loadTexts('play', 'games');
});

afterEach(() => vi.unstubAllGlobals());

/** A convoy that is left after five seconds. */
function played() {
  const { sim } = games.get(2) as AnyGame;
  const run = new Run(sim, { seed: 7 }, localDealer(beaconDealer, 7));
  while (run.state.tick < 300) run.step([]);
  run.quit();
  return { sim, run };
}

async function open(text: string) {
  const screen = await render(<FilePage />);
  const file = new File([text], 'run.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('Choose a file'), file);
  return screen;
}

async function fileOf(change: object = {}) {
  const { sim, run } = played();
  const recorded = { gameId: 2, rulesVersion: sim.rulesVersion, setup: run.setup, log: run.log };
  return JSON.stringify({ ...(JSON.parse(await encodeRecordedRun(sim, recorded)) as object), ...change });
}

test('a run from a file is watched, and this browser says what it comes to', async () => {
  const screen = await open(await fileOf());
  await expect.poll(() => document.querySelector('[data-state=ready]')).not.toBeNull();
  const slider = screen.getByRole('slider', { name: 'Place in the run' });
  await userEvent.keyboard('{End}');
  expect((slider.element() as HTMLInputElement).valueAsNumber).toBe(300);
  const { run } = played();
  await expect.element(screen.getByText(hashState(run.state), { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/A file does not say who played it/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible();
});

test('a run of older rules is played by the archived player of its build', async () => {
  const rules =
    'const a = async () => ({ outcome: { score: 70 }, ticks: 240, stateHash: `of-${origin}` }); export { a as playAgain };';
  const build = '/sealed/of-older-rules';
  const calls = serveApi(({ path }) =>
    path === `${build}/simulations.mjs` ? { status: 200, text: rules } : { status: 200, body: { archive: build } },
  );
  const screen = await open(await fileOf({ rulesVersion: 1 }));
  // Played without an origin.
  await expect.element(screen.getByText('of-null')).toBeVisible();
  expect(calls).toMatchObject([{ path: '/rules/2/1' }, { path: `${build}/simulations.mjs` }]);
  const frame = document.querySelector('iframe');
  expect([frame?.getAttribute('src'), frame?.getAttribute('sandbox')]).toEqual([
    `${build}/player.html`,
    'allow-scripts',
  ]);
});

test.each<[string, Reply | undefined, RegExp]>([
  ['are not there', { status: 404, text: 'Not found.' }, /simulations\.mjs has no rules \(status 404\)/],
  ['are something else', { status: 200, text: 'export const rules = 1;' }, /has no rules \(status 200\)/],
  ['cannot be had', undefined, /Failed to fetch/],
  [
    'fail',
    { status: 200, text: 'const a = () => { throw new Error("of old"); }; export { a as playAgain };' },
    /of old/,
  ],
  ['answer something else', { status: 200, text: 'const a = () => ({}); export { a as playAgain };' }, /Invalid input/],
])('rules of an older build that %s say so', async (_, reply, words) => {
  serveApi(({ path }) =>
    path.endsWith('.mjs') ? reply : { status: 200, body: { archive: '/sealed/of-older-rules' } },
  );
  const screen = await open(await fileOf({ rulesVersion: 1 }));
  await expect.element(screen.getByText(words)).toBeVisible();
});

test.each<[string, () => Promise<string>, RegExp]>([
  ['is not JSON', async () => 'a letter', /the file is not JSON/],
  ['has no log', async () => fileOf({ log: 7 }), /log: must be text/],
  ['is of a game that does not exist', async () => fileOf({ gameId: 99 }), /gameId: there is no game 99/],
  ['is too large', async () => ' '.repeat(600_000), /more than 524288 bytes/],
  ['is of rules that the hub does not have', async () => fileOf({ rulesVersion: 1 }), /version 1\. This hub does not/],
])('a file that %s says so', async (_what, text, words) => {
  serveApi(() => ({ status: 200, body: { archive: null } }));
  const screen = await open(await text());
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible();
});
