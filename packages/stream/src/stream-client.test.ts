import { Run, beaconDealer, localDealer } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import type { Chunk, ChunkAnswer } from './chunk.ts';
import { STREAM_START, StreamClient } from './stream-client.ts';
import { type DodgeCommand, type DodgeState, dodgeGame } from './testing/beacon-game.ts';

const SIM = dodgeGame(600);
const DEALER = localDealer(beaconDealer, 1);

/** A page that is connected, and what it has sent. */
function opened() {
  const sent: Chunk[] = [];
  const client = new StreamClient<DodgeState, DodgeCommand, never>(SIM, STREAM_START, {
    persist: () => undefined,
    send: (chunk) => void sent.push(chunk),
    now: () => 0,
  });
  const run = new Run(SIM, { seed: 1 }, client);
  client.connected(STREAM_START.position, [], 0, null);
  const play = (ticks: number) => {
    for (let tick = 0; tick < ticks; tick++) {
      run.step([]);
      client.ticked(run);
    }
  };
  const answerTo = ({ seq, kind, calls }: Chunk): ChunkAnswer => ({
    seq,
    ...(calls.length > 0 && { answers: calls.map((call) => DEALER.answer(call, [])) }),
    ...(kind === 'begin' && { token: seq + 100 }),
  });
  return { client, run, sent, play, acknowledge: (chunk: Chunk) => client.received(answerTo(chunk)) };
}

/** A page that has stopped after 30 ticks and is to begin again, before the hub has the stop. */
function stopped() {
  const page = opened();
  const { client, run, sent, play, acknowledge } = page;
  client.begin(run);
  acknowledge(lastOf(sent));
  play(30);
  client.stopped(run, 'pause');
  client.begin(run);
  return page;
}

const lastOf = (sent: readonly Chunk[]) => sent.at(-1) as Chunk;

describe('a segment of the page', () => {
  it('holds until its begin is acknowledged, and its chunks repeat the token', () => {
    const { client, run, sent, play, acknowledge } = opened();
    client.begin(run);
    expect(client.holds).toBe(true);
    acknowledge(lastOf(sent));
    expect(client.holds).toBe(false);
    play(60);
    client.stopped(run, 'pause');
    expect(sent.map(({ kind, token }) => [kind, token])).toEqual([
      ['begin', null],
      ['play', 100],
      ['pause', 100],
    ]);
  });

  it('begins only when the hub has everything before it', () => {
    const { client, sent, acknowledge } = stopped();
    expect([lastOf(sent).kind, client.holds]).toEqual(['pause', true]);
    acknowledge(lastOf(sent));
    expect(lastOf(sent)).toMatchObject({ kind: 'begin', toTick: 30 });
  });

  it('is given up while it waits to begin, without a word', () => {
    const { client, run, sent, acknowledge } = stopped();
    client.stopped(run, 'pause');
    acknowledge(lastOf(sent));
    expect([sent.length, client.holds]).toEqual([2, false]);
  });

  it('that has no tick yet is not stopped, and goes on later', () => {
    const { client, run, sent, acknowledge } = opened();
    client.begin(run);
    client.stopped(run, 'pause');
    client.begin(run);
    acknowledge(lastOf(sent));
    expect([sent.length, client.holds]).toEqual([1, false]);
  });

  it('that is left without a tick ends with no token', () => {
    const { client, run, sent } = opened();
    client.begin(run);
    run.quit();
    client.left(run);
    expect(lastOf(sent)).toMatchObject({ kind: 'end', toTick: 0, token: null });
  });

  it('gets its token by a new connection when the acknowledgement was lost', () => {
    const { client, run } = opened();
    client.begin(run);
    client.disconnected();
    const { answered } = client;
    const answers = run.unanswered.map((call) => DEALER.answer(call, []));
    client.connected({ seq: 1, toTick: 0 }, answers, answered, 55);
    expect([client.holds, client.isSettled, run.stalls]).toEqual([false, true, false]);
  });
});

it('takes an answer once that comes both by a request and by a connection', () => {
  const { client, run, sent, play, acknowledge } = opened();
  client.begin(run);
  acknowledge(lastOf(sent));
  play(240);
  const answers = [...run.deals, ...run.unanswered].map((call) => DEALER.answer(call, []));
  // The connection breaks, another is opened with what has arrived, and meanwhile a request brings the next answer.
  const { answered } = client;
  for (const chunk of sent.slice(1, 3)) acknowledge(chunk);
  client.connected({ seq: sent.length, toTick: 240 }, answers.slice(answered), answered, 100);
  expect(run.unanswered.map((call) => client.answer(call))).toEqual(answers.slice(1));
  expect([client.answered, client.isSettled]).toEqual([3, true]);
});
