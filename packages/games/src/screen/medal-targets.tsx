import { MedalLadder } from '@star-seekers/ui/medal-ladder';
import { useTranslation } from 'react-i18next';
import type { Medals } from '../game.ts';

export interface MedalTargetsProps {
  readonly medals: Medals;
  /** They count stars. */
  readonly inStars: boolean;
  /** What a run has for them. */
  readonly figure?: number | undefined;
}

/** What the medals of a screen's runs ask for. */
export function MedalTargets(props: MedalTargetsProps) {
  const { t, i18n } = useTranslation('games');
  return (
    <MedalLadder
      {...props}
      centered
      label={t('screen.medal.targets')}
      nameOf={(medal) => t(`screen.medal.${medal}.name`)}
      language={i18n.language}
    />
  );
}
