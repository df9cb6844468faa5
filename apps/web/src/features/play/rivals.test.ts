import { afterEach, expect, test, vi } from 'vitest';
import { rivalsOf } from './rivals.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function pace(runId: string, username: string) {
  const player = { id: `of-${username}`, username, faction: 'oni' };
  return { runId, score: 40, ticks: 900, everyS: 5, scores: [0, 10, 20, 40], player };
}

/** Answers of the hub. @returns its requests */
function serve(best: object | null, next: object | null): readonly string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    requests.push(input);
    return Response.json({ own: null, best, next });
  });
  return requests;
}

test("a run races the player's best and the board's next row", async () => {
  const requests = serve(pace('own-best', 'vega'), pace('next-row', 'nova'));
  expect(await rivalsOf('x')).toMatchObject([
    { runId: 'own-best', name: null },
    { runId: 'next-row', name: 'nova' },
  ]);
  expect(requests).toEqual(['/api/runs/x/pace']);
});

test('it races one rival if the next row is that of the best, and nobody if there are none', async () => {
  serve(pace('own-best', 'vega'), pace('own-best', 'vega'));
  expect(await rivalsOf('x')).toMatchObject([{ name: null }]);
  serve(null, null);
  expect(await rivalsOf('x')).toEqual([]);
});
