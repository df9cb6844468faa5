import type { Measure } from '../platform/metrics.ts';
import type { Services } from '../platform/services.ts';

/** Metrics of the services. */
export function serviceMetrics({ passwords, verifier, background, live, refusals }: Services): readonly Measure[] {
  return [
    {
      kind: 'gauge',
      name: 'password_queue',
      help: 'Password hashes waiting for a core.',
      read: () => passwords.waiting,
    },
    {
      kind: 'gauge',
      name: 'verifier_queue',
      help: 'Verifications waiting for a worker.',
      read: () => verifier.waiting,
    },
    { kind: 'gauge', name: 'live_viewers', help: 'Viewers of runs that are being played.', read: () => live.viewers },
    { kind: 'gauge', name: 'background_work', help: 'Outgoing e-mails in flight.', read: () => background.running },
    {
      kind: 'counter',
      name: 'refusals_total',
      help: 'Refused requests and messages by their code; server/internal are failures.',
      label: 'code',
      read: () => refusals.counts,
    },
    {
      kind: 'counter',
      name: 'password_hashes_total',
      help: 'Password hashes computed.',
      read: () => passwords.computed,
    },
  ];
}
