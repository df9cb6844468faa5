import type { GameSim, SimState } from '@star-seekers/sim';
import type { ComponentType } from 'react';
import { type UseTranslationResponse, useTranslation } from 'react-i18next';
import type { GameListing } from '../game.ts';
import type { GameHost, GameScreenProps } from './game-host.ts';
import { RunScreen } from './run-screen.tsx';
import type { RunScreenParts } from './run-screen-parts.ts';

/**
 * The screen of a game.
 * @param useParts a hook that answers with what the game brings beside its simulation, in the player's language
 */
export function screenOf<State extends SimState, Command, Event>(
  listing: GameListing,
  sim: GameSim<State, Command, Event>,
  useParts: (
    translation: UseTranslationResponse<'games', undefined>,
    host: GameHost,
  ) => Omit<RunScreenParts<State, Command, Event>, 'listing' | 'sim'>,
): ComponentType<GameScreenProps> {
  return function Screen({ host }) {
    return <RunScreen host={host} parts={{ listing, sim, ...useParts(useTranslation('games'), host) }} />;
  };
}
