import { screenOf } from '../screen/screen-of.tsx';
import { UPRIGHT } from './board.ts';
import { cueOf } from './cues.ts';
import { HowToPlay } from './how-to-play.tsx';
import { LevelComplete } from './level-complete.tsx';
import { MemoryBoard } from './memory-board.tsx';
import { MemoryHud } from './memory-hud.tsx';
import { faceName } from './pictures.ts';
import { PAIRS, RED_TIMER_SECONDS } from './rules.ts';
import { uprightView, view } from './scene.ts';
import { memoryChallenge } from './sim.ts';
import { useBoardLayout } from './use-board-layout.ts';
import { useCardName } from './use-card-name.ts';
import { useRunCause } from './use-run-cause.ts';
import { listing } from './listing.ts';

/** The screen of Cosmic Memory Challenge (`G3.2`). */
export const Screen = screenOf(listing, memoryChallenge, function useParts({ t }, host) {
  const layout = useBoardLayout();
  const cardName = useCardName();
  const cause = useRunCause();
  return {
    view: layout === UPRIGHT ? uprightView : view,
    soundBank: 'memory',
    cueOf,
    howToPlay: <HowToPlay bestPoints={host.bestPoints} gamesPlayed={host.gamesPlayed} />,
    HudFields: MemoryHud,
    Banners: MemoryBoard,
    Interlude: LevelComplete,
    practice: { loadDealer: async () => (await import('./dealer.ts')).memoryDealer },
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
          return event.seconds === RED_TIMER_SECONDS
            ? t('memory-challenge.announce.hurry', { seconds: event.seconds })
            : undefined;
        case 'levelCompleted':
          return t('memory-challenge.announce.completed', { level: event.level, bonus: event.bonus });
        case 'dealt':
          return t('memory-challenge.announce.dealt', { level: event.level });
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
        { label: t('memory-challenge.result.level'), value: stats.level },
        { label: t('memory-challenge.result.pairs'), value: stats.pairs },
        { label: t('memory-challenge.result.moves'), value: stats.moves },
        { label: t('memory-challenge.result.streak'), value: stats.bestStreak },
        { label: t('memory-challenge.result.clean'), value: stats.cleanLevels },
      ],
      playAgain: t('memory-challenge.newGame'),
    }),
    // Shows the last picture before the result covers it.
    endingMs: 700,
  };
});
