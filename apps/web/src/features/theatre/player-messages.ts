import { z } from 'zod';

/**
 * What a page and an archived player tell each other (`docs/decisions/0028-shipped-rules-play-for-ever.md`). A player that was shipped once
 * speaks it for ever: a change needs another number, and the hub keeps speaking the ones before.
 */
export const PLAYER_INTERFACE = 1;

const tick = z.int().min(0);

/** The recording of a run as the server sends it. */
const recording = z.object({
  gameId: z.int().min(1),
  seed: z.int().min(0).optional(),
  options: z.record(z.string(), z.int().min(0)).optional(),
  replay: z.string(),
});

const request = z.discriminatedUnion('kind', [
  /** The first request. */
  z.object({
    kind: z.literal('load'),
    recording,
    language: z.string(),
    /** Whose colours the page has. */
    faction: z.string(),
    settings: z.object({ motion: z.enum(['full', 'reduced']), detail: z.enum(['full', 'reduced']) }),
  }),
  z.object({ kind: z.literal('play') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('seek'), tick }),
  z.object({ kind: z.literal('step') }),
  z.object({ kind: z.literal('speed'), speed: z.number().positive() }),
  z.object({ kind: z.literal('show'), inputs: z.boolean(), hitBoxes: z.boolean() }),
  /** The greatest height of the board, in CSS pixels. */
  z.object({ kind: z.literal('room'), height: z.number().min(0) }),
]);

/** With the number of the request, from 1. */
export const numberedRequest = z.object({ order: z.int().min(1), request });

export const playerReport = z.discriminatedUnion('kind', [
  /** After each change. `order`: the last request that it takes into account. */
  z.object({
    kind: z.literal('state'),
    order: z.int().min(0),
    tick,
    phase: z.enum(['still', 'playing', 'ended']),
    prepared: z.number().min(0).max(1),
  }),
  /** Once the run is prepared: what happened in it, in the viewer's language, and its score after each second. */
  z.object({
    kind: z.literal('events'),
    marks: z.array(z.object({ tick, tone: z.enum(['chapter', 'gain', 'loss']), text: z.string() })),
    scores: z.array(z.number()),
    hitBoxes: z.boolean(),
  }),
  /** The first frame has been drawn. */
  z.object({ kind: z.literal('drawn') }),
  /** The height of all that is shown, in CSS pixels. */
  z.object({ kind: z.literal('height'), height: z.number().min(0) }),
  /** `recording`: it does not fit its game. `stage`: the game could not be loaded or has crashed. */
  z.object({ kind: z.literal('failed'), what: z.enum(['recording', 'stage']) }),
]);

export type PlayerRequest = z.infer<typeof request>;
export type LoadRequest = Extract<PlayerRequest, { kind: 'load' }>;
export type PlayerReport = z.infer<typeof playerReport>;
