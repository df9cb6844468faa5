import { endpoints } from '@star-seekers/contracts';
import { z } from 'zod';

/** Public calls that verify a run or a board. */
export type PublicCall = 'runPage' | 'replay' | 'gameBoard';

// What a hub of this version answers is narrower than the contract says, which only describes it: these bound every text and list.
const id = z.string().regex(/^[\w-]{1,64}$/, 'must be an id');
const player = z.object({
  id,
  username: z.string().regex(/^[\w-]{1,40}$/, 'must be a name'),
  faction: endpoints.replay.answer.shape.player.shape.faction,
});
const name = z.string().regex(/^[a-zA-Z]\w{0,39}$/, 'must be a name');
/** Time that a calendar has. */
const timestamp = z.int().min(0).max(8_640_000_000_000_000);
const MOST = { figures: 64, pauses: 100, rows: 100 };

function figures<Value extends z.ZodType>(value: Value) {
  return z
    .record(name, value)
    .refine((figures) => Object.keys(figures).length <= MOST.figures, `must have at most ${MOST.figures} entries`);
}

const setup = { seed: endpoints.replay.answer.shape.seed, options: figures(z.int()).exactOptional() };
const page = endpoints.runPage.answer;
const comparedRun = z.object({ runId: id, score: z.int().min(0), player }).nullable();
const witness = page.shape.witness.unwrap();

/** The answers of these calls: everything that a hub says is parsed by them before it is used. */
export const hubAnswers = {
  runPage: page.extend({
    runId: id,
    setup: z.object(setup),
    stats: figures(z.number()),
    player,
    challengeId: id.nullable(),
    startedAt: timestamp,
    finishedAt: timestamp,
    witness: witness.extend({ pausedAt: witness.shape.pausedAt.max(MOST.pauses) }).nullable(),
    best: comparedRun,
    next: comparedRun,
    archive: z.string().max(200).nullable(),
    stateHash: z
      .string()
      .regex(/^[0-9a-f]{1,64}$/, 'must be a hash')
      .nullable(),
  }),
  replay: endpoints.replay.answer.extend({
    ...setup,
    player,
    replay: z.string().regex(/^[\w-]*$/, 'must be base64url'),
  }),
  gameBoard: z.array(endpoints.gameBoard.answer.element.extend({ id, runId: id, user: player })).max(MOST.rows),
} satisfies Record<PublicCall, z.ZodType>;
