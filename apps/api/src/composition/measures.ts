import type { Measure } from '../platform/metrics.ts';
import type { Services } from '../platform/services.ts';

/** What `/metrics` shows of the services. */
export function measuresOf({ passwords, verifier, background }: Services): readonly Measure[] {
  return [
    {
      kind: 'gauge',
      name: 'password_queue',
      help: 'Password hashes that wait for a core.',
      read: () => passwords.waiting,
    },
    {
      kind: 'gauge',
      name: 'verifier_queue',
      help: 'Verifications that wait for a worker.',
      read: () => verifier.waiting,
    },
    { kind: 'gauge', name: 'background_work', help: 'Outgoing e-mails in flight.', read: () => background.running },
    {
      kind: 'counter',
      name: 'password_hashes_total',
      help: 'Password hashes that were computed.',
      read: () => passwords.computed,
    },
  ];
}
