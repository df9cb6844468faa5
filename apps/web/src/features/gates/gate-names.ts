import { DAILY_GATE, GATES, type GateName } from '@star-seekers/contracts/gates';
import { catalog } from '@star-seekers/games/catalog';

/** The name of a gate in the texts. */
export function gateName(gate: number): GateName {
  return GATES[gate - 1] ?? 'seventh';
}

/** The game that contests a gate; undefined at the gate of the daily. */
export function gameAt(gate: number) {
  return gate === DAILY_GATE ? undefined : catalog.find(({ id }) => id === gate);
}
