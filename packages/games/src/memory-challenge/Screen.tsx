import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { HudClock } from '@star-seekers/stage/screen/hud-figures.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { screensOf } from '../screen/screens-of.tsx';
import { UPRIGHT } from './board.ts';
import { cueOf } from './cues.ts';
import { HowToPlay } from './how-to-play.tsx';
import { albumOf, keepsakesOf } from './keepsakes.ts';
import { LevelComplete } from './level-complete.tsx';
import { listing } from './listing.ts';
import { MemoryBoard } from './memory-board.tsx';
import { faceName } from './pictures.ts';
import {
  MAX_POINTS,
  MEDAL_LEVELS,
  PAIRS,
  PAR_RECALLS,
  RED_TIMER_SECONDS,
  parSeconds,
  secondsLeft,
  starsWithinReach,
} from './rules.ts';
import { uprightView, view } from './scene.ts';
import { memoryChallenge, offersNextLevel } from './sim.ts';
import styles from './stars.module.css';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';
import { useBoardLayout, useCardName } from './use-board.ts';
import { useTableName } from './use-table-name.ts';

/** Time for the last picture, or for the table that goes dark, before the result covers it. */
const ENDING_MS = 700;
const LOST_ENDING_MS = 1900;

/** The screens of Cosmic Memory Challenge (`G3.2`). */
export const { Screen, Replay } = screensOf(listing, memoryChallenge, function useParts({ t }, host) {
  const layout = useBoardLayout();
  const cardName = useCardName();
  const cause = useRunCause();
  const tableName = useTableName();
  const hurryText = (seconds: number, stars: number) => {
    const hurry = t('memory-challenge.announce.hurry', { seconds });
    return stars > 0 ? `${hurry} ${t('memory-challenge.stake', { stars })}` : hurry;
  };
  return {
    view: layout === UPRIGHT ? uprightView : view,
    soundBank: 'memory',
    cueOf,
    howToPlay: <HowToPlay bestScore={host.bestScore} gamesPlayed={host.gamesPlayed} album={albumOf(host.keepsakes)} />,
    HudFields: MemoryHud,
    Banners: MemoryBoard,
    Interlude: LevelComplete,
    keepsakesOf,
    // After these levels the stars change no medal any more.
    starsOf: ({ level, medalStars }) => (level > MEDAL_LEVELS ? Number.POSITIVE_INFINITY : medalStars),
    practice: { loadDealer: async () => (await import('./dealer.ts')).memoryDealer },
    coaching: [
      {
        id: 'turn',
        text: t('memory-challenge.coaching.turn'),
        isDue: ({ status, moves, tick }) => status === 'playing' && moves === 0 && tick > TICKS_PER_SECOND,
      },
      {
        id: 'par',
        text: t('memory-challenge.coaching.par', { streak: PAR_RECALLS.gold }),
        isDue: ({ status, matchedPairs, faceUp }) => status === 'playing' && matchedPairs === 1 && faceUp.length === 0,
      },
      { id: 'stake', text: t('memory-challenge.coaching.stake'), isDue: offersNextLevel },
    ],
    texts: {
      start: t('memory-challenge.start'),
      loading: t('memory-challenge.loading'),
      newGame: t('memory-challenge.newGame'),
      hub: t('memory-challenge.hub'),
      loadError: () => ({
        title: t('memory-challenge.error.title'),
        message: t('memory-challenge.error.message'),
        retry: t('memory-challenge.error.retry'),
      }),
    },
    announce(event, state) {
      switch (event.type) {
        case 'revealed':
          return cardName(event.card, event.face);
        case 'matched':
          return [
            t('memory-challenge.announce.matched', {
              name: faceName(event.face),
              pairs: state.matchedPairs,
              total: PAIRS,
            }),
            ...(event.recalls > 1 ? [t('memory-challenge.announce.streak', { streak: event.recalls })] : []),
          ].join(' ');
        case 'mismatched':
          return t('memory-challenge.announce.mismatched');
        case 'hurry':
          return event.seconds === RED_TIMER_SECONDS ? hurryText(event.seconds, state.stars) : undefined;
        case 'levelCompleted':
          return t('memory-challenge.announce.completed', {
            level: event.level,
            bonus: event.bonus,
            stars: event.stars,
          });
        case 'parMissed':
          return t(`memory-challenge.announce.parMissed.${event.par}`, { seconds: parSeconds(state.level, 'silver') });
        case 'dealt': {
          const table = tableName(state);
          return table === undefined
            ? t('memory-challenge.announce.dealt', { level: event.level })
            : t('memory-challenge.announce.dealtAlike', { level: event.level, table });
        }
        case 'lost':
        case 'won':
          return t('screen.announce.result', {
            title: t(`memory-challenge.result.${event.type}`),
            cause: cause(state),
            score: state.score,
          });
        case 'touched':
          return undefined;
      }
    },
    pauseSummary: ({ level, matchedPairs, score }) =>
      t('memory-challenge.pauseSummary', { level, pairs: matchedPairs, total: PAIRS, score }),
    result: (state, { stats }) => ({
      title: t(`memory-challenge.result.${state.status === 'won' || state.status === 'lost' ? state.status : 'ended'}`),
      cause: cause(state),
      stats: [
        { label: t('memory-challenge.result.stars'), value: stats.stars },
        { label: t('memory-challenge.result.level'), value: stats.level },
        { label: t('memory-challenge.result.pairs'), value: stats.pairs },
        { label: t('memory-challenge.result.moves'), value: stats.moves },
        { label: t('memory-challenge.result.streak'), value: stats.bestStreak },
        { label: t('memory-challenge.result.clean'), value: stats.cleanLevels },
      ],
      details:
        state.status === 'lost' && state.stars > 0 ? (
          <p>{t('memory-challenge.result.lostStars', { stars: state.stars })}</p>
        ) : undefined,
    }),
    endingMs: ({ status }) => (status === 'lost' ? LOST_ENDING_MS : ENDING_MS),
  };
});

/** Returns a function that describes in one line why a run ended. */
function useRunCause(): (state: Readonly<MemoryState>) => string {
  const { t } = useTranslation('games');
  return ({ status, score, level, ended }) => {
    if (status === 'won') {
      return score >= MAX_POINTS ? t('memory-challenge.cause.most') : t('memory-challenge.cause.finished', { level });
    }
    if (status === 'lost') return t('memory-challenge.cause.timeUp', { level });
    return t(ended === 'time' ? 'memory-challenge.cause.time' : 'memory-challenge.cause.quit');
  };
}

type Props = ControllerProps<MemoryState, MemoryCommand, MemoryEvent>;

/** Score, clock, stars within reach, pairs and level. */
function MemoryHud({ controller }: Props) {
  const { t } = useTranslation('games');
  const score = useRunState(controller, (state) => state.score);
  const seconds = useRunState(controller, (state) => secondsLeft(state.ticksLeft));
  const pairs = useRunState(controller, (state) => state.matchedPairs);
  const moves = useRunState(controller, (state) => state.levelMoves);
  const level = useRunState(controller, (state) => state.level);
  return (
    <>
      <HudField label={t('memory-challenge.hud.score')} prominent>
        <CountingNumber value={score} />
      </HudField>
      <HudField label={t('memory-challenge.hud.time')} prominent>
        <HudClock red={seconds <= RED_TIMER_SECONDS}>{t('memory-challenge.hud.seconds', { seconds })}</HudClock>
      </HudField>
      <HudField label={t('memory-challenge.hud.stars')}>
        <StarsWithinReach controller={controller} />
      </HudField>
      <HudField label={t('memory-challenge.hud.streak')}>
        <Streak controller={controller} />
      </HudField>
      <HudField label={t('memory-challenge.hud.pairs')}>
        <span className={styles.reach} aria-hidden="true">
          {pairs}/{PAIRS} · {moves}
        </span>
        <VisuallyHidden>{t('memory-challenge.hud.pairsState', { pairs, total: PAIRS, moves })}</VisuallyHidden>
      </HudField>
      <HudField label={t('memory-challenge.hud.level')}>{level}</HudField>
    </>
  );
}

/** Remembered pairs in a row against those of a third star; glows once the level has had as many. */
function Streak({ controller }: Props) {
  const { t } = useTranslation('games');
  const streak = useRunState(controller, (state) => state.recalls);
  const best = useRunState(controller, (state) => state.bestRecalls);
  const { gold } = PAR_RECALLS;
  return (
    <>
      <span
        className={styles.streak}
        data-glows={streak > 0 || undefined}
        data-met={best >= gold || undefined}
        aria-hidden="true"
      >
        {best >= gold && <Star fill="currentColor" />}
        {best >= gold ? streak : `${streak}/${gold}`}
      </span>
      <VisuallyHidden>{t('memory-challenge.hud.streakState', { streak, best, gold })}</VisuallyHidden>
    </>
  );
}

/** The stars that the level can still earn, and the seconds until one is lost. */
function StarsWithinReach({ controller }: Props) {
  const { t } = useTranslation('games');
  const stars = useRunState(controller, (state) => starsWithinReach(state.level, state.ticksLeft).stars);
  const seconds = useRunState(controller, (state) => starsWithinReach(state.level, state.ticksLeft).seconds);
  return (
    <>
      <span className={styles.reach} aria-hidden="true">
        {stars}
        <Star fill="currentColor" />
        {seconds}
      </span>
      <VisuallyHidden>
        {seconds === undefined
          ? t('memory-challenge.hud.starsLast')
          : t('memory-challenge.hud.starsState', { stars, seconds })}
      </VisuallyHidden>
    </>
  );
}
