import { type Dealer, type GameSim, MalformedInput, type SimState } from '@star-seekers/sim';

interface CardState extends SimState {
  cards: number[];
  isAsking: boolean;
}

type CardCommand = { readonly card: number };

const CARD_TICKS = 30;

/** Every half second a card is turned, and the game waits for its face. */
export function cardGame(maxTicks: number): GameSim<CardState, CardCommand, never> {
  return {
    id: 2,
    rulesVersion: 1,
    maxTicks,
    commands: {
      write: (writer, { card }) => writer.byte(card),
      read: (reader) => ({ card: reader.byte() }),
    },
    hidden: {
      pending: ({ isAsking, cards }) => (isAsking ? { place: cards.length } : undefined),
      waits: ({ isAsking }) => isAsking,
      toCommand({ card }) {
        if (card === undefined || card > 255) throw new MalformedInput('no card');
        return { card };
      },
      revealIn: ({ card }) => ({ card }),
    },
    init: () => ({ tick: 0, ended: null, cards: [], isAsking: false }),
    step(state, commands) {
      for (const { card } of commands) {
        state.cards.push(card);
        state.isAsking = false;
      }
      if (state.tick % CARD_TICKS === 0) state.isAsking = true;
    },
    outcome: ({ ended, cards }) => ({ reason: ended ?? 'quit', score: cards.length, points: 0, stats: {} }),
  };
}

export const cardDealer: Dealer = {
  deal: (_from, _earlier, { index }) => ({ card: index % 52 }),
};
