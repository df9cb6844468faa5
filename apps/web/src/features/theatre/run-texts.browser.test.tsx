import type { RunPage, RunTexts } from '@star-seekers/contracts';
import { type AnyGame, games } from '@star-seekers/games';
import { type AnyGameModule, catalog } from '@star-seekers/games/catalog';
import { paintNothing } from '@star-seekers/stage/testing/paint-nothing.ts';
import { type CommandLog, type Dealer, Run, localDealer } from '@star-seekers/sim';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { type Reply, player, refusal, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { startSession } from '../session/session.ts';
import { LocalBoard } from './local-board.tsx';
import { LocalReplay } from './local-replay.ts';
import { RunTextsPanel } from './run-texts.tsx';

const SEED = 7;
const { sim, createBot, dealer, publicLog } = games.get(4) as AnyGame;
const SETTINGS = { motion: 'reduced', detail: 'reduced' } as const;
const OVERLAYS = { inputs: false, hitBoxes: false };
const WITHHELD = 'The texts of ranked questions are not shown.';

let module: AnyGameModule;
let log: CommandLog<unknown>;
/** While the first question can be answered. */
let questionTick = 0;
let shown: RunTexts['shown'];
let stop = () => {};

paintNothing();

beforeAll(async () => {
  module = await (catalog.find(({ id }) => id === 4) ?? expect.unreachable()).load();
  const run = new Run(sim, { seed: 0 }, localDealer(dealer as Dealer, SEED));
  const bot = createBot({ skill: 'good', seed: SEED });
  while (run.state.tick < 3000) {
    run.step(bot(run.state));
    const { phase, number } = run.state as unknown as { phase: string; number: number };
    if (phase === 'answering' && number === 1) questionTick = run.state.tick;
  }
  run.quit();
  log = publicLog?.of(run.log) ?? run.log;
  shown = [...(publicLog?.texts({ secret: [SEED, 0, 0, 0], options: undefined }, log).shown ?? [])];
});

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  await loadTexts('play', 'games');
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function visit(reply?: Reply) {
  if (reply) localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player()));
  const calls = serveApi(({ path }) => {
    if (path === '/user') return { status: 200, body: { user: player() } };
    return path === '/runs/r4/texts' ? reply : undefined;
  });
  stop = startSession();
  const replay = new LocalReplay(module, { setup: { seed: 0 }, log });
  const drawn = Promise.withResolvers<void>();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <LocalBoard
        replay={replay}
        overlays={OVERLAYS}
        settings={SETTINGS}
        title="Lore Master"
        onReady={drawn.resolve}
        onError={() => drawn.reject(new Error('the board failed'))}
      />
      <RunTextsPanel page={{ runId: 'r4' } as RunPage} replay={replay} />
    </QueryClientProvider>,
  );
  replay.prepare();
  await drawn.promise;
  await expect.poll(() => replay.getSnapshot().prepared).toBe(1);
  replay.seek(questionTick);
  return { screen, calls };
}

const answer = (over: Partial<RunTexts>): Reply => ({
  status: 200,
  body: { shown, portions: 5, readable: 5, left: 25, ...over } satisfies RunTexts,
});

/** The first question, and its options as shown. */
function firstQuestion(): { readonly text: string; readonly options: readonly string[] } {
  return (shown[1] as { en: { text: string; options: string[] } }).en;
}

test('a visitor sees no text, and is asked to sign in', async () => {
  const { screen } = await visit();
  await expect.element(screen.getByRole('button', { name: 'Sign in to read them' })).toBeVisible();
  await expect.element(screen.getByText(WITHHELD)).toBeVisible();
});

test('a player asks for the questions, and the replay shows them at once', async () => {
  const { screen, calls } = await visit(answer({}));
  await expect.element(screen.getByText(WITHHELD)).toBeVisible();
  await screen.getByRole('button', { name: 'Show the questions' }).click();
  await expect.element(screen.getByText(firstQuestion().text)).toBeVisible();
  for (const option of firstQuestion().options) await expect.element(screen.getByText(option)).toBeVisible();
  await expect.element(screen.getByText('5 of 5 questions are shown. You can read 25 more today.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/runs/r4/texts')?.body).toEqual({ language: 'en' });
});

test.each([
  [
    'used up',
    { shown: [], readable: 0, left: 0 },
    'You have read enough for today. Come back tomorrow for these questions.',
  ],
  [
    'all but used up',
    { readable: 2, left: 0 },
    '2 of 5 questions are shown. That is all for today. You can read more tomorrow.',
  ],
  ['not needed', { left: null }, 'These are your questions: all of them are shown.'],
] as const)('an allowance that is %s', async (_what, over, words) => {
  const { screen } = await visit(answer(over as Partial<RunTexts>));
  await screen.getByRole('button', { name: 'Show the questions' }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('a refusal is said, and can be tried again', async () => {
  const { screen } = await visit(refusal(429, { code: 'request/rate_limited' }));
  const button = screen.getByRole('button', { name: 'Show the questions' });
  await button.click();
  await expect.element(screen.getByText(/Too many/i)).toBeVisible();
  await expect.element(button).toBeEnabled();
});
