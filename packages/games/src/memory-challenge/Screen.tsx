import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { screensOf } from '../screen/screens-of.tsx';
import { UPRIGHT } from './board.ts';
import { cueOf } from './cues.ts';
import { HowToPlay } from './how-to-play.tsx';
import { albumOf, keepsakesOf } from './keepsakes.ts';
import { LevelComplete } from './level-complete.tsx';
import { MemoryBoard } from './memory-board.tsx';
import { MemoryHud } from './memory-hud.tsx';
import { faceName } from './pictures.ts';
import { PAIRS, RED_TIMER_SECONDS, parSeconds } from './rules.ts';
import { uprightView, view } from './scene.ts';
import { memoryChallenge, offersNextLevel } from './sim.ts';
import { useBoardLayout } from './use-board-layout.ts';
import { useCardName } from './use-card-name.ts';
import { useRunCause } from './use-run-cause.ts';
import { useTableName } from './use-table-name.ts';
import { listing } from './listing.ts';

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
    howToPlay: (
      <HowToPlay bestPoints={host.bestPoints} gamesPlayed={host.gamesPlayed} album={albumOf(host.keepsakes)} />
    ),
    HudFields: MemoryHud,
    Banners: MemoryBoard,
    Interlude: LevelComplete,
    keepsakesOf,
    practice: { loadDealer: async () => (await import('./dealer.ts')).memoryDealer },
    coaching: [
      {
        id: 'turn',
        text: t('memory-challenge.coaching.turn'),
        isDue: ({ status, moves, tick }) => status === 'playing' && moves === 0 && tick > TICKS_PER_SECOND,
      },
      {
        id: 'par',
        text: t('memory-challenge.coaching.par'),
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
          return t('memory-challenge.announce.matched', {
            name: faceName(event.face),
            pairs: state.matchedPairs,
            total: PAIRS,
          });
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
