import type { HostAnswers, LocalHostOptions } from '@star-seekers/games/local-host';
import { type AnyGameSim, drawConditions } from '@star-seekers/sim';
import type { RunFault, StreamStatus } from '@star-seekers/games/game-host';
import { i18n } from '../i18n/index.ts';

export const START_ANSWERS = ['succeeds', 'insufficient', 'network', 'elsewhere', 'stale', 'failed'] as const;

export const SUBMISSION_ANSWERS = [
  'practice',
  'verifying',
  'verified',
  'slow',
  'pauses',
  'queued',
  'stale',
  'unchecked',
  'rejected',
] as const;

export const STREAM_STATUSES = ['seen', 'late', 'silent', 'refused'] as const satisfies StreamStatus[];

export const CONDITIONS = ['none', 'day', 'spent'] as const;

/** What the sandbox's host answers: every answer that a screen must know how to show. */
export interface HostScenario {
  readonly start: (typeof START_ANSWERS)[number];
  readonly submission: (typeof SUBMISSION_ANSWERS)[number];
  /** How the hub answers while a run is played. */
  readonly stream: StreamStatus;
  /** Whether runs have the conditions of a day, and whether its ranked run has begun. */
  readonly conditions: (typeof CONDITIONS)[number];
  /** The balance that is shown; null where none is needed. */
  readonly credits: number | null;
}

export const DEFAULT_SCENARIO: HostScenario = {
  start: 'succeeds',
  submission: 'practice',
  stream: 'seen',
  conditions: 'none',
  credits: null,
};

/** The answers of a scenario. A run that is not proven is rejected whatever the scenario says. */
export function answersOf({ start, submission, stream }: HostScenario): HostAnswers {
  return { start: failureOf(start), submission: verdictOf(submission), fault: FAULTS[submission], stream };
}

/** The conditions of the day that a seed draws. */
export function conditionsOf(
  { conditions }: HostScenario,
  sim: Pick<AnyGameSim, 'id' | 'dayConditions'>,
  seed: number,
): Pick<LocalHostOptions, 'conditions'> {
  const options = conditions === 'none' ? undefined : drawConditions(sim, seed);
  return { conditions: options && { options, isSpent: conditions === 'spent' } };
}

const FAULTS: Partial<Record<HostScenario['submission'], RunFault>> = {
  slow: { kind: 'slow', seconds: 42 },
  pauses: { kind: 'pauses', pauses: 23 },
};

function failureOf(kind: HostScenario['start']): HostAnswers['start'] {
  if (kind === 'succeeds') return undefined;
  if (kind === 'insufficient') return { kind, credits: 0 };
  if (kind === 'elsewhere') return { kind, takeOver: () => undefined };
  if (kind === 'failed') return { kind, message: i18n.t('host.failed') };
  return { kind };
}

function verdictOf(status: HostScenario['submission']): HostAnswers['submission'] {
  if (status === 'verified' || status === 'slow' || status === 'pauses') return undefined;
  if (status === 'queued') return { status, kept: 'device' };
  if (status === 'rejected') return { status, message: i18n.t('host.rejected') };
  return { status };
}
