import { type TestPlayer, type TestServer } from '@star-seekers/api/testing';
import type { RunStream, RunTicket, StartResult, Submission } from '@star-seekers/games/game-host';
import { type AnyGame, games } from '@star-seekers/games';
import { TICK_MS } from '@star-seekers/sim';
import { RunController } from '@star-seekers/stage/run-controller.ts';
import { CHUNK_TICKS } from '@star-seekers/stream';
import { vi } from 'vitest';
import type { OpenGameRun } from '../open-run.ts';
import { type PlaySessionOptions, createPlaySession } from '../play-session.ts';
import { type RunStore, createRunStore } from '../run-store.ts';
import { sendRun } from '../send-run.ts';
import { createSubmissionQueue } from '../submission-queue.ts';
import { Connection } from './connection.ts';

export const { sim: snake, createBot } = games.get(2) as AnyGame;

/** A run in which both bots last long enough for what the tests do. */
export const SEED = 7;

/** The run of a start that succeeded. @throws {Error} that names the failure of another one */
export function ticketOf(result: StartResult): RunTicket {
  if ('failure' in result) throw new Error(`no run: ${JSON.stringify(result.failure)}`);
  return result.ticket;
}

/** Why a start failed; undefined when it did not. */
export function failureOf(result: StartResult) {
  return 'failure' in result ? result.failure : undefined;
}

/** A run that is played on a page, as its screen does it. */
export interface PagesRun {
  readonly controller: RunController;
  readonly stream: RunStream;
}

/**
 * What happens between a page and servers whose clocks run along.
 * @param server the one of the test, once it has started, or several: each request of a page reaches the next of them
 */
export function playingOn(server: () => TestServer | readonly TestServer[]) {
  const servers = () => [server()].flat() as readonly TestServer[];

  /** Begins a run, or goes on with it. */
  function begin(page: Page, ticket: RunTicket): PagesRun {
    const stream = page.session.stream(ticket);
    const { setup, resumeFrom } = ticket;
    const { reveals, observer } = stream;
    const controller = new RunController(page.sim, setup, { reveals, observer, ...(resumeFrom ? { resumeFrom } : {}) });
    controller.play();
    return { controller, stream };
  }

  /** Plays on with a bot, as far as told or to the end. Waits for the answer to each chunk, unless the connection is cut. */
  async function playOn({ connection }: Page, { controller }: PagesRun, ticks?: number): Promise<void> {
    const bot = createBot({ skill: ticks === undefined ? 'poor' : 'good', seed: 1 });
    // What the machine needs beside is no part of the run: on a busy one it would be late by that.
    for (const { clock } of servers()) clock.stop();
    await untilBegun(connection, controller);
    for (let played = 0; played !== ticks && controller.getSnapshot().phase === 'playing'; played++) {
      for (const { clock } of servers()) clock.advance(msOfTick(controller.state.tick + 1));
      controller.stepOnce(bot(controller.state));
      if (controller.state.tick % CHUNK_TICKS === 0) await connection.answered();
    }
    await connection.answered();
  }

  /** Plays a run so far, from where it stands. */
  async function play(page: Page, ticket: RunTicket, ticks?: number): Promise<PagesRun> {
    const run = begin(page, ticket);
    await playOn(page, run, ticks);
    return run;
  }

  /** Leaves the page with a pause, as a player does it. */
  async function leave(page: Page, { controller, stream }: PagesRun): Promise<void> {
    controller.pause();
    await page.connection.answered();
    stream.close();
    page.session.close();
  }

  /** Hands a run in that has ended, and waits for the verdict. */
  async function submit(page: Page, ticket: RunTicket, { controller }: PagesRun, extra = 0): Promise<Submission> {
    const { outcome } = controller.getSnapshot();
    if (!outcome) throw new Error('the run goes on');
    const claimed = { ...outcome, score: outcome.score + extra };
    return new Promise((resolve) => {
      page.session.submit({ ticket, log: controller.log, outcome: claimed }, (submission) => {
        if (submission.status !== 'verifying') resolve(submission);
      });
    });
  }

  /** Plays to the end, hands the run in and waits for the verdict. */
  async function finish(page: Page, ticket: RunTicket): Promise<Submission> {
    return submit(page, ticket, await play(page, ticket));
  }

  /** A page of a player: everything that ends with the page. What it shares with other pages is passed in. */
  function openPage(player: TestPlayer, store: RunStore = createRunStore(), changes: Partial<PlaySessionOptions> = {}) {
    const connection = new Connection(
      servers().map(({ url }) => url),
      player,
    );
    const page = {
      credits: player.user.credits,
      open: undefined as OpenGameRun | null | undefined,
      reloads: 0,
      takenOver: false,
      tookOver: false,
      signedIn: player.user.id as string | null,
      verdicts: [] as Submission['status'][],
    };
    const { api = connection.api, sim = snake } = changes;
    const submissions = createSubmissionQueue({
      store,
      send: async (run) => sendRun(api, run),
      currentUserId: () => page.signedIn,
      onVerdict: (_run, { status }) => void page.verdicts.push(status),
    });
    const session = createPlaySession({
      sim,
      userId: player.user.id,
      api,
      store,
      submissions,
      openSocket: connection.openSocket,
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
    return Object.assign(page, { session, submissions, store, connection, sim });
  }

  return { openPage, begin, playOn, play, leave, submit, finish };
}

/** Waits until the hub has seen the segment begin; not over a connection that is cut. */
async function untilBegun(connection: Connection, controller: RunController): Promise<void> {
  const isBegun = () => {
    controller.advance(0);
    return controller.getSnapshot().phase !== 'countdown' || connection.broken !== null;
  };
  await vi.waitUntil(isBegun, { interval: 1, timeout: 60_000 });
  await connection.answered();
}

/** Whole milliseconds, which add up to the time of the run. */
function msOfTick(tick: number): number {
  return Math.round(tick * TICK_MS) - Math.round((tick - 1) * TICK_MS);
}

/** See {@link playingOn}. */
export type Page = ReturnType<ReturnType<typeof playingOn>['openPage']>;
