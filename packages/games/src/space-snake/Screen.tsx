import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { screensOf } from '../screen/screens-of.tsx';
import { useCause } from './cause.ts';
import { cueOf } from './cues.ts';
import { HowToPlay } from './how-to-play.tsx';
import { FREEZE_MS, chainMs } from './layers/death-sequence.ts';
import { RESOURCE_KINDS } from './rules.ts';
import { view } from './scene.ts';
import { spaceSnake } from './sim.ts';
import { SnakeBanners } from './snake-banners.tsx';
import { SnakeHud } from './snake-hud.tsx';
import { Sprite } from './sprite.ts';
import { listing } from './listing.ts';

/** Time for the last explosion before the result covers it. */
const AFTERGLOW_MS = 650;

/** The screens of Space Snake (`G2.3`). */
export const { Screen, Replay } = screensOf(listing, spaceSnake, function useParts({ t }) {
  const cause = useCause();
  return {
    view,
    soundBank: 'snake',
    cueOf,
    howToPlay: <HowToPlay />,
    directionPad: true,
    coaching: [
      {
        id: 'turn',
        text: t('space-snake.coaching.turn'),
        isDue: ({ death, tick }) => !death && tick > TICKS_PER_SECOND / 2,
      },
      {
        id: 'set',
        text: t('space-snake.coaching.set'),
        isDue: ({ death, hold }) => !death && RESOURCE_KINDS.some((kind) => hold[kind]),
      },
      { id: 'raiders', text: t('space-snake.coaching.raiders'), isDue: ({ death, wave }) => !death && wave > 1 },
    ],
    HudFields: SnakeHud,
    Banners: SnakeBanners,
    announce(event, state) {
      const { score } = state;
      if (event.type === 'wave') {
        return t('space-snake.announce.wave', { wave: event.wave, count: event.enemies });
      }
      if (event.type === 'grown') return t('space-snake.announce.grown', { length: event.length, score });
      if (event.type === 'clean' && event.chain > 1) return t('space-snake.announce.clean', { chain: event.chain });
      if (event.type !== 'died') return undefined;
      return t('screen.announce.result', { title: t('space-snake.result.lost'), cause: cause(state), score });
    },
    pauseSummary: ({ score, wave }) => t('space-snake.pauseSummary', { score, wave }),
    result: (state, { reason, stats }) => ({
      title: t(reason === 'own' ? 'space-snake.result.lost' : 'space-snake.result.ended'),
      cause: cause(state),
      stats: [
        { label: t('space-snake.result.length'), value: stats.length },
        { label: t('space-snake.result.waves'), value: stats.waves },
        { label: t('space-snake.result.clean'), value: stats.clean },
        ...RESOURCE_KINDS.map((kind) => ({
          label: t(`space-snake.resources.${kind}`),
          value: stats[kind],
          picture: <Sprite frame={kind} size={24} />,
        })),
        { label: t('space-snake.result.expired'), value: stats.expired },
      ],
    }),
    endingMs: ({ convoy }) => FREEZE_MS + chainMs(convoy.length) + AFTERGLOW_MS,
  };
});
