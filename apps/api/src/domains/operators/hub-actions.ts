import type { PlayableGames } from '../../platform/playable-games.ts';
import { type Pausable, pause, resume } from '../../platform/pauses.ts';
import { type Action, ActionRefused } from './action.ts';

/** Pauses new accounts, new checkouts, or new runs of a game, until they are resumed. */
export const pauseAction = (what: Pausable, games: PlayableGames): Action =>
  hubAction('hub pause', what, games, async (trx, { now }) => {
    if (!(await pause(trx, what, now))) throw new ActionRefused(`${what} is paused already.`);
    return [{ what, before: 'open', after: 'paused' }];
  });

export const resumeAction = (what: Pausable, games: PlayableGames): Action =>
  hubAction('hub resume', what, games, async (trx) => {
    if (!(await resume(trx, what))) throw new ActionRefused(`${what} is not paused.`);
    return [{ what, before: 'paused', after: 'open' }];
  });

function hubAction(
  command: string,
  what: Pausable,
  { byId }: PlayableGames,
  perform: (
    trx: Parameters<Action['perform']>[0],
    context: Parameters<Action['perform']>[2],
  ) => ReturnType<Action['perform']>,
): Action {
  return {
    command,
    async find() {
      const [, game] = /^game-(\d+)$/.exec(what) ?? [];
      if (game !== undefined && !byId.has(Number(game))) throw new ActionRefused(`There is no ${what}.`);
      return { userId: null, runId: null, title: `the hub: ${what}` };
    },
    perform: async (trx, _subject, context) => perform(trx, context),
  };
}
