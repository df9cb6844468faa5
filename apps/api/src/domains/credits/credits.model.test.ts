import { fc, test } from '@fast-check/vitest';
import type { StartRunAnswer } from '@star-seekers/contracts';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  ledgerFaults,
  newPlayer,
  playRun,
  refusal,
  rollFace,
  sendTo,
  startRun,
  startTestServer,
} from '../../testing/index.ts';

/** A player's actions on credits, in any order. */
const action = fc.oneof(
  fc.record({ do: fc.constant('roll' as const), face: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 24 }) }),
  fc.record({ do: fc.constant('collect' as const), amount: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ do: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ do: fc.constant('start' as const) }),
  fc.record({ do: fc.constant('finish' as const), honest: fc.boolean() }),
);

type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

const HOUR = 60 * 60 * 1000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

/** The expected credits of the player. */
class Model {
  wallet = 0;
  pending = 0;
  hoursUntilRoll = 0;
  run: StartRunAnswer | undefined;
}

/** Sends the request of an action. @returns the request and its expected outcome: `done` or an error code */
async function act(
  model: Model,
  player: TestPlayer,
  step: Action,
): Promise<{ request: Promise<unknown>; expected: string }> {
  const { api } = player;
  switch (step.do) {
    case 'wait':
      server.clock.advance(step.hours * HOUR);
      model.hoursUntilRoll -= step.hours;
      return { request: Promise.resolve(), expected: 'done' };
    case 'roll': {
      const canRoll = model.hoursUntilRoll <= 0;
      if (canRoll) Object.assign(model, { pending: model.pending + step.face, hoursUntilRoll: 24 });
      return { request: rollFace(server, player, step.face), expected: canRoll ? 'done' : 'dice/cooling_down' };
    }
    case 'collect': {
      const covered = step.amount <= model.pending;
      if (covered) {
        model.pending -= step.amount;
        model.wallet += step.amount;
      }
      const request = api('collectCredits', { body: { amount: step.amount } });
      return { request, expected: covered ? 'done' : 'credits/nothing_to_collect' };
    }
    case 'spend': {
      const covered = step.amount <= model.wallet;
      if (covered) model.wallet -= step.amount;
      const request = api('spendCredits', { body: { amount: step.amount } });
      return { request, expected: covered ? 'done' : 'credits/insufficient' };
    }
    case 'start': {
      if (model.run) return { request: startRun(player), expected: 'runs/already_open' };
      if (model.wallet === 0) return { request: startRun(player), expected: 'credits/insufficient' };
      model.wallet--;
      model.run = await startRun(player);
      return { request: Promise.resolve(), expected: 'done' };
    }
    case 'finish': {
      const { run } = model;
      if (!run) return { request: Promise.resolve(), expected: 'done' };
      model.run = undefined;
      const playedRun = await playRun(2, run.setup, sendTo(server, run.runId), { quitAfter: 120 });
      const claim = claimFor({ ...playedRun, runId: run.runId });
      const body = step.honest ? claim : { ...claim, score: claim.score + 1 };
      return { request: api('submitScore', { body }), expected: step.honest ? 'done' : 'runs/rejected' };
    }
  }
}

test.prop([fc.array(action, { minLength: 20, maxLength: 40 })], { numRuns: 5 })(
  'no sequence of player actions creates or loses credits',
  async (steps) => {
    const player = await newPlayer(server);
    const model = new Model();
    server.clock.stop();
    for (const step of steps) {
      const { request, expected } = await act(model, player, step);
      const outcome = expected === 'done' ? await request.then(() => 'done') : (await refusal(request)).code;
      expect(outcome).toBe(expected);
      const { user } = await player.api('user');
      expect([user.credits, user.pendingCredits]).toEqual([model.wallet, model.pending]);
    }
    expect(await ledgerFaults(server.services.db)).toEqual([]);
  },
);
