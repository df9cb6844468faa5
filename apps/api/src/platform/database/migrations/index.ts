import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../engine.ts';
import { firstSlice } from './0001-first-slice.ts';
import { payments } from './0003-payments.ts';

/** Every migration by name, in the order of their names. A migration that has landed is never changed. */
export function migrations(engine: EngineTraits): Record<string, Migration> {
  return { '0001-first-slice': firstSlice(engine), '0003-payments': payments(engine) };
}
