import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { spriteOf } from '@star-seekers/stage/picture/sprite.tsx';
import { Banner } from '@star-seekers/stage/screen/banner.tsx';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { screensOf } from '../screen/screens-of.tsx';
import styles from './Screen.module.css';
import { FRAMES } from './art/frames.ts';
import { cueOf } from './cues.ts';
import { FREEZE_MS, chainMs } from './layers/death-sequence.ts';
import { listing } from './listing.ts';
import { BOARD, RESOURCE_KINDS, RESOURCE_POINTS, type ResourceKind } from './rules.ts';
import { view } from './scene.ts';
import { type SnakeCommand, type SnakeEvent, spaceSnake } from './sim.ts';
import type { SnakeState } from './state.ts';

/** Draws a frame of the game's atlas outside the canvas. */
const Sprite = spriteOf(FRAMES);

/** A banner for every fifth wave: the HUD shows the others. */
const BANNER_WAVES = 5;

/** Banners over the board: every fifth wave, and at the end the cause of the loss, on the half without the wreck. */
function SnakeBanners({ controller }: ControllerProps<SnakeState, SnakeCommand, SnakeEvent>) {
  const { t } = useTranslation('games');
  const wave = useRunState(controller, (state) => state.wave);
  const raiders = useRunState(controller, (state) => state.enemies.length);
  const isOver = useRunState(controller, (state) => state.death !== null);
  const cause = useCause();
  if (isOver) {
    const { death } = controller.state;
    const isWreckAbove = death !== null && death.y < BOARD.rows / 2;
    return (
      <div className={isWreckAbove ? styles.below : undefined}>
        <Banner title={cause(controller.state)} tone="danger" stays />
      </div>
    );
  }
  if (wave % BANNER_WAVES !== 0) return null;
  return (
    <Banner
      key={wave}
      title={t('space-snake.wave.title', { wave })}
      detail={t('space-snake.wave.raiders', { count: raiders })}
    />
  );
}

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
      {
        id: 'left-behind',
        text: t('space-snake.coaching.leftBehind'),
        isDue: ({ death, enemies }) => !death && enemies.some(({ straggler }) => straggler),
      },
    ],
    HudFields: SnakeHud,
    Banners: SnakeBanners,
    announce(event, state) {
      const { score } = state;
      if (event.type === 'wave') {
        return t('space-snake.announce.wave', { wave: event.wave, count: event.enemies });
      }
      if (event.type === 'grown') return t('space-snake.announce.grown', { length: event.length, score });
      if (event.type === 'drivenOff' && event.all) return t('space-snake.announce.swept');
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

/** Returns a function that describes in one line why a run ended. */
function useCause(): (state: Readonly<SnakeState>) => string {
  const { t } = useTranslation('games');
  return ({ death, ended, enemies }) => {
    if (death?.cause === 'convoy') return t('space-snake.cause.convoy');
    const enemy = enemies.find(({ id }) => id === death?.enemyId);
    if (enemy) return t('space-snake.cause.enemy', { enemy: t(`space-snake.enemies.${enemy.kind}`) });
    return t(ended === 'time' ? 'space-snake.cause.time' : 'space-snake.cause.quit');
  };
}

/** How to play in four steps, drawn with the sprites of the game. */
function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <Steps>
      <Step text={t('space-snake.howTo.steer')}>
        <Sprite frame="flagship" size={52} className={styles.sideways} />
      </Step>
      <Step text={t('space-snake.howTo.gather')}>
        {RESOURCE_KINDS.map((kind) => (
          <span key={kind} className={styles.resource}>
            <Sprite frame={kind} size={38} />
            <span className={styles.points} data-kind={kind} dir="ltr">
              +{RESOURCE_POINTS[kind]}
            </span>
          </span>
        ))}
      </Step>
      <Step text={t('space-snake.howTo.grow')}>
        <Sprite frame="tail" size={38} className={styles.sideways} />
        <span className={styles.stack}>
          <Sprite frame="wagon" size={38} className={styles.sideways} />
          <Sprite frame="hold-15" size={38} className={styles.sideways} />
        </span>
        <Sprite frame="flagship" size={44} className={styles.sideways} />
      </Step>
      <Step text={t('space-snake.howTo.avoid')}>
        <Sprite frame="hologram-e2" size={38} />
        <Sprite frame="e2" size={38} />
        <Sprite frame="e1" size={38} />
        <Sprite frame="e4" size={38} />
      </Step>
    </Steps>
  );
}

type Props = ControllerProps<SnakeState, SnakeCommand, SnakeEvent>;

/** Score, hold, convoy, wave and clean waves in a row. */
function SnakeHud({ controller }: Props) {
  const { t } = useTranslation('games');
  const score = useRunState(controller, (state) => state.score);
  const length = useRunState(controller, (state) => state.convoy.length);
  const wave = useRunState(controller, (state) => state.wave);
  const chain = useRunState(controller, (state) => state.chain);
  return (
    <>
      <HudField label={t('space-snake.hud.score')} prominent>
        <CountingNumber value={score} />
      </HudField>
      <HudField label={t('space-snake.hud.hold')}>
        <Hold controller={controller} />
      </HudField>
      <HudField label={t('space-snake.hud.convoy')}>{length}</HudField>
      <HudField label={t('space-snake.hud.wave')}>{wave}</HudField>
      <HudField label={t('space-snake.hud.chain')}>{chain}</HudField>
    </>
  );
}

function Hold({ controller }: Props) {
  const { t } = useTranslation('games');
  const count = useRunState(controller, (state) => RESOURCE_KINDS.filter((kind) => state.hold[kind]).length);
  return (
    <span className={styles.hold}>
      {RESOURCE_KINDS.map((kind) => (
        <Slot key={kind} controller={controller} kind={kind} />
      ))}
      <VisuallyHidden>{t('space-snake.hud.holdState', { count })}</VisuallyHidden>
    </span>
  );
}

function Slot({ controller, kind }: Props & { readonly kind: ResourceKind }) {
  const isHeld = useRunState(controller, (state) => state.hold[kind]);
  return (
    <span className={styles.slot} data-held={isHeld || undefined} data-kind={kind}>
      <Sprite frame={kind} size={34} />
    </span>
  );
}
