import { type TestServer, newPlayer, startTestServer } from '@star-seekers/api/testing';
import { ApiError } from '@star-seekers/contracts/client';
import type { RunTicket, StartResult } from '@star-seekers/games/game-host';
import { games } from '@star-seekers/games';
import { type AnyGameSim, EMPTY_LOG, type RevealCall, Run, resimulate } from '@star-seekers/sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlaySessionOptions, createPlaySession } from './play-session.ts';
import { createMemoryRunStore } from './run-store.ts';
import { createSubmissionQueue } from './submission-queue.ts';

const memory = games.get(3)?.sim as AnyGameSim;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

/** Pages of one player on one device, opened one after the other. */
async function device() {
  const player = await newPlayer(server, 1);
  const store = createMemoryRunStore();
  const openPage = (api: PlaySessionOptions['api'] = player.api) =>
    createPlaySession({
      sim: memory,
      userId: player.user.id,
      api,
      store,
      submissions: createSubmissionQueue({
        store,
        send: async () => ({ verdict: null, retryAfterMs: undefined }),
        currentUserId: () => player.user.id,
        onVerdict: () => undefined,
      }),
      onTakenOver: () => undefined,
      onTookOver: () => undefined,
      onStaleClient: () => false,
      onCredits: () => undefined,
      onOpenRun: () => undefined,
    });
  return { player, store, openPage };
}

function ticketOf(result: StartResult): RunTicket {
  if ('failure' in result) throw new Error(`no run: ${JSON.stringify(result.failure)}`);
  return result.ticket;
}

function askedBy(run: { readonly asked: RevealCall | undefined }): RevealCall {
  if (!run.asked) throw new Error('the run asks nothing');
  return run.asked;
}

test('a run that hides something has no seed, and asks the same again after a reload', async () => {
  const { player, store, openPage } = await device();
  const page = openPage();
  const ticket = ticketOf(await page.start());
  expect(ticket.setup).toEqual({ seed: 0 });
  const run = new Run(memory, ticket.setup);
  run.step([{ turn: 5 }]);
  const told = await page.reveal(ticket, askedBy(run), run.log);
  expect(told).toEqual({ answer: { reveal: { face: expect.any(Number) as number } } });
  // Kept before it was asked.
  expect((await store.ofUser(player.user.id)).map(({ ticks }) => ticks)).toEqual([1]);
  page.close();

  const reloaded = openPage();
  const again = ticketOf(await reloaded.resume());
  const resumed = resimulate(memory, again.setup, again.resumeFrom ?? EMPTY_LOG);
  expect(askedBy(resumed)).toEqual(run.asked);
  expect(await reloaded.reveal(again, askedBy(resumed), resumed.log)).toEqual(told);
  reloaded.close();
});

test('what the server will never tell ends the asking, and a lost answer does not', async () => {
  const { openPage } = await device();
  const page = openPage();
  const ticket = ticketOf(await page.start());
  const run = new Run(memory, ticket.setup);
  run.step([{ turn: 5 }]);
  expect(await page.reveal(ticket, { ...askedBy(run), index: 5 }, run.log)).toEqual({ refused: true });
  page.close();

  const { openPage: openElsewhere, player } = await device();
  let lost = true;
  const flaky: PlaySessionOptions['api'] = async (name, ...input) => {
    if (name === 'reveal' && lost) throw new ApiError(0, 'network', 'gone');
    return player.api(name, ...input);
  };
  const other = openElsewhere(flaky);
  const otherTicket = ticketOf(await other.start());
  await expect(other.reveal(otherTicket, askedBy(run), run.log)).rejects.toThrow('gone');
  lost = false;
  expect(await other.reveal(otherTicket, askedBy(run), run.log)).toHaveProperty('answer.reveal.face');
  other.close();
});
