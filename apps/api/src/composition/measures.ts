import { statfs } from 'node:fs/promises';
import type { Verifier } from '../domains/verifier/verifier.ts';
import type { Measure, Times } from '../platform/metrics.ts';
import type { Refusals } from '../platform/refusals.ts';
import type { Services } from '../platform/services.ts';

/** Metrics of the services. */
export function serviceMetrics({
  db,
  passwords,
  verifier,
  background,
  live,
  clock,
  refusals,
  streams,
  witnessed,
  chunkRefusals,
  loop,
}: Services): readonly (Measure | Times)[] {
  return [
    db.status.statements,
    streams.chunks.times,
    ...verifierMetrics(verifier),
    {
      kind: 'gauge',
      name: 'database_available',
      help: '1 while the database can be reached and written, otherwise 0.',
      read: () => (db.status.isAvailable ? 1 : 0),
    },
    {
      kind: 'gauge',
      name: 'database_connections',
      help: 'Connections to PostgreSQL by state; waiting are requests that have none.',
      label: 'state',
      read: () => db.status.connections,
    },
    {
      kind: 'gauge',
      name: 'open_runs',
      help: 'Runs that can be finished.',
      read: async () => {
        const open = db.selectFrom('runs').where('status', '=', 'open');
        return Number((await open.select((eb) => eb.fn.countAll().as('runs')).executeTakeFirstOrThrow()).runs);
      },
    },
    {
      kind: 'gauge',
      name: 'payments',
      help: 'Payments by their status.',
      label: 'status',
      read: async () => {
        const counted = db.selectFrom('payments').groupBy('status');
        const rows = await counted.select(['status', (eb) => eb.fn.countAll().as('payments')]).execute();
        return new Map(rows.map(({ status, payments }) => [status, Number(payments)]));
      },
    },
    {
      kind: 'gauge',
      name: 'job_success_age_seconds',
      help: 'Time since a job of this process has last succeeded, or was first begun, by job.',
      label: 'job',
      read: () => loop.sinceSuccess,
    },
    {
      kind: 'counter',
      name: 'job_failures_total',
      help: 'Failures of the jobs of this process, by job.',
      label: 'job',
      read: () => loop.failures.all,
    },
    {
      kind: 'gauge',
      name: 'oldest_chunk_seconds',
      help: 'How long the oldest part of a run has waited for its acknowledgement.',
      read: () => streams.chunks.oldestSeconds,
    },
    {
      kind: 'gauge',
      name: 'password_queue',
      help: 'Password hashes waiting for a core.',
      read: () => passwords.waiting,
    },
    { kind: 'gauge', name: 'live_viewers', help: 'Viewers of runs that are being played.', read: () => live.viewers },
    {
      kind: 'gauge',
      name: 'stream_sockets',
      help: 'Open WebSockets of runs that are being played.',
      read: () => streams.traffic.sockets,
    },
    {
      kind: 'counter',
      name: 'stream_bytes_total',
      help: 'Bytes that came by these WebSockets.',
      read: () => streams.traffic.bytes,
    },
    {
      kind: 'counter',
      name: 'chunk_refusals_total',
      help: 'Refused parts of runs, by why.',
      label: 'kind',
      read: () => chunkRefusals.all,
    },
    {
      kind: 'counter',
      name: 'verified_runs_total',
      help: 'Verified runs, by why they count nowhere; none for those that count.',
      label: 'fault',
      read: () => witnessed.all,
    },
    {
      kind: 'counter',
      name: 'loop_stalls_total',
      help: 'Times that the event loop was blocked for more than 200 ms.',
      read: () => loop.stalls,
    },
    {
      kind: 'gauge',
      name: 'clock_behind_milliseconds',
      help: "What the hub's clock in this process was behind the database's.",
      read: () => clock.behindMs,
    },
    {
      kind: 'gauge',
      name: 'clock_offset_milliseconds',
      help: "What the machine's clock is ahead of the hub's.",
      read: () => clock.machineAheadMs,
    },
    { kind: 'gauge', name: 'background_work', help: 'Outgoing e-mails in flight.', read: () => background.running },
    refusalMeasure(refusals),
    {
      kind: 'counter',
      name: 'password_hashes_total',
      help: 'Password hashes computed.',
      read: () => passwords.computed,
    },
  ];
}

/** Metrics of a process that verifies. */
export function verifierMetrics(verifier: Verifier): readonly (Measure | Times)[] {
  return [
    verifier.times,
    {
      kind: 'gauge',
      name: 'verifier_queue',
      help: 'Verifications waiting for a worker.',
      read: () => verifier.waiting,
    },
    {
      kind: 'gauge',
      name: 'verifier_threads',
      help: 'Threads that verify runs: none at rest.',
      read: () => verifier.threads,
    },
    {
      kind: 'counter',
      name: 'verifier_timeouts_total',
      help: 'Verifications that a worker did not finish within their budget.',
      read: () => verifier.timeouts,
    },
    {
      kind: 'gauge',
      name: 'verifiers_reachable',
      help: 'Processes that verify and answered the last time: of VERIFIERS, or this one.',
      read: () => verifier.reachable,
    },
  ];
}

export function refusalMeasure(refusals: Refusals): Measure {
  return {
    kind: 'counter',
    name: 'refusals_total',
    help: 'Refused requests and messages by their code; server/internal are failures.',
    label: 'code',
    read: () => refusals.counts,
  };
}

/** What is left for the files of a server. @param folder of its data */
export function diskMeasure(folder: string): Measure {
  return {
    kind: 'gauge',
    name: 'disk_free_bytes',
    help: 'Free space for the data of the server.',
    read: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}
