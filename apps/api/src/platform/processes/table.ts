/** A server process, once it has begun to hold what a client goes on with. */
export interface ProcessTable {
  /** Random; a process that stood for long has another one afterwards. */
  id: string;
  started_at: number;
  /** While it lives, this moves on every second. */
  seen_at: number;
  /** When it was stopped; null while it lives, and when it was killed. */
  ended_at: number | null;
  /** What it plays, separated by spaces ({@link ProcessesOptions.plays}); null for a version that does not say it. */
  rules: string | null;
}
