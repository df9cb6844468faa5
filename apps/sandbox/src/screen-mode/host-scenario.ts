import type { HostAnswers } from '@star-seekers/games/local-host';
import { i18n } from '../i18n/index.ts';

export const START_ANSWERS = ['succeeds', 'insufficient', 'network', 'elsewhere', 'stale', 'failed'] as const;

export const SUBMISSION_ANSWERS = ['practice', 'verifying', 'verified', 'queued', 'stale', 'rejected'] as const;

/** What the sandbox's host answers: every answer that a screen must know how to show. */
export interface HostScenario {
  readonly start: (typeof START_ANSWERS)[number];
  readonly submission: (typeof SUBMISSION_ANSWERS)[number];
  /** The balance that is shown; null where none is needed. */
  readonly credits: number | null;
}

export const DEFAULT_SCENARIO: HostScenario = { start: 'succeeds', submission: 'practice', credits: null };

/** The answers of a scenario. A run that is not proven is rejected whatever the scenario says. */
export function answersOf({ start, submission }: HostScenario): HostAnswers {
  return { start: failureOf(start), submission: verdictOf(submission) };
}

function failureOf(kind: HostScenario['start']): HostAnswers['start'] {
  if (kind === 'succeeds') return undefined;
  if (kind === 'insufficient') return { kind, credits: 0 };
  if (kind === 'elsewhere') return { kind, takeOver: () => undefined };
  if (kind === 'failed') return { kind, message: i18n.t('host.failed') };
  return { kind };
}

function verdictOf(status: HostScenario['submission']): HostAnswers['submission'] {
  if (status === 'verified') return undefined;
  if (status === 'rejected') return { status, message: i18n.t('host.rejected') };
  return { status };
}
