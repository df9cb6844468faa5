import { type Outcome, TICKS_PER_SECOND } from '@star-seekers/sim';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import { BookOpen, Sparkles, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameScreenProps } from '../screen/game-host.ts';
import { screensOf } from '../screen/screens-of.tsx';
import styles from './Screen.module.css';
import { practiceSetup } from './artwork-choice.ts';
import { BestScore } from './best-score.ts';
import { cueOf } from './cues.ts';
import { Gallery } from './gallery.tsx';
import { moveGoalOf, parOf } from './goals.ts';
import { bestTimes, keepsakesOf } from './keepsakes.ts';
import { listing } from './listing.ts';
import { THUMB_URLS, artworkAt } from './pictures.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import { PuzzleHud } from './puzzle-hud.tsx';
import { PuzzleTools } from './puzzle-tools.tsx';
import {
  COLUMNS,
  MOVE_GOALS,
  PIECES,
  PLAY_SECONDS,
  PLAY_TICKS,
  PREVIEW_SECONDS,
  SOLVED_SCORE,
  STUCK_TICKS,
  secondsLeft,
} from './rules.ts';
import { view } from './scene.ts';
import { piecesAtHome } from './seams.ts';
import { puzzle } from './sim.ts';
import type { PuzzleState } from './state.ts';

/** The example window, and two pairs of its panes. */
const PICTURE = THUMB_URLS[10] ?? '';
const MISPLACED = [1, 10] as const;
const NEIGHBOURS = [1, 2] as const;

/** Goal, moves and scoring (`G5.1`), drawn with an example window. */
function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <Steps three>
      <Step
        text={explain(
          t('puzzle.howTo.goal'),
          t('puzzle.howTo.goalText', { preview: PREVIEW_SECONDS, pieces: PIECES, seconds: PLAY_SECONDS }),
        )}
      >
        <img className={styles.window} src={PICTURE} alt="" width={64} height={64} />
      </Step>
      <Step
        text={explain(t('puzzle.howTo.swap'), t('puzzle.howTo.swapText', { seconds: STUCK_TICKS / TICKS_PER_SECOND }))}
      >
        <Panes pieces={MISPLACED} />
      </Step>
      <Step
        text={explain(
          t('puzzle.howTo.scoring'),
          t('puzzle.howTo.scoringText', {
            score: SOLVED_SCORE,
            moves: MOVE_GOALS.perfect,
            master: MOVE_GOALS.master,
            flawless: MOVE_GOALS.flawless,
          }),
        )}
      >
        <span className={styles.joined}>
          <Panes pieces={NEIGHBOURS} />
          <Sparkles aria-hidden="true" />
        </span>
      </Step>
    </Steps>
  );
}

function explain(head: string, text: string) {
  return (
    <span>
      <strong className={styles.head}>{head}</strong>
      {text}
    </span>
  );
}

function Panes({ pieces }: { readonly pieces: readonly number[] }) {
  return pieces.map((piece) => (
    <span
      key={piece}
      className={styles.pane}
      style={{
        backgroundImage: `url("${PICTURE}")`,
        backgroundPosition: `${share(piece % COLUMNS)} ${share(Math.floor(piece / COLUMNS))}`,
      }}
    />
  ));
}

/** Start of a row or column as a background position. */
function share(index: number): string {
  return `${(100 * index) / (COLUMNS - 1)}%`;
}

/** Time for the solved picture, or for the broken window, before the result covers it. */
const SOLVED_ENDING_MS = 3400;
const ENDING_MS = 1100;

export { Replay };

/** The screen of Star Seekers Puzzle (`G5.2`). */
export function Screen({ host }: GameScreenProps) {
  return (
    <BestScore value={host.bestScore}>
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
      {
        id: 'begin',
        text: t('puzzle.coaching.begin'),
        isDue: ({ status, moves, ticksLeft }) =>
          status === 'playing' && moves === 0 && ticksLeft < PLAY_TICKS - BEGIN_TICKS,
      },
      {
        id: 'miss',
        text: t('puzzle.coaching.miss'),
        isDue: ({ status, stuck }) => status === 'playing' && stuck > 0,
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
      goldNote:
        state.status === 'solved' && state.moves > MOVE_GOALS.master
          ? t('puzzle.result.goldMoves', { moves: MOVE_GOALS.master })
          : undefined,
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

function pieceAt(board: readonly number[], place: number): number {
  return (board[place] as number) + 1;
}

/** Returns a function that describes in one line why a run ended. */
function useRunCause(): (state: Readonly<PuzzleState>) => string {
  const { t } = useTranslation('games');
  return ({ status, artwork }) => {
    if (status === 'solved') return t('puzzle.cause.solved', { title: artworkAt(artwork).title });
    return t(status === 'timeUp' ? 'puzzle.cause.timeUp' : 'puzzle.cause.quit');
  };
}

/**
 * The artwork of the window: its picture, title and story, and a link to the codex. Stories are in English, like the codex.
 * @param children badges above the title
 */
function ArtworkCard({ artwork, children }: { readonly artwork: number; readonly children?: ReactNode }) {
  const { t } = useTranslation('games');
  const { title, story, anchor } = artworkAt(artwork);
  return (
    <figure className={styles.card}>
      <img className={styles.picture} src={THUMB_URLS[artwork]} alt="" width={144} height={144} />
      <figcaption className={styles.text}>
        {children}
        <strong className={styles.title} lang="en">
          {title}
        </strong>
        <bdi lang="en">{story}</bdi>
        <a className={styles.link} href={`/ss-ip#${anchor}`} target="_blank" rel="noreferrer">
          <BookOpen aria-hidden="true" />
          {t('puzzle.result.codex')}
        </a>
      </figcaption>
    </figure>
  );
}

/** The goals that a solved puzzle has met: a perfect game, the harder goal in moves, and the par. */
function ResultBadges({ stats }: { readonly stats: Outcome['stats'] }) {
  const { t } = useTranslation('games');
  const { completed, perfectGame, moves = 0, timeElapsed = 0 } = stats;
  if (completed !== 1) return null;
  const goal = moveGoalOf(moves);
  const par = parOf(timeElapsed);
  return (
    <span className={styles.badges}>
      {goal !== undefined && goal !== 'perfect' && (
        <span className={styles.badge} data-best={goal === 'flawless' || undefined}>
          <Sparkles aria-hidden="true" />
          {t(`puzzle.goals.${goal}`)}
        </span>
      )}
      {perfectGame === 1 && (
        <span className={styles.badge}>
          <Sparkles aria-hidden="true" />
          {t('puzzle.result.perfect')}
        </span>
      )}
      {par !== undefined && (
        <span className={styles.badge}>
          <Timer aria-hidden="true" />
          {t('puzzle.hud.par', { time: t('puzzle.hud.seconds', { seconds: par }) })}
        </span>
      )}
    </span>
  );
}
