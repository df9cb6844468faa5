import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { type RequestListener, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RunPage } from '@star-seekers/contracts';
import { games } from '@star-seekers/games';
import { encodeRecordedRun, parseRunFile } from '@star-seekers/games/recorded-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HALL } from '../../domains/leaderboards/board-key.ts';
import { act } from '../../domains/operators/action.ts';
import { voidAction } from '../../domains/operators/run-actions.ts';
import {
  type TestServer,
  claimFor,
  newPlayer,
  packLog,
  playAlone,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';
import { gameWithId } from '../../testing/play-run.ts';
import { runOperator } from '../run-operator.ts';
import { boardAddressesIn, runAddressIn } from './address.ts';
import { BoardCheck } from './board-check.ts';
import { rowFaults, untiedFaults } from './board-faults.ts';
import { ForeignHub } from './foreign-hub.ts';
import { RunChecker } from './run-checker.ts';

let server: TestServer;
let folder: string;
let checker: RunChecker;

beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-verify-'));
  checker = new RunChecker(join(folder, 'archive'));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Runs an operator command in this process. */
async function hub(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(`${line}\n`);
  const terminal = {
    env: { ARCHIVE_DIR: join(folder, 'archive') },
    operator: 'ops',
    print,
    printError: print,
    confirm: undefined,
  };
  return { code: await runOperator(args, terminal), output: lines.join('') };
}

async function submitted(gameId: number, quitAfter = 600) {
  const player = await newPlayer(server, 1);
  const played = await startAndPlay(server, player, { gameId, skill: 'good', quitAfter });
  await player.api('submitScore', { body: claimFor(played) });
  return { ...played, player };
}

/** A run in a file, as players keep it. */
async function recordedRun(gameId: number) {
  const { sim } = gameWithId(gameId);
  const alone = await playAlone(gameId, { seed: 7 }, { quitAfter: 300 });
  const recorded = { gameId, rulesVersion: sim.rulesVersion, setup: { seed: 7 }, log: alone.log };
  return { alone, file: await encodeRecordedRun(sim, recorded) };
}

const check = async (runId: string) => checker.check(new ForeignHub(server.url), runId);

test.each([...games.keys()])('a run of game %i holds, by the address of its page and in a file', async (gameId) => {
  const { runId, score, points } = await submitted(gameId, 1200);
  expect(await check(runId)).toMatchObject({ page: { gameId, score, points }, faults: [] });
  const { alone, file } = await recordedRun(gameId);
  const { outcome } = await checker.play(parseRunFile(file));
  expect(outcome).toMatchObject({ score: alone.score, points: alone.points });
});

test('what holds is told with its player and score', async () => {
  const { runId, score, points, log, player } = await submitted(2, 1200);
  const byAddress = await hub('verify', 'run', `${server.url}/run/${runId}`);
  expect(byAddress).toMatchObject({ code: 0 });
  expect(byAddress.output).toContain(`by ${player.user.username}  game 2`);
  expect(byAddress.output).toContain(`score ${score}, ${points} points, ${log.ticks} ticks\nThe run holds`);
  const { alone, file } = await recordedRun(2);
  const path = join(folder, 'run.json');
  writeFileSync(path, file);
  const byFile = await hub('verify', 'run', path);
  expect(byFile).toMatchObject({ code: 0 });
  expect(byFile.output).toContain(`score ${alone.score}, ${alone.points} points`);
});

test('a run whose shown score differs from the played one does not hold', async () => {
  const { runId, score } = await submitted(2);
  const { db } = server.services;
  await db
    .updateTable('results')
    .set({ score: score + 5 })
    .where('run_id', '=', runId)
    .execute();
  const { code, output } = await hub('verify', 'run', `${server.url}/api/runs/${runId}/replay`);
  expect(code).toBe(1);
  expect(output).toContain(`does not hold: score: shown ${score + 5}, played ${score}`);
});

test('the pauses of a run are judged by the bounds of its format', async () => {
  const { runId, log } = await submitted(3);
  const { db } = server.services;
  const row = db.selectFrom('results').select('witness').where('run_id', '=', runId);
  const { witness } = await row.executeTakeFirstOrThrow();
  const pausedAt = Array.from({ length: 15 }, () => ({ tick: 300, ms: 1000 }));
  const paused = JSON.stringify({ ...JSON.parse(witness ?? ''), pauses: pausedAt.length, pausedAt });
  await db.updateTable('results').set({ witness: paused }).where('run_id', '=', runId).execute();
  const { faults } = await check(runId);
  expect(faults).toEqual([expect.stringContaining('the run counts nowhere (pauses)')]);
  const replay = await packLog(3, { ...log, format: 2 });
  await db.updateTable('results').set({ replay }).where('run_id', '=', runId).execute();
  expect((await check(runId)).faults).toEqual([]);
});

test('a run that is not there, or voided, does not hold', async () => {
  expect(await hub('verify', 'run', `${server.url}/run/nowhere`)).toEqual({
    code: 1,
    output: 'does not hold: run: the hub has no such run\n',
  });
  const { runId } = await submitted(2);
  await act(server.services, voidAction(runId), { operator: 'ops', reason: 'a program played it' });
  expect((await hub('verify', 'run', `${server.url}/run/${runId}`)).output).toContain('does not show it (voided)');
});

test('a run of older rules holds by the archived simulations of its build, if they are on this machine', async () => {
  const { runId, log } = await submitted(2);
  const { db } = server.services;
  const older = gameWithId(2).sim.rulesVersion - 1;
  await db.updateTable('runs').set({ rules_version: older }).where('id', '=', runId).execute();
  const address = `${server.url}/run/${runId}`;
  const without = await hub('verify', 'run', address);
  expect(without).toMatchObject({ code: 1 });
  expect(without.output).toContain(`does not hold: version: played by rules ${older}`);

  const id = 'a-sealed-build-of-rule';
  const build = join(folder, 'archive', id);
  mkdirSync(build, { recursive: true });
  const manifest = { interface: 1, id, sealedAt: new Date().toISOString(), rules: { 2: older } };
  writeFileSync(join(build, 'sealed.json'), JSON.stringify(manifest));
  const source = (name: string) => JSON.stringify(import.meta.resolve(`@star-seekers/games${name}`));
  writeFileSync(
    join(build, 'simulations.mjs'),
    `import { games } from ${source('')};
    import { playAgain as play } from ${source('/play-again')};
    export const playAgain = async (gameId, ...rest) => play(games.get(gameId).sim, ...rest);`,
  );
  const byAddress = await hub('verify', 'run', address);
  expect(byAddress.output).toContain('The run holds');
  const path = join(folder, 'older.json');
  const recorded = { gameId: 2, rulesVersion: older, setup: { seed: 7 } };
  const alone = await playAlone(2, { seed: 7 }, { quitAfter: 600 });
  writeFileSync(path, await encodeRecordedRun(gameWithId(2).sim, { ...recorded, log: alone.log }));
  expect((await hub('verify', 'run', path)).output).toContain(`score ${alone.score}, ${alone.points} points`);
  expect(log.ticks).toBe(600);
});

test('the log in a file must lead to the end of a run', async () => {
  const path = join(folder, 'broken.json');
  const { sim } = gameWithId(2);
  const { log } = await playAlone(2, { seed: 7 }, { quitAfter: 600 });
  const recorded = { gameId: 2, rulesVersion: sim.rulesVersion, setup: { seed: 7 } };
  writeFileSync(path, await encodeRecordedRun(sim, { ...recorded, log: { ...log, quit: false } }));
  expect(await hub('verify', 'run', path)).toEqual({
    code: 1,
    output: 'log: the log stops at tick 600 of a run that goes on\n',
  });
  writeFileSync(path, '{"format": "something else"}');
  expect(await hub('verify', 'run', path)).toMatchObject({ code: 1, output: 'format: must be "star-seekers-run/1"\n' });
  expect((await hub('verify', 'run', join(folder, 'nothing.json'))).output).toContain('no such file');
});

test('all boards of a hub hold; each run is played once', async () => {
  const other = await startTestServer();
  for (const [faction, gameId, quitAfter] of [
    ['oni', 2, 600],
    ['oni', 2, 1200],
    ['mud', 2, 900],
    ['ustur', 6, 900],
  ] as const) {
    const player = await newPlayer(other, 1);
    await player.api('updateProfile', { body: { faction } });
    const played = await startAndPlay(other, player, { gameId, skill: 'good', quitAfter });
    await player.api('submitScore', { body: claimFor(played) });
  }
  const { code, output } = await hub('verify', 'board', other.url);
  const lines = output.split('\n');
  expect([code, lines.at(-2)]).toEqual([0, 'All 16 rows hold.']);
  expect(lines).toEqual(
    expect.arrayContaining([
      'game 2, monthly, global: 3 rows',
      'game 2, yearly, oni: 2 rows',
      'game 6, monthly, mud: 0 rows',
    ]),
  );
  await other.close();
});

test('the ticks that decide between equal scores are those of the run, and rows are in their order', async () => {
  const { runId, player } = await submitted(5, 3600);
  const page = await new ForeignHub(server.url).get('runPage', { params: { id: runId } });
  if (!page) throw new Error('no page');
  const tieTicks = page.ticks;
  expect(page).toMatchObject({ tieTicks, score: expect.toSatisfy((score: number) => score > 0) as number });
  const board = { gameId: 5, period: 'monthly', scope: 'global' } as const;
  const address = `${server.url}/leaderboard?tab=games&game=5`;
  expect(await hub('verify', 'board', address)).toMatchObject({ code: 0 });

  // A row, and one below it of the same score.
  const row = { id: runId, runId, rank: 1, user: player.user, score: page.score, points: page.points, tieTicks };
  const below = (changed: Partial<RunPage>) => {
    const ranks = { monthly: 2, yearly: 2 };
    const next = { runId, score: page.score, player: page.player };
    const ofPage = { ...page, ranks, next, ...changed };
    const { tieTicks: _, ...ofRow } = { ...row, rank: 2 };
    const shown = { ...ofRow, ...(ofPage.tieTicks !== undefined && { tieTicks: ofPage.tieTicks }) };
    return rowFaults(board, { row: shown, page: ofPage }, { row, page });
  };
  const { tieTicks: _, ...untied } = page;
  expect(below({ finishedAt: page.finishedAt + 1 })).toEqual([]);
  expect(below({ tieTicks: tieTicks + 1, finishedAt: page.finishedAt - 1 })).toEqual([]);
  expect(below({ finishedAt: page.finishedAt - 1 })).toEqual([expect.stringMatching(/^order: .* reached before/)]);
  expect(below({ tieTicks: tieTicks - 5 })).toEqual([expect.stringMatching(/^order: .* 5 ticks less/)]);
  const late = { ...untied, finishedAt: page.finishedAt + 25 * 60 * 60 * 1000 };
  expect([...untiedFaults(board, [page, late]).values()]).toEqual([expect.stringMatching(/^ties: no ticks/)]);
  expect([...untiedFaults(board, [page, untied])]).toEqual([]);
  expect([...untiedFaults({ ...board, gameId: 2 }, [page, late])]).toEqual([]);

  const { db } = server.services;
  await db
    .updateTable('results')
    .set({ tie_ticks: tieTicks - 1 })
    .where('run_id', '=', runId)
    .execute();
  const { code, output } = await hub('verify', 'board', address);
  expect(code).toBe(1);
  expect(output).toContain(`ties: ${tieTicks} ticks in the row, ${tieTicks - 1} on the run's page`);
  expect(output).toContain(`ties: ${tieTicks - 1} ticks decide, it has ${tieTicks}`);
});

test('a board that changes while it is verified holds', async () => {
  const other = await startTestServer();
  const players = await Promise.all(Array.from({ length: 4 }, async () => newPlayer(other, 2)));
  const submit = async (player: (typeof players)[number], quitAfter: number) => {
    const played = await startAndPlay(other, player, { skill: 'good', quitAfter });
    await player.api('submitScore', { body: claimFor(played) });
  };
  for (const [index, player] of players.entries()) await submit(player, 300 + 150 * index);
  // The hub, before whose third page of a run the last player of the board climbs to its top.
  let pages = 0;
  const climbing = await answering((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      if (/^\/api\/runs\/[\w-]+$/.test(path) && ++pages === 3 && players[0]) await submit(players[0], 2400);
      const answer = await fetch(other.url + path);
      response.writeHead(answer.status).end(await answer.text());
    })();
  });
  const { code, output } = await hub('verify', 'board', `${climbing.url}/leaderboard?tab=games&game=2`);
  expect(output).toBe('game 2, monthly, global: 4 rows\nAll 4 rows hold.\n');
  expect(code).toBe(0);
  climbing.close();
  await other.close();
});

test('a board of another scale of scores is verified when it is asked for', async () => {
  const other = await startTestServer();
  const player = await newPlayer(other, 1);
  const played = await startAndPlay(other, player, { skill: 'good', quitAfter: 600 });
  await player.api('submitScore', { body: claimFor(played) });
  const { db } = other.services;
  await db.updateTable('results').set({ scale: 7 }).execute();
  for (const table of ['board_entries', 'rank_buckets'] as const) {
    for (const { board } of await db.selectFrom(table).select('board').distinct().execute()) {
      if (board === HALL) continue;
      const older = board.replace(/^2(?:\.\d+)?:/, '2.7:');
      await db.updateTable(table).set({ board: older }).where('board', '=', board).execute();
    }
  }
  const board = `${other.url}/leaderboard?tab=games&game=2`;
  expect((await hub('verify', 'board', board)).output).toBe('game 2, monthly, global: 0 rows\nAll 0 rows hold.\n');
  const older = await hub('verify', 'board', `${board}&scale=7`);
  expect(older).toEqual({ code: 0, output: 'game 2, monthly, global, scale 7: 1 rows\nAll 1 rows hold.\n' });
  expect(await hub('verify', 'run', `${other.url}/run/${played.runId}`)).toMatchObject({ code: 0 });
  await other.close();
});

/** Sends the same bytes again and again, as fast as they are taken or with a pause between two. */
function endless(response: ServerResponse, bytes: Buffer, pauseMs?: number): void {
  response.writeHead(200);
  const send = () => {
    if (response.destroyed) return;
    if (pauseMs !== undefined) response.write(bytes, () => setTimeout(send, pauseMs));
    else response.write(bytes, () => setImmediate(send));
  };
  send();
}

/** A server that answers everything alike. */
async function answering(listener: RequestListener): Promise<{ url: string; close: () => void }> {
  const other = createServer(listener).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const close = () => {
    other.close();
    other.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(other.address() as AddressInfo).port}`, close };
}

test.each<[string, RequestListener, string]>([
  [
    'a page',
    (_, response) => response.end('<!doctype html>'),
    'does not answer as a hub of this version does (status 200)',
  ],
  ['other JSON', (_, response) => response.end('{"runId": 7}'), 'answers runPage in another format: runId '],
  [
    'an error',
    (_, response) => response.writeHead(500).end('oh'),
    'does not answer as a hub of this version does (status 500)',
  ],
  ['nothing', (request) => request.socket.destroy(), 'cannot be reached: '],
])('a server that answers %s is named, with the reason', async (_, listener, reason) => {
  const other = await answering(listener);
  const { code, output } = await hub('verify', 'run', `${other.url}/run/a`);
  expect(code).toBe(1);
  expect(output).toContain(`${other.url} ${reason}`);
  const board = await hub('verify', 'board', `${other.url}/leaderboard?tab=games&game=2`);
  expect([board.code, board.output.startsWith(other.url)]).toEqual([1, true]);
  other.close();
});

test('a hub that is down or slow is named, with the reason', async () => {
  const other = await answering(() => undefined);
  const slow = new ForeignHub(other.url, { answerMs: 50 }).get('runPage', { params: { id: 'a' } });
  await expect(slow).rejects.toThrow(`${other.url} has not answered within 0.05 s`);
  other.close();
  expect((await hub('verify', 'run', `${other.url}/run/a`)).output).toBe(
    `${other.url} cannot be reached: ECONNREFUSED\n`,
  );
});

const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');

test.each<[string, RequestListener, string]>([
  [
    'an answer without end',
    (_, response) => endless(response, MEGABYTE),
    'cannot be reached: the answer has more than',
  ],
  [
    'an answer that is small until it is unpacked',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2 ** 26, ' '))),
    'cannot be reached: the answer has more than',
  ],
  [
    'another address',
    (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    'does not answer as a hub of this version does (status 302)',
  ],
  [
    'brackets in brackets',
    (_, response) => response.end('['.repeat(500_000) + ']'.repeat(500_000)),
    'answers runPage in',
  ],
])('a hub that answers %s is left', async (_, listener, reason) => {
  const other = await answering(listener);
  const { code, output } = await hub('verify', 'run', `${other.url}/run/a`);
  expect([code, output]).toEqual([1, expect.stringContaining(`${other.url} ${reason}`)]);
  other.close();
});

test('the time for one answer and that for all are over whatever a hub does', async () => {
  const drip = await answering((_, response) => endless(response, Buffer.from(' '), 10));
  const slow = new ForeignHub(drip.url, { answerMs: 100 }).get('runPage', { params: { id: 'a' } });
  await expect(slow).rejects.toThrow('has not answered within 0.1 s');
  const whole = new ForeignHub(drip.url, { wholeMs: 100 }).get('runPage', { params: { id: 'a' } });
  await expect(whole).rejects.toThrow('has taken more than');
  drip.close();
  const busy = await answering((_, response) =>
    response.writeHead(503, { 'retry-after': '1e9' }).end('{"code": "runs/busy", "message": "busy"}'),
  );
  const waiting = new ForeignHub(busy.url, { wholeMs: 100 }).get('runPage', { params: { id: 'a' } });
  await expect(waiting).rejects.toThrow('has taken more than');
  busy.close();
});

test('a board without end is left', async () => {
  let next = 0;
  const faction = 'oni';
  const other = await answering((_, response) => {
    const rows = Array.from({ length: 100 }, () => {
      const id = `r${++next}`;
      return { id, runId: id, rank: next, user: { id, username: id, faction }, score: 1, points: 1 };
    });
    response.end(JSON.stringify(rows));
  });
  const board = { gameId: 2, period: 'monthly', scope: 'global' } as const;
  const boards = new BoardCheck(new ForeignHub(other.url), checker, 1000);
  await expect(boards.read(board)).rejects.toThrow(`${other.url} answers more than 1000 rows of a board`);
  other.close();
});

test('what a hub says is shown and never obeyed by the terminal', async () => {
  const evil = 'gone\u001B[2J\u009B1m\u202E\u2028\nThe run holds: played again it comes to what the hub shows.';
  const other = await answering((_, response) =>
    response.writeHead(403).end(JSON.stringify({ code: `x${evil}`, message: evil })),
  );
  const { code, output } = await hub('verify', 'run', `${other.url}/run/a`);
  expect(code).toBe(1);
  expect(output.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(output).toContain('refuses: gone\\u{1b}[2J');
  other.close();
});

test('rules that hang are ended, and the run does not hold', async () => {
  const { runId } = await submitted(2);
  const { db } = server.services;
  const older = gameWithId(2).sim.rulesVersion - 2;
  await db.updateTable('runs').set({ rules_version: older }).where('id', '=', runId).execute();
  const archive = join(folder, 'hanging');
  const id = 'a-sealed-build-hanging';
  const build = join(archive, id);
  mkdirSync(build, { recursive: true });
  const manifest = { interface: 1, id, sealedAt: new Date().toISOString(), rules: { 2: older } };
  writeFileSync(join(build, 'sealed.json'), JSON.stringify(manifest));
  writeFileSync(join(build, 'simulations.mjs'), 'export const playAgain = () => { for (;;); }');
  const impatient = new RunChecker(archive, 100);
  const checked = await impatient.check(new ForeignHub(server.url), runId);
  expect(checked.faults).toEqual(['log: it is not played within 0.1 s']);
});

test('a log costs no more than its ticks and commands', async () => {
  const { sim } = gameWithId(2);
  const { log } = await playAlone(2, { seed: 7 }, { quitAfter: 600 });
  const path = join(folder, 'begins.json');
  const recorded = { gameId: 2, rulesVersion: sim.rulesVersion, setup: { seed: 7 } };
  const begins = Array.from({ length: 400_000 }, () => 300);
  writeFileSync(path, await encodeRecordedRun(sim, { ...recorded, log: { ...log, format: 2, begins } }));
  expect(await hub('verify', 'run', path)).toEqual({ code: 1, output: 'log: it begins more than 2000 times\n' });
});

test('what is no file, or too large, is not read', async () => {
  const large = join(folder, 'large.json');
  writeFileSync(large, '');
  truncateSync(large, 2 ** 31);
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  for (const command of ['run', 'dice'])
    for (const [path, reason] of [
      [large, 'is larger than'],
      [pipe, 'is not a file'],
      ['/dev/zero', 'is not a file'],
      [folder, 'is not a file'],
    ] as const) {
      const { code, output } = await hub('verify', command, path);
      expect([code, output]).toEqual([1, expect.stringContaining(`${path} ${reason}`)]);
    }
});

test('a hub that is busy is asked again', async () => {
  let requests = 0;
  const other = await answering((_, response) => {
    if (++requests > 1) return response.writeHead(404).end('{"code": "runs/not_found", "message": "none"}');
    return response.writeHead(503, { 'retry-after': '0.01' }).end('{"code": "runs/busy", "message": "busy"}');
  });
  expect(await new ForeignHub(other.url).get('runPage', { params: { id: 'a' } })).toBe(undefined);
  expect(requests).toBe(2);
  other.close();
});

test('addresses of runs and boards are recognized', () => {
  const origin = 'https://hub.example';
  for (const path of ['/run/a-1', '/run/a-1?t=90', '/api/runs/a-1', '/api/runs/a-1/replay'])
    expect(runAddressIn(origin + path)).toEqual({ origin, id: 'a-1' });
  expect(runAddressIn('runs/a-1.json')).toBe(undefined);
  expect(() => runAddressIn(`${origin}/leaderboard`)).toThrow('is not the address of a run');
  const boardsIn = (path: string) => boardAddressesIn(origin + path).boards;
  const board = { gameId: 2, period: 'yearly', scope: 'oni' };
  expect(boardsIn('/leaderboard?tab=games&game=2&period=yearly&scope=oni')).toEqual([board]);
  expect(boardsIn('/api/leaderboard/game/2?type=yearly&scope=oni&limit=3')).toEqual([board]);
  expect(boardsIn('/leaderboard?tab=games')).toEqual([{ gameId: 1, period: 'monthly', scope: 'global' }]);
  for (const path of ['', '/', '/leaderboard']) expect(boardsIn(path)).toHaveLength(games.size * 8);
  expect(boardsIn('/leaderboard?tab=games&game=2&period=yearly&scope=oni&scale=3')).toEqual([{ ...board, scale: 3 }]);
  expect(boardsIn('/api/leaderboard/game/2?type=yearly&scope=oni&scale=3')).toEqual([{ ...board, scale: 3 }]);
  expect(boardsIn('/?scale=3').every(({ scale }) => scale === 3)).toBe(true);
  expect(() => boardsIn('/leaderboard?scale=0')).toThrow('the scale of a board is a number from 1');
  expect(() => boardsIn('/leaderboard?tab=games&game=99')).toThrow('there is no game 99');
  expect(() => boardsIn('/leaderboard?tab=games&period=daily')).toThrow(
    'the period of a board is one of monthly, yearly',
  );
  expect(() => boardsIn('/dashboard')).toThrow('is not the address of a board');
  expect(() => boardAddressesIn('hub.example')).toThrow('is not a web address');
});
