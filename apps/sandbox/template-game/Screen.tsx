import { useTranslation } from 'react-i18next';
import type { GameScreenProps } from '../screen/game-host.ts';
import { HudField } from '../screen/hud.tsx';
import { type ControllerProps } from '../screen/run-screen-parts.ts';
import { RunScreen } from '../screen/run-screen.tsx';
import { Step, Steps } from '../screen/steps.tsx';
import { useRunState } from '../screen/use-run-state.ts';
import { listing } from './listing.ts';
import { LIVES } from './rules.ts';
import { view } from './scene.ts';
import { type DockCommand, type DockEvent, type DockState, templateGame } from './sim.ts';

/** The last ship is seen before the result covers it, in milliseconds. */
const ENDING_MS = 800;

/** The screen of the template game. */
export function Screen({ host }: GameScreenProps) {
  const { t } = useTranslation('games');
  const causeOf = ({ lives }: Readonly<DockState>) => t(`template-game.cause.${lives === 0 ? 'lost' : 'ended'}`);
  return (
    <RunScreen
      host={host}
      parts={{
        sim: templateGame,
        view,
        soundBank: 'snake',
        cueOf: ({ type }) => ({ effect: type === 'docked' ? 'snake.collect.fuel' : 'snake.expire' }),
        listing,
        goal: t('template-game.goal'),
        howToPlay: <HowToPlay />,
        controlsHint: {
          keyboard: t('template-game.controls.keyboard'),
          touch: t('template-game.controls.touch'),
          gamepad: t('template-game.controls.gamepad'),
        },
        directionPad: true,
        HudFields: DockHud,
        announce: ({ type }, { docked, lives }) => t(`template-game.announce.${type}`, { docked, lives }),
        pauseSummary: ({ docked, lives }) => t('template-game.pauseSummary', { docked, lives }),
        result: (state) => ({
          title: t('template-game.result.title'),
          cause: causeOf(state),
          stats: [{ label: t('template-game.result.docked'), value: state.docked }],
        }),
        endingMs: () => ENDING_MS,
      }}
    />
  );
}

function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <Steps>
      <Step picture="●">{t('template-game.howTo.dock')}</Step>
      <Step picture={LIVES}>{t('template-game.howTo.lives', { lives: LIVES })}</Step>
    </Steps>
  );
}

function DockHud({ controller }: ControllerProps<DockState, DockCommand, DockEvent>) {
  const { t } = useTranslation('games');
  const docked = useRunState(controller, (state) => state.docked);
  const lives = useRunState(controller, (state) => state.lives);
  return (
    <>
      <HudField label={t('template-game.hud.docked')} prominent>
        {docked}
      </HudField>
      <HudField label={t('template-game.hud.lives')}>{lives}</HudField>
    </>
  );
}
