import { type TestPlayer, type TestServer } from '@star-seekers/api/testing';
import { createClient } from '@star-seekers/contracts/client';
import type { RunTicket, StartResult, Submission } from '@star-seekers/games/game-host';
import { type AnyGame, games } from '@star-seekers/games';
import { Run, TICK_MS, resimulate } from '@star-seekers/sim';
import type { OpenGameRun } from '../open-run.ts';
import { type PlaySessionOptions, createPlaySession } from '../play-session.ts';
import { type RunStore, createMemoryRunStore } from '../run-store.ts';
import { sendRun } from '../send-run.ts';
import { createSubmissionQueue } from '../submission-queue.ts';

export const { sim: snake, createBot } = games.get(2) as AnyGame;

/** A run in which both bots last long enough for what the tests do. */
export const SEED = 7;

/** A page of a player: everything that ends with the page. What it shares with other pages is passed in. */
export function openPage(
  player: TestPlayer,
  store: RunStore = createMemoryRunStore(),
  changes: Partial<PlaySessionOptions> = {},
) {
  const page = {
    credits: player.user.credits,
    open: undefined as OpenGameRun | null | undefined,
    reloads: 0,
    takenOver: false,
    tookOver: false,
    signedIn: player.user.id as string | null,
    verdicts: [] as Submission['status'][],
  };
  const api = changes.api ?? player.api;
  const submissions = createSubmissionQueue({
    store,
    send: async (run) => sendRun(api, run),
    currentUserId: () => page.signedIn,
    onVerdict: (_run, { status }) => void page.verdicts.push(status),
  });
  const session = createPlaySession({
    sim: snake,
    userId: player.user.id,
    api,
    store,
    submissions,
    onTakenOver: () => {
      page.takenOver = true;
    },
    onTookOver: () => {
      page.tookOver = true;
    },
    onStaleClient: () => {
      page.reloads++;
      return page.reloads === 1;
    },
    onCredits: (credits) => {
      page.credits = credits;
    },
    onOpenRun: (open) => {
      page.open = open;
    },
    ...changes,
  });
  return Object.assign(page, { session, submissions, store });
}

/** See {@link openPage}. */
export type Page = ReturnType<typeof openPage>;

/** The run of a start that succeeded. @throws {Error} that names the failure of another one */
export function ticketOf(result: StartResult): RunTicket {
  if ('failure' in result) throw new Error(`no run: ${JSON.stringify(result.failure)}`);
  return result.ticket;
}

/** Why a start failed; undefined when it did not. */
export function failureOf(result: StartResult) {
  return 'failure' in result ? result.failure : undefined;
}

/** What happens between a page and a server whose clock runs along. @param server the one of the test, once it has started */
export function playingOn(server: () => TestServer) {
  /** Plays on with a bot, as far as told or to the end, while the server's clock runs along. */
  function play(ticket: RunTicket, ticks?: number) {
    const run = ticket.resumeFrom ? resimulate(snake, ticket.setup, ticket.resumeFrom) : new Run(snake, ticket.setup);
    const bot = createBot({ skill: ticks === undefined ? 'poor' : 'good', seed: 1 });
    let played = 0;
    while (!run.ended && played !== ticks) {
      run.step(bot(run.state));
      played++;
    }
    server().clock.advance(Math.ceil(played * TICK_MS));
    return run;
  }

  /** Plays to the end, hands the run in and waits for the verdict. */
  async function finish(page: Page, ticket: RunTicket): Promise<Submission> {
    const run = play(ticket);
    if (!run.outcome) throw new Error('the run goes on');
    const { log, outcome } = run;
    return new Promise((resolve) => {
      page.session.submit({ ticket, log, outcome }, (submission) => {
        if (submission.status !== 'verifying') resolve(submission);
      });
    });
  }

  /** The player's connection, which can be made to fail on the way there or back. */
  function brittleConnection({ fetch: send }: TestPlayer) {
    const line = { broken: null as 'before' | 'after' | null };
    const api = createClient({
      baseUrl: server().url,
      fetch: async (input, init) => {
        if (line.broken === 'before') throw new TypeError('the connection was cut');
        const response = await send(input, init);
        if (line.broken === 'after') throw new TypeError('the connection was cut');
        return response;
      },
    });
    return Object.assign(line, { api });
  }

  return { play, finish, brittleConnection };
}
