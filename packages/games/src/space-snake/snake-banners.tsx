import { useTranslation } from 'react-i18next';
import { Banner } from '../screen/banner.tsx';
import type { ControllerProps } from '../screen/run-screen-parts.ts';
import { useRunState } from '../screen/use-run-state.ts';
import { useCause } from './cause.ts';
import type { SnakeCommand, SnakeEvent, SnakeState } from './sim.ts';

/** Words over the board: each new wave, and at the end what the convoy died of. */
export function SnakeBanners({ controller }: ControllerProps<SnakeState, SnakeCommand, SnakeEvent>) {
  const { t } = useTranslation('games');
  const wave = useRunState(controller, (state) => state.wave);
  const raiders = useRunState(controller, (state) => state.enemies.length);
  const dead = useRunState(controller, (state) => state.death !== null);
  const cause = useCause();
  if (dead) return <Banner title={cause(controller.state)} tone="danger" stays />;
  return (
    <Banner
      key={wave}
      title={t('space-snake.wave.title', { wave })}
      detail={t('space-snake.wave.raiders', { count: raiders })}
    />
  );
}
