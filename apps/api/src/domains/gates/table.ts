import type { Faction } from '@star-seekers/contracts/faction';

declare module '../../platform/database/schema.ts' {
  interface Schema {
    gate_players: GatePlayerTable;
    gate_bests: GateBestTable;
    gate_corrections: GateCorrectionTable;
  }
}

/** A player with a counted run in a month. */
export interface GatePlayerTable {
  /** In UTC, as in `2026-11`. */
  month: string;
  user_id: string;
  /** For whom the player fights, and the run that decided it: see `FactionOfMonth`. */
  faction: Faction;
  first_at: number;
  first_run: string;
  /** Days of the month with a counted run: bit 0 is the 1st. */
  days: number;
  /** 1 when the player counts: for a faction, on enough days. */
  counts: 0 | 1;
}

/** A player's best of a month at a gate. `faction` and `counts` are those of the player, so that one index has the order. */
export interface GateBestTable {
  user_id: string;
  month: string;
  gate: number;
  faction: Faction;
  counts: 0 | 1;
  /** Thousandths of gold, capped. */
  share: number;
  /** When it was reached; the earlier one is before an equal one. */
  reached_at: number;
  /** The run; at the gate of the daily its day. */
  run_id: string;
}

/** When a run of a month was voided or restored last, so that figures of the month changed. */
export interface GateCorrectionTable {
  month: string;
  corrected_at: number;
}
