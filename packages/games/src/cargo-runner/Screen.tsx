import { Banner } from '@star-seekers/stage/screen/banner.tsx';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { useReducedMotion } from '@star-seekers/stage/screen/motion-context.ts';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { StatList } from '@star-seekers/stage/screen/stat-list.tsx';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import { useDelayed } from '@star-seekers/stage/screen/use-delayed.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { Button } from '@star-seekers/ui/button';
import { ArrowRight } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screensOf } from '../screen/screens-of.tsx';
import styles from './Screen.module.css';
import { CargoHud } from './cargo-hud.tsx';
import { clockText } from './clock-text.ts';
import { cueOf } from './cues.ts';
import { dayOf } from './day.ts';
import { numberOf } from './deck-order.ts';
import { deepestDeck, keepsakesOf } from './keepsakes.ts';
import { FREEZE_MS } from './layers/ending.ts';
import { ESCAPE_MS } from './layers/escape.ts';
import { listing } from './listing.ts';
import { MAZES, mazeOf } from './mazes/index.ts';
import { MissionResults } from './mission-results.tsx';
import { canPulse } from './pulse.ts';
import { BONUS_POINTS_PER_SECOND, LAST_SECONDS } from './rules.ts';
import { view } from './scene.ts';
import { cargoRunner, secondsLeft } from './sim.ts';
import { Sprite } from './sprite.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';
import { lingers } from './station.ts';
import { statsOf } from './stats.ts';
import { missionRules } from './twists.ts';

/** Time for the last sparks before the result covers them. */
const AFTERGLOW_MS = 900;

/** Titles of the result by the end of the mission. */
const TITLES = {
  caught: 'cargo-runner.result.failed',
  timeUp: 'cargo-runner.result.timeUp',
  victory: 'cargo-runner.result.victory',
} as const;

/** The screens of Cargo Runner (`G6.2`). */
export const { Screen, Replay } = screensOf(
  listing,
  cargoRunner,
  function useParts({ t }, { keepsakes, course, conditions }) {
    const [deck, setDeck] = useState(1);
    const { capacityKilos } = missionRules({ day: dayOf(conditions?.options) });
    const cause = useCause();
    const deckName = useDeckName();
    return {
      view,
      soundBank: 'cargo',
      cueOf,
      howToPlay: (
        <>
          {!course && !conditions && <DeckPicker reached={deepestDeck(keepsakes)} chosen={deck} onChoose={setDeck} />}
          <HowToPlay kilos={capacityKilos} />
        </>
      ),
      practice: { setup: (seed) => ({ seed, options: { deck } }) },
      directionPad: true,
      HudFields: CargoHud,
      Banners: CargoBanners,
      Interlude: LevelComplete,
      keepsakesOf,
      texts: {
        start: t('cargo-runner.start'),
        paused: t('cargo-runner.paused'),
        menu: t('cargo-runner.menu'),
        loadError: ({ message, missing }) => ({
          title: t('cargo-runner.error.title'),
          message:
            missing.length > 0
              ? t('cargo-runner.error.assets', { reason: missing.join(', ') })
              : t('cargo-runner.error.failed', { message }),
          retry: t('cargo-runner.error.retry'),
        }),
      },
      announce(event, state) {
        const { score } = state;
        switch (event.type) {
          case 'levelStarted':
            return t('cargo-runner.announce.level', {
              level: numberOf(state),
              deck: deckName(event.level),
              count: event.drones,
            });
          case 'pickedUp':
            return t('cargo-runner.announce.pickedUp', {
              cargo: t(`cargo-runner.cargo.${event.item.type}`),
              kilos: event.kilos,
              capacity: missionRules(state).capacityKilos,
            });
          case 'refused':
            return t('cargo-runner.announce.refused', { cargo: t(`cargo-runner.cargo.${event.item.type}`) });
          case 'delivered':
            return t('cargo-runner.announce.delivered', { count: event.left, score });
          case 'chase':
            return t('cargo-runner.announce.chase');
          case 'pulse':
            return t('cargo-runner.announce.stunned', { count: event.drones.length });
          case 'shaken':
            return t('cargo-runner.announce.shaken', { seconds: event.seconds });
          case 'lowTime':
            return event.seconds >= LAST_SECONDS
              ? t('cargo-runner.announce.lowTime', { count: event.seconds })
              : undefined;
          case 'levelComplete':
            return t('cargo-runner.announce.complete', { level: numberOf(state), points: event.points, score });
          case 'caught':
          case 'timeUp':
          case 'victory':
            return t('screen.announce.result', { title: t(TITLES[event.type]), cause: cause(state), score });
          case 'cargoPlaced':
          case 'suspicious':
          case 'called':
          case 'lost':
          case 'calm':
          case 'woken':
            return undefined;
        }
      },
      coaching: [
        { id: 'linger', text: t('cargo-runner.coaching.linger'), isDue: lingers },
        {
          id: 'pickUp',
          text: t('cargo-runner.coaching.pickUp', { kilos: capacityKilos }),
          isDue: ({ playedTicks }) => playedTicks > 60,
        },
        {
          id: 'flee',
          text: t('cargo-runner.coaching.flee'),
          isDue: ({ drones }) => drones.some(({ mode }) => mode === 'chase'),
        },
        {
          id: 'pulse',
          text: t('cargo-runner.coaching.pulse'),
          isDue: canPulse,
        },
      ],
      pauseSummary(state) {
        const { phase, score, levelDelivered: delivered, levelItems: total } = state;
        const level = numberOf(state);
        return phase === 'arriving'
          ? t('cargo-runner.pauseArriving', { score, level })
          : t('cargo-runner.pauseSummary', { score, level, delivered, total });
      },
      result: (state) => ({
        title: t(state.fate ? TITLES[state.fate.cause] : 'cargo-runner.result.ended'),
        cause: cause(state),
        stats: [],
        playAgain: t(state.fate?.cause === 'victory' ? 'cargo-runner.result.again' : 'cargo-runner.result.retry'),
        details: <MissionResults stats={statsOf(state)} />,
      }),
      endingMs: ({ fate }) => (fate?.cause === 'victory' ? ESCAPE_MS : FREEZE_MS + AFTERGLOW_MS),
    };
  },
);

/** Banners over the board: each new deck, and at the end the cause of the end. */
function CargoBanners({ controller }: ControllerProps<CargoState, CargoCommand, CargoEvent>) {
  const { t } = useTranslation('games');
  const level = useRunState(controller, (state) => state.level);
  const drones = useRunState(controller, (state) => state.drones.length);
  const fate = useRunState(controller, (state) => state.fate?.cause);
  const cause = useCause();
  const deckName = useDeckName();
  if (fate) return <Banner title={cause(controller.state)} tone={fate === 'victory' ? 'default' : 'danger'} stays />;
  return (
    <Banner
      key={level}
      title={t('cargo-runner.level.title', { level: numberOf(controller.state), deck: deckName(level) })}
      detail={t('cargo-runner.level.drones', { count: drones })}
    />
  );
}

/** How to play in four steps, drawn with the sprites of the game. */
function HowToPlay({ kilos }: { readonly kilos: number }) {
  const { t } = useTranslation('games');
  return (
    <Steps>
      <Step text={t('cargo-runner.howTo.carry', { kilos })}>
        <Sprite frame="DIAMOND" size={46} />
        <Sprite frame="SDU" size={38} />
        <Sprite frame="LUMAN" size={38} />
        <Sprite frame="PWRSRC" size={38} />
      </Step>
      <Step text={t('cargo-runner.howTo.deliver')}>
        <Sprite frame="lighter-3" size={46} />
        <Sprite frame="points-3" size={60} />
      </Step>
      <Step text={t('cargo-runner.howTo.hide')}>
        <Sprite frame="drone-patrol" size={52} />
        <span className={styles.route} />
      </Step>
      <Step text={t('cargo-runner.howTo.flee')}>
        <Sprite frame="doubt" size={34} />
        <Sprite frame="alarm" size={38} />
        <Sprite frame="drone-chase" size={52} />
      </Step>
    </Steps>
  );
}

interface DeckPickerProps {
  /** The deepest deck that the player has reached, from 1. */
  readonly reached: number;
  readonly chosen: number;
  readonly onChoose: (level: number) => void;
}

/** The deck on which practice starts, out of those that were reached. Nothing to choose before the second deck. */
function DeckPicker({ reached, chosen, onChoose }: DeckPickerProps) {
  const { t } = useTranslation('games');
  const deckName = useDeckName();
  const id = useId();
  if (reached < 2) return null;
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t('cargo-runner.practice.from', { deck: deckName(chosen) })}</legend>
      <div className={styles.decks}>
        {MAZES.map(({ plan }, index) => {
          const level = index + 1;
          const name = level <= reached ? deckName(level) : t('cargo-runner.practice.unknown', { level });
          return (
            <label
              key={plan.id}
              className={styles.deck}
              style={{ '--deck': plan.wallColor } as CSSProperties}
              title={name}
            >
              <input
                type="radio"
                name={id}
                className={styles.input}
                aria-label={name}
                checked={level === chosen}
                disabled={level > reached}
                onChange={() => onChoose(level)}
              />
              <span aria-hidden="true">{level}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The panel between two decks: results of the cleared one, and the button to the next one (`G6.2`), which begins with 3-2-1. */
function LevelComplete({ controller }: ControllerProps<CargoState, CargoCommand, CargoEvent>) {
  const { t } = useTranslation('games');
  const isComplete = useRunState(controller, ({ phase }) => phase === 'levelComplete');
  const deckName = useDeckName();

  const isShown = useDelayed(isComplete, useReducedMotion() ? 0 : ESCAPE_MS);
  if (!isShown) return null;
  const { level, score } = controller.state;
  const number = numberOf(controller.state);
  const seconds = secondsLeft(controller.state);
  const bonus = seconds * BONUS_POINTS_PER_SECOND;
  return (
    <OverlayPanel
      title={t('cargo-runner.complete.title', { level: number })}
      kicker={t('cargo-runner.complete.deck', { deck: deckName(level) })}
      tone="success"
      isUnasked
      actions={
        <Button
          variant="primary"
          icon={<ArrowRight aria-hidden="true" />}
          data-autofocus=""
          onClick={() => controller.command({ type: 'continue' })}
        >
          {t('cargo-runner.complete.continue', { level: number + 1 })}
        </Button>
      }
    >
      <StatList
        stats={[
          { label: t('cargo-runner.complete.time'), value: clockText(seconds) },
          { label: t('cargo-runner.complete.bonus'), value: <CountingNumber value={bonus} from={0} /> },
          { label: t('cargo-runner.complete.score'), value: <CountingNumber value={score} from={score - bonus} /> },
        ]}
      />
    </OverlayPanel>
  );
}

/** Returns a function that names a deck. */
function useDeckName(): (level: number) => string {
  const { t } = useTranslation('games');
  return (level) => t(`cargo-runner.conditions.decks.${mazeOf(level).plan.id}`);
}

/** Returns a function that describes in one line why a mission ended. */
function useCause(): (state: Readonly<CargoState>) => string {
  const { t } = useTranslation('games');
  const deckName = useDeckName();
  return ({ fate, ended, level }) => {
    if (fate) return t(`cargo-runner.cause.${fate.cause}`, { deck: deckName(level) });
    return t(ended === 'time' ? 'cargo-runner.cause.time' : 'cargo-runner.cause.quit');
  };
}
