import { z } from 'zod';
import { earnedCommendation } from '../schemas/commendations.ts';
import { balances } from '../schemas/credits.ts';
import { paymentHistory } from '../schemas/payments.ts';
import { exportAnswer } from '../schemas/profile.ts';
import { seenRun } from '../schemas/runs.ts';
import { count, faction, gameId, idParameter, timestamp } from '../schemas/shared.ts';
import { STAFF_ROLES, decision } from './decisions.ts';

const role = z.enum(STAFF_ROLES);

/** A player as staff see them. A deleted account has an anonymous name. */
const namedPlayer = z.object({ id: z.string(), username: z.string() });

export const sessionAnswer = z.object({
  role,
  /** Passkeys of the account: without one there is no way in. */
  passkeys: count,
  /** When the sign-in to the bridge ends; null without one. */
  signedInUntil: timestamp.nullable(),
});

/** Token of the link that `operator staff add` prints. */
const linkToken = z.string().min(1).max(256);

/** A value of WebAuthn, as its JSON forms write bytes. */
const bytes = z.string().regex(/^[\w-]{1,8192}$/, 'must be base64url');

/** What a browser's `credential.toJSON()` adds to the parts that are read: other versions of browsers may add more. */
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** How browsers reach a passkey. */
const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
  }),
});

/** The JSON form of WebAuthn's options, for `PublicKeyCredential.parse…OptionsFromJSON`. */
export const ceremonyOptions = z.record(z.string(), z.unknown());

export const passkeyOptionsBody = z.strictObject({ token: linkToken });

export const addPasskeyBody = z.strictObject({
  token: linkToken,
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      /** Those that this hub does not know are left out. */
      transports: z
        .array(z.string().max(32))
        .max(8)
        .default([])
        .transform((all) => TRANSPORTS.filter((known) => all.includes(known))),
    }),
  }),
});

const reason = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(500, 'must have at most 500 characters')
  .regex(/^\P{C}*$/u, 'must be printable');

const reasonedDecision = z.strictObject({ decision, reason });

/** What the passkey is asked for: the sign-in to the bridge, or one decision. */
export const challengeBody = z.strictObject({ decide: reasonedDecision.optional() });

export const signInBody = z.strictObject({ assertion });

/** A name or its beginning, an email address, or the id of a player, run, checkout, payment or receipt. */
export const searchBody = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .regex(/^\P{C}*$/u, 'must be printable'),
});

export const searchAnswer = z.array(
  z.object({
    player: namedPlayer,
    /** What was found: all but `player` with its id. */
    found: z.enum(['player', 'run', 'payment']),
    id: z.string(),
  }),
);

export const playerParams = z.object({ id: idParameter });

export const runParams = z.object({ id: idParameter });

/** A value that a decision changes; null: absent. */
const change = z.object({
  what: z.string(),
  before: z.union([z.string(), z.number()]).nullable(),
  after: z.union([z.string(), z.number()]).nullable(),
});

/** A decision in the record. */
const recordEntry = z.object({
  id: z.string(),
  decidedAt: timestamp,
  /** Who decided: a member of staff, or the user of the operating system who gave a command. */
  by: z.string(),
  command: z.string(),
  /** Null for what concerns all players. */
  player: namedPlayer.nullable(),
  runId: z.string().nullable(),
  reason: z.string(),
  changes: z.array(change),
  /** What the player has answered; null for nothing. */
  answer: z.object({ text: z.string(), answeredAt: timestamp }).nullable().optional(),
});

/** A player's file, without money and address. */
export const playerFile = namedPlayer.extend({
  faction,
  createdAt: timestamp,
  barredAt: timestamp.nullable(),
  deletedAt: timestamp.nullable(),
  /** Null for who is not staff. */
  role: role.nullable(),
  /** Browsers that are signed in, the latest first. */
  sessions: z.array(z.object({ lastUsedAt: timestamp, expiresAt: timestamp })),
  totalPoints: count,
  gamesPlayed: count,
  commendations: z.array(earnedCommendation),
  decisions: z.array(recordEntry),
});

/** The continuation of a list. */
export const pageQuery = z.strictObject({
  /** Id of the last row already loaded: the response continues with earlier ones. */
  before: idParameter.optional(),
});

/** Address, balances and payments of a player. */
export const moneyAnswer = z.object({
  /** Empty after the account was deleted. */
  email: z.string(),
  emailConfirmedAt: timestamp.nullable(),
  balances,
  payments: paymentHistory,
});

/** Transfers of a player, latest first, 100 at most. */
export const ledgerAnswer = z.object({
  transfers: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      to: z.string(),
      amount: z.int().min(1),
      reason: z.string(),
      /** Its subject, such as `run:<id>`. */
      subject: z.string(),
      at: timestamp,
      /** The player's accounts after it. */
      after: balances,
    }),
  ),
  before: z.string().nullable(),
});

/** Intervals between ticks with commands. They prove nothing by themselves. */
const rhythm = z.object({
  commands: count,
  /** Mean and standard deviation, in ticks of 1/60 s. */
  meanTicks: z.number().nonnegative(),
  spreadTicks: z.number().nonnegative(),
  /** Of the lengths of the intervals: 0 when all are the same. */
  entropyBits: z.number().nonnegative(),
  /** Share of sequences of six intervals that come more than once. */
  repeated: z.number().min(0).max(1),
  /** Where intervals come again in the same order, the longest first. */
  repetitions: z.array(z.object({ tick: count, firstTick: count, intervals: count })).optional(),
});

/** From what a game showed to the next command. A person who foresees it is quick as well. */
const reactions = z.object({
  signs: count,
  medianTicks: count,
  /** Share of those below 0.1 s, and the share that any moment of the run has by chance. */
  quick: z.number().min(0).max(1),
  quickByChance: z.number().min(0).max(1),
  /** Quick ones, where there are more of them than chance brings. */
  quickest: z.array(z.object({ tick: count, ticks: count })),
});

/** What a run has in common with others: equal commands in equal ticks. */
const likeness = z.object({
  /** Runs that it was compared with: the player's latest ones, and the first ones of the board. */
  compared: count,
  /** The most alike, the most first. */
  runs: z.array(
    z.object({
      runId: z.string(),
      player: namedPlayer,
      equal: count,
      /** The commands of the run that has fewer. */
      of: count,
      /** The first tick with an equal command. */
      tick: count,
      /** Whether that is half of them or more: plays of two people have next to nothing in common. */
      standsOut: z.boolean(),
    }),
  ),
});

export const evidenceAnswer = z.object({
  runId: z.string(),
  gameId,
  player: namedPlayer,
  status: z.string(),
  score: count,
  ticks: count,
  /** What the server saw of it; null for runs from before they were streamed. */
  witness: seenRun.nullable(),
  /** Null for a run with few commands, or by rules that this version does not have. */
  rhythm: rhythm.nullable(),
  /** Null for a run with few reactions, of a game that shows nothing to react to, or as above. */
  reactions: reactions.nullable().optional(),
  /** Null by rules that this version does not have. */
  likeness: likeness.nullable().optional(),
  /** Other players of the month's board, and those whose best run there it outranks; null for attempts of days and for duels. */
  standing: z.object({ players: count, outranked: count }).nullable().optional(),
  /** The player's other runs of the game that count, the latest 200. */
  others: z.object({ runs: count, best: count.nullable(), median: count.nullable() }),
  openReports: count,
});

export const reportsAnswer = z.array(
  z.object({
    runId: z.string(),
    gameId,
    player: namedPlayer,
    score: count,
    status: z.string(),
    reports: z.array(z.object({ reason: z.string(), reportedAt: timestamp, by: namedPlayer })),
  }),
);

export const answersAnswer = z.array(recordEntry);

/** Decisions of all operators and staff, latest first, 50 at most. */
export const recordAnswer = z.object({ entries: z.array(recordEntry), before: z.string().nullable() });

/** What is paused: since when, and by whom and why as the record has it. */
const pause = z.object({
  what: z.string(),
  since: timestamp,
  by: z.string().nullable(),
  reason: z.string().nullable(),
});

/** The figures of `/metrics` of the process that answers, and what of the hub is paused. */
export const healthAnswer = z.object({
  pauses: z.array(pause).optional(),
  figures: z.array(
    z.object({
      /** As in `/metrics`, without `star_seekers_`. */
      name: z.string(),
      help: z.string(),
      kind: z.enum(['gauge', 'counter', 'times']),
      /** One without a label, or those of each label; of times how many there were, their mean and quantiles in seconds. */
      values: z.array(z.object({ label: z.string().nullable(), value: z.number().nullable() })),
    }),
  ),
});

export const previewBody = z.strictObject({ decision });

export const previewAnswer = z.object({
  /** Whom or what it is about. */
  title: z.string(),
  /** Null for what concerns the hub. */
  player: namedPlayer.nullable(),
  changes: z.array(change),
  /** Whether the passkey is asked again. */
  asksPasskey: z.boolean(),
});

export const decideBody = reasonedDecision.extend({
  /** The passkey's answer to a challenge for just this decision and reason. */
  assertion: assertion.optional(),
});

export const decideAnswer = previewAnswer.omit({ asksPasskey: true }).extend({
  /** What `player export` hands over. */
  document: exportAnswer.optional(),
});

export type PasskeyTransport = (typeof TRANSPORTS)[number];
export type PasskeyAssertion = z.output<typeof assertion>;
export type AddPasskeyBody = z.output<typeof addPasskeyBody>;
export type ReasonedDecision = z.output<typeof reasonedDecision>;
export type BridgeSession = z.infer<typeof sessionAnswer>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
export type PlayerFile = z.infer<typeof playerFile>;
export type MoneyAnswer = z.infer<typeof moneyAnswer>;
export type LedgerAnswer = z.infer<typeof ledgerAnswer>;
export type Rhythm = z.infer<typeof rhythm>;
export type Reactions = z.infer<typeof reactions>;
export type EvidenceAnswer = z.infer<typeof evidenceAnswer>;
export type RecordEntry = z.infer<typeof recordEntry>;
export type HealthAnswer = z.infer<typeof healthAnswer>;
export type PreviewAnswer = z.infer<typeof previewAnswer>;
