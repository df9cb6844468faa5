import { useTranslation } from 'react-i18next';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { screensOf } from '../screen/screens-of.tsx';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { cueOf } from './cues.ts';
import { listing } from './listing.ts';
import { LIVES } from './rules.ts';
import { view } from './scene.ts';
import { type DockCommand, type DockEvent, type DockState, templateGame } from './sim.ts';

/** Milliseconds between the end of a run and its result, to show the last ship. */
const ENDING_MS = 800;

/** The screens of the template game. */
export const { Screen, Replay } = screensOf(listing, templateGame, ({ t }) => ({
  view,
  soundBank: 'ui',
  cueOf,
  howToPlay: <HowToPlay />,
  directionPad: true,
  HudFields: DockHud,
  announce: ({ type }, { docked, lives }) =>
    type === 'moved' ? undefined : t(`template-game.announce.${type}`, { docked, lives }),
  pauseSummary: ({ docked, lives }) => t('template-game.pauseSummary', { docked, lives }),
  result: ({ docked, lives }) => ({
    title: t('template-game.result.title'),
    cause: t(`template-game.cause.${lives === 0 ? 'lost' : 'ended'}`),
    pointsRule: t('template-game.pointsRule'),
    stats: [{ label: t('template-game.result.docked'), value: docked }],
  }),
  endingMs: () => ENDING_MS,
}));

function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <Steps>
      <Step text={t('template-game.howTo.dock')}>●</Step>
      <Step text={t('template-game.howTo.lives', { lives: LIVES })}>{LIVES}</Step>
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
