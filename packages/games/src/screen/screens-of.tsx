import type { GameSim, SimState } from '@star-seekers/sim';
import { ReplayFrame, type ReplayFrameProps } from '@star-seekers/stage/screen/replay-frame.tsx';
import type { ComponentType } from 'react';
import { type UseTranslationResponse, useTranslation } from 'react-i18next';
import type { GameListing } from '../game.ts';
import type { GameHost, GameScreenProps } from './game-host.ts';
import type { RunScreenParts } from './run-screen-parts.ts';
import { RunScreen } from './run-screen.tsx';

/** What a game's parts may depend on beside its run. */
type PartsHost = Pick<
  GameHost,
  'practiceOnly' | 'course' | 'conditions' | 'bestScore' | 'keepsakes' | 'gamesPlayed' | 'lastResult'
>;

/** Whoever watches a run. */
const VIEWER: PartsHost = {
  practiceOnly: false,
  bestScore: null,
  keepsakes: [],
  gamesPlayed: null,
  lastResult: null,
};

/** The two screens of a game: in one it is played, in the other a recorded run of it is watched. */
export interface GameScreens<State extends SimState, Command, Event> {
  readonly Screen: ComponentType<GameScreenProps>;
  readonly Replay: ComponentType<ReplayProps<State, Command, Event>>;
}

/**
 * The screens of a game.
 * @param useParts a hook that answers with what the game brings beside its simulation, in the player's language
 */
export function screensOf<State extends SimState, Command, Event>(
  listing: GameListing,
  sim: GameSim<State, Command, Event>,
  useParts: (
    translation: UseTranslationResponse<'games', undefined>,
    host: PartsHost,
  ) => Omit<RunScreenParts<State, Command, Event>, 'listing' | 'sim'>,
): GameScreens<State, Command, Event> {
  return {
    Screen({ host }) {
      return <RunScreen host={host} parts={{ listing, sim, ...useParts(useTranslation('games'), host) }} />;
    },
    Replay(props) {
      return <ReplayFrame {...props} parts={useParts(useTranslation('games'), VIEWER)} />;
    },
  };
}

/** A recorded run on the stage of its game. */
type ReplayProps<State extends SimState, Command, Event> = Omit<ReplayFrameProps<State, Command, Event>, 'parts'>;
