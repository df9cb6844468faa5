import { useTranslation } from 'react-i18next';
import { Banner } from '@star-seekers/stage/screen/banner.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { useCause } from './cause.ts';
import type { SnakeCommand, SnakeEvent, SnakeState } from './sim.ts';

/** Banners over the board: each new wave, and at the end the cause of the loss. */
export function SnakeBanners({ controller }: ControllerProps<SnakeState, SnakeCommand, SnakeEvent>) {
  const { t } = useTranslation('games');
  const wave = useRunState(controller, (state) => state.wave);
  const raiders = useRunState(controller, (state) => state.enemies.length);
  const isOver = useRunState(controller, (state) => state.death !== null);
  const cause = useCause();
  if (isOver) return <Banner title={cause(controller.state)} tone="danger" stays />;
  return (
    <Banner
      key={wave}
      title={t('space-snake.wave.title', { wave })}
      detail={t('space-snake.wave.raiders', { count: raiders })}
    />
  );
}
