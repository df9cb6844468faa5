import { Run, beaconDealer, localDealer } from '@star-seekers/sim';
import { expect, it } from 'vitest';
import type { Chunk } from './chunk.ts';
import { STREAM_START, StreamClient } from './stream-client.ts';
import { dodgeGame } from './world/beacon-game.ts';

it('takes an answer once that comes both by a request and by a connection', () => {
  const sim = dodgeGame(600);
  const sent: Chunk[] = [];
  const client = new StreamClient(sim, STREAM_START, {
    seal: () => undefined,
    send: (chunk) => void sent.push(chunk),
    now: () => 0,
  });
  const run = new Run(sim, { seed: 1 }, client);
  client.connected(STREAM_START.position, [], 0);
  client.started(run);
  for (let tick = 0; tick < 240; tick++) {
    run.step([]);
    client.ticked(run);
  }
  const dealer = localDealer(beaconDealer, 1);
  const answers = run.unanswered.map((call) => dealer.answer(call, []));
  // The connection breaks, another is opened with what has arrived, and meanwhile a request brings the first answer.
  const { answered } = client;
  for (const chunk of sent.slice(0, 3)) {
    const [call] = chunk.calls;
    client.received(call ? { seq: chunk.seq, answers: [dealer.answer(call, [])] } : { seq: chunk.seq });
  }
  client.connected({ seq: sent.length, toTick: 240 }, answers, answered);
  expect(run.unanswered.map((call) => client.answer(call))).toEqual(answers);
  expect([client.answered, client.isSettled]).toEqual([2, true]);
});
