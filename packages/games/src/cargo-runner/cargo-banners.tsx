import { useTranslation } from 'react-i18next';
import { Banner } from '../screen/banner.tsx';
import type { ControllerProps } from '../screen/run-screen-parts.ts';
import { useRunState } from '../screen/use-run-state.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';
import { useCause, useDeckName } from './use-mission-texts.ts';

/** Words over the board: each new deck, and at the end why the mission is over. */
export function CargoBanners({ controller }: ControllerProps<CargoState, CargoCommand, CargoEvent>) {
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
      title={t('cargo-runner.level.title', { level, deck: deckName(level) })}
      detail={t('cargo-runner.level.drones', { count: drones })}
    />
  );
}
