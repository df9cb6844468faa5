import { type Dealer, type GameSim, MalformedInput, type SimState } from '@star-seekers/sim';
import { ATTACK_TICKS, type AttackOptions } from './attack.ts';
import type { Genome, Move } from './genome.ts';

interface CardState extends SimState {
  cards: number[];
  isAsking: boolean;
}

type CardCommand = { readonly card: number };

const CARD_TICKS = 30;

/** Every half second a card is turned, and the game waits for its face. */
function cardGame(maxTicks: number): GameSim<CardState, CardCommand, never> {
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

const cardDealer: Dealer = {
  looksBack: 0,
  deal: (_from, _earlier, { index }) => ({ card: index % 52 }),
};

/** An attack that somebody has thought of. */
export interface NamedAttack {
  readonly name: string;
  readonly genome: Genome;
  readonly options?: AttackOptions;
}

const attack = (name: string, rounds: number, ...moves: readonly Move[]): NamedAttack => ({
  name,
  genome: { moves, rounds },
});

const play = (ms: number): Move => ({ kind: 'play', ms });
const think = (ms: number): Move => ({ kind: 'think', ms });
const speed = (percent: number): Move => ({ kind: 'speed', percent });
const begin = (countdownMs: number): Move => ({ kind: 'begin', countdownMs, bare: 0 });
const pause: Move = { kind: 'pause' };

const cards: AttackOptions['game'] = {
  sim: cardGame(ATTACK_TICKS) as unknown as GameSim<SimState, unknown, never>,
  dealer: cardDealer,
};

export const NAMED_ATTACKS: readonly NamedAttack[] = [
  attack('further beacons in play chunks', 10, speed(110), play(1500), { kind: 'redraw', times: 2, inPlay: 1 }),
  attack(
    'pause again and again in one pause',
    1,
    { kind: 'stride', ticks: 120 },
    pause,
    ...Array.from({ length: 3 }, () => [think(30_000), play(1900), pause]).flat(),
    begin(3000),
    { kind: 'stride', ticks: 60 },
  ),
  attack('redraws by pauses without a tick', 1, play(3000), { kind: 'redraw', times: 20, inPlay: 0 }),
  attack('redraws by pauses with a tick', 20, play(20), { kind: 'redraw', times: 1, inPlay: 0 }),
  attack('redraws by breaks that the rules do not make', 10, play(500), { kind: 'break' }, begin(0)),
  attack('redraws by begins in one place', 1, play(3000), ...Array.from({ length: 12 }, () => begin(0))),
  attack(
    'stream held late from the start, deaths undone by a pause',
    10,
    { kind: 'hold', ms: 2700 },
    play(4500),
    { kind: 'rewind', ticks: 160 },
    pause,
    begin(0),
  ),
  attack('slow play after eight begins', 8, speed(100), play(300), pause, begin(0), speed(15), play(3400)),
  attack('thought after the begin is answered', 8, think(4900), play(600), pause, begin(0)),
  attack('silence, then a begin without a pause', 20, play(900), think(600_000), begin(3000)),
  attack('silence, then a second of play, and on', 20, play(900), think(600_000)),
  attack('after a silence a tick every 4.9 s', 20, play(20), think(6000), ...slowTicks(10)),
  attack('pause, then a begin without a beacon', 20, play(900), pause, think(600_000), {
    kind: 'begin',
    countdownMs: 3000,
    bare: 1,
  }),
  attack('the end held back in a pause', 1, play(3000), pause, think(600_000), { kind: 'quit' }),
  { ...attack('half a second at every card', 40, play(640), think(430)), options: { game: cards } },
  attack('beacons kept back', 1, { kind: 'withhold', beacons: 10 }),
  attack('a run taken over again and again', 20, play(500), think(4900), { kind: 'takeOver' }, begin(0)),
];

function slowTicks(count: number): Move[] {
  return Array.from({ length: count }, () => [think(4900), play(20)]).flat();
}
