/** What the sandbox's host answers: every answer that a screen must know how to show. */
export interface HostScenario {
  readonly start: 'succeeds' | 'insufficient' | 'network' | 'elsewhere' | 'stale' | 'failed';
  readonly submission: 'practice' | 'verifying' | 'verified' | 'queued' | 'stale' | 'rejected';
  /** The balance that is shown; null where none is needed. */
  readonly credits: number | null;
}

export const DEFAULT_SCENARIO: HostScenario = { start: 'succeeds', submission: 'practice', credits: null };

export const START_ANSWERS: readonly HostScenario['start'][] = [
  'succeeds',
  'insufficient',
  'network',
  'elsewhere',
  'stale',
  'failed',
];

export const SUBMISSION_ANSWERS: readonly HostScenario['submission'][] = [
  'practice',
  'verifying',
  'verified',
  'queued',
  'stale',
  'rejected',
];
