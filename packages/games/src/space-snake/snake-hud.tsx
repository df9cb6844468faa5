import { useTranslation } from 'react-i18next';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { RESOURCE_KINDS, type ResourceKind } from './rules.ts';
import type { SnakeCommand, SnakeEvent, SnakeState } from './sim.ts';
import styles from './snake-hud.module.css';
import { Sprite } from './sprite.ts';

type Props = ControllerProps<SnakeState, SnakeCommand, SnakeEvent>;

/** Score, hold, convoy, wave and clean waves in a row. */
export function SnakeHud({ controller }: Props) {
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
