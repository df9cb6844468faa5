import { useTranslation } from 'react-i18next';
import { Banner } from '@star-seekers/stage/screen/banner.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { useCause } from './cause.ts';
import { BOARD } from './rules.ts';
import type { SnakeCommand, SnakeEvent, SnakeState } from './sim.ts';
import styles from './snake-banners.module.css';

/** A banner for every fifth wave: the HUD shows the others. */
const BANNER_WAVES = 5;

/** Banners over the board: every fifth wave, and at the end the cause of the loss, on the half without the wreck. */
export function SnakeBanners({ controller }: ControllerProps<SnakeState, SnakeCommand, SnakeEvent>) {
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
