import type { AnyGame } from '@star-seekers/games';
import { COMMAND_LOG_FORMAT } from '@star-seekers/sim';
import type { PlayableGames } from '../../platform/playable-games.ts';
import type { Processes } from '../../platform/processes/processes.ts';
import { playedElsewhere } from './errors.ts';
import type { RunTable } from './table.ts';

/** What a run can go on with: the rules of its game, and the format in which it is streamed. */
export type RunRules = Pick<RunTable, 'game_id' | 'rules_version' | 'log_format'>;

/** Whether a server with this game goes on with a run. */
export function plays(game: AnyGame | undefined, run: RunRules): game is AnyGame {
  return game?.sim.rulesVersion === run.rules_version && run.log_format === COMMAND_LOG_FORMAT;
}

/** Rules by name, as they are stored of each process. */
export function nameOfRules({ game_id: gameId, rules_version: version, log_format: format }: RunRules): string {
  return `${gameId}:${version}:${format}`;
}

/** The names of all rules that a server with these games plays. */
export function namesOfRules({ byId }: PlayableGames): string[] {
  return [...byId.values()].map(({ id, sim }) =>
    nameOfRules({ game_id: id, rules_version: sim.rulesVersion, log_format: COMMAND_LOG_FORMAT }),
  );
}

/**
 * For requests by rules that this server does not play: while versions of the hub serve side by side, the next try may reach a process that does.
 * @throws {ApiFailure} server/unavailable when there is one
 */
export async function refuseIfPlayedElsewhere(processes: Pick<Processes, 'played'>, rules: RunRules): Promise<void> {
  const played = await processes.played();
  if (!played || played.has(nameOfRules(rules))) throw playedElsewhere();
}
