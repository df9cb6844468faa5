import { useTranslation } from 'react-i18next';
import { Banner } from '@star-seekers/stage/screen/banner.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { numberOf } from './deck-order.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';
import { useCause, useDeckName } from './use-mission-texts.ts';

/** Banners over the board: each new deck, and at the end the cause of the end. */
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
      title={t('cargo-runner.level.title', { level: numberOf(controller.state), deck: deckName(level) })}
      detail={t('cargo-runner.level.drones', { count: drones })}
    />
  );
}
