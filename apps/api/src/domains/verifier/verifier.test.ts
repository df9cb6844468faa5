import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../platform/limits.ts';
import { makeScratchFolder } from '../../testing/databases/scratch-folder.ts';
import { newPlayer, playAndSubmit, startTestServer } from '../../testing/index.ts';
import { ThreadVerifier } from './verifier.ts';

const FAILING = new URL('../../testing/games/failing-in-threads.ts', import.meta.url).href;

test('a thread is up when a server starts and while runs are played, and none at rest', async () => {
  const server = await startTestServer({ limits: { verifierReady: true, verifierIdleMs: 300 } });
  const { verifier } = server.services;
  await expect.poll(() => verifier.threads).toBe(1);
  await expect.poll(() => verifier.threads).toBe(0);
  const player = await newPlayer(server, 1);
  const verify = verifier.verify.bind(verifier);
  const threads: number[] = [];
  verifier.verify = async (...task) => {
    threads.push(verifier.threads);
    return verify(...task);
  };
  expect((await playAndSubmit(server, player)).answer.accepted).toBe(true);
  expect(threads).toEqual([1]);
  await expect.poll(() => verifier.threads).toBe(0);
  await server.close();
});

test('a server whose verifier cannot start says so, and is not ready', async () => {
  const lines: Record<string, unknown>[] = [];
  const server = await startTestServer({
    gamesModule: FAILING,
    limits: { verifierReady: true },
    onLog: (line) => lines.push(line),
  });
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(lines).toContainEqual(
    expect.objectContaining({
      err: expect.objectContaining({ message: 'This module is not for threads.' }) as unknown,
    }),
  );
  await server.close();
});

test('a verifier that could not start is alive again once a thread starts', async () => {
  const folder = makeScratchFolder();
  const file = join(folder, 'games.ts');
  const write = (code: string) => writeFileSync(file, code);
  write("throw new Error('no games');");
  const limits = { ...DEFAULT_LIMITS, verifierIdleMs: 300 };
  const verifier = new ThreadVerifier(pathToFileURL(file).href, limits, { error: () => undefined });
  await expect.poll(() => verifier.alive()).toBe(false);
  write(`export { games } from '${import.meta.resolve('@star-seekers/games')}';`);
  await expect.poll(() => verifier.alive()).toBe(true);
  await verifier.close();
  rmSync(folder, { recursive: true });
});
