import type { GameScreenProps } from '../screen/game-host.ts';
import { screensOf } from '../screen/screens-of.tsx';
import { practiceSetup } from './artwork-choice.ts';
import { ArtworkCard } from './artwork-card.tsx';
import { BestScore } from './best-score.ts';
import { cueOf } from './cues.ts';
import { Gallery } from './gallery.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { bestTimes, keepsakesOf } from './keepsakes.ts';
import { artworkAt } from './pictures.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import { PuzzleHud } from './puzzle-hud.tsx';
import { PuzzleTools } from './puzzle-tools.tsx';
import { ResultBadges } from './result-badges.tsx';
import { PIECES, PLAY_SECONDS, PLAY_TICKS, PREVIEW_SECONDS, secondsLeft } from './rules.ts';
import { view } from './scene.ts';
import { isHome, joinedSeams } from './seams.ts';
import { puzzle } from './sim.ts';
import type { PuzzleState } from './state.ts';
import { useRunCause } from './use-run-cause.ts';
import { listing } from './listing.ts';

/** Time for the solved picture, or for the broken window, before the result covers it. */
const SOLVED_ENDING_MS = 3400;
const ENDING_MS = 1100;

export { Replay };

/** The screen of Star Seekers Puzzle (`G5.2`). */
export function Screen({ host }: GameScreenProps) {
  return (
    <BestScore value={host.bestPoints}>
      <PuzzleScreen host={host} />
    </BestScore>
  );
}

const { Screen: PuzzleScreen, Replay } = screensOf(listing, puzzle, function useParts({ t }, { keepsakes }) {
  const cause = useRunCause();
  const gallery = <Gallery solved={bestTimes(keepsakes)} />;
  return {
    view,
    soundBank: 'puzzle',
    cueOf,
    // What a player has earned comes before the rules that they know.
    howToPlay: (
      <>
        {keepsakes.length > 0 && gallery}
        <HowToPlay />
        {keepsakes.length === 0 && gallery}
      </>
    ),
    coaching: [
      { id: 'study', text: t('puzzle.coaching.study'), isDue: ({ status }) => status === 'preview' },
      {
        id: 'begin',
        text: t('puzzle.coaching.begin'),
        isDue: ({ status, moves, ticksLeft }) =>
          status === 'playing' && moves === 0 && ticksLeft < PLAY_TICKS - BEGIN_TICKS,
      },
      {
        id: 'seam',
        text: t('puzzle.coaching.seam'),
        isDue: ({ status, moves, board }) => status === 'playing' && moves > 0 && joinedSeams(board).length > 0,
      },
    ],
    keepsakesOf,
    ghostFigure: piecesAtHome,
    square: true,
    HudFields: PuzzleHud,
    Banners: PuzzleBoard,
    Tools: PuzzleTools,
    practice: {
      setup: practiceSetup,
      offer: t('puzzle.freePlay'),
      again: t('puzzle.result.next'),
      afterRankedNote: t('puzzle.result.nextNote'),
    },
    texts: { start: t('puzzle.start'), menu: t('puzzle.result.menu'), leave: t('puzzle.leave') },
    announce(event, state) {
      switch (event.type) {
        case 'studying':
          return event.seconds === PREVIEW_SECONDS
            ? `${t('puzzle.preview.title')} ${t('puzzle.preview.picture', { title: artworkAt(state.artwork).title })}`
            : undefined;
        case 'shuffled':
          return t('puzzle.announce.shuffled', { seconds: PLAY_SECONDS });
        case 'picked':
          return t('puzzle.announce.picked', { piece: pieceAt(state.board, event.place) });
        case 'putBack':
          return t('puzzle.announce.putBack', { piece: pieceAt(state.board, event.place) });
        case 'swapped':
          return t('puzzle.announce.swapped', {
            one: pieceAt(state.board, event.places[1]),
            other: pieceAt(state.board, event.places[0]),
            home: piecesAtHome(state),
            total: PIECES,
          });
        case 'hurry':
          return event.seconds >= MIN_ANNOUNCED_SECONDS
            ? t('puzzle.announce.hurry', { seconds: event.seconds })
            : undefined;
        case 'solved':
        case 'timeUp':
          return t('screen.announce.result', {
            title: t(event.type === 'solved' ? 'puzzle.result.completed' : 'puzzle.result.timeUp'),
            cause: cause(state),
            score: state.score,
          });
      }
    },
    pauseSummary: ({ status, moves, ticksLeft }) =>
      t(status === 'preview' ? 'puzzle.pauseStudying' : 'puzzle.pauseSummary', {
        moves,
        seconds: secondsLeft(ticksLeft),
      }),
    result: (state, { score, stats }) => ({
      title: t(
        `puzzle.result.${state.status === 'solved' ? 'completed' : state.status === 'timeUp' ? 'timeUp' : 'ended'}`,
      ),
      cause: cause(state),
      stats: [
        { label: t('puzzle.result.moves'), value: stats.moves },
        { label: t('puzzle.result.time'), value: t('puzzle.hud.seconds', { seconds: stats.timeElapsed }) },
        { label: t('puzzle.result.bonus'), value: stats.timeBonus },
        { label: t('puzzle.result.total'), value: score },
      ],
      details: (
        <ArtworkCard artwork={state.artwork}>
          <ResultBadges stats={stats} />
        </ArtworkCard>
      ),
    }),
    endingMs: ({ status }) => (status === 'solved' ? SOLVED_ENDING_MS : ENDING_MS),
  };
});

/** After so many ticks without a move, the first one is explained: the pieces have landed. */
const BEGIN_TICKS = 60;

/** Fewer seconds are not announced: a screen reader could not keep up. */
const MIN_ANNOUNCED_SECONDS = 10;

function piecesAtHome({ board }: Readonly<PuzzleState>): number {
  return board.filter((_, place) => isHome(board, place)).length;
}

function pieceAt(board: readonly number[], place: number): number {
  return (board[place] as number) + 1;
}
