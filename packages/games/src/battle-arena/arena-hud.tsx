import { Crosshair } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './arena-hud.module.css';
import { BOSS_LEVELS, MAX_LIVES, PLAYER, chainBonus, isInOvertime } from './rules.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';
import { Sprite } from './sprite.ts';

type Props = ControllerProps<ArenaState, ArenaCommand, ArenaEvent>;

/** What the run is worth, with the way to the next Crown and the bonus of chains in it, hull, ships left, and the wave or, after the last Crowns, the overtime. */
export function ArenaHud({ controller }: Props) {
  const { t } = useTranslation('games');
  const score = useRunState(controller, (state) => controller.sim.outcome(state).score);
  const wave = useRunState(controller, (state) => state.wave);
  const autoFire = useRunState(controller, (state) => state.player.autoFire);
  const isOvertime = useRunState(controller, isInOvertime);
  const overtime = useRunState(controller, (state) => Math.floor(state.overtimeTicks / TICKS_PER_SECOND));
  return (
    <>
      <HudField label={t('battle-arena.hud.score')} prominent>
        <CountingNumber value={score} />
        <span className={styles.beside}>
          <CrownMeter controller={controller} />
          <Chain controller={controller} />
        </span>
      </HudField>
      <HudField label={t('battle-arena.hud.hull')}>
        <Hull controller={controller} />
      </HudField>
      <HudField label={t('battle-arena.hud.lives')}>
        <Lives controller={controller} />
      </HudField>
      <HudField label={t(isOvertime ? 'battle-arena.overtime.title' : 'battle-arena.hud.wave')}>
        <span className={styles.wave} data-overtime={isOvertime || undefined}>
          {isOvertime ? t('battle-arena.hud.overtime', { seconds: overtime }) : wave}
          {autoFire && (
            <span className={styles.auto}>
              <Crosshair aria-hidden="true" />
              <VisuallyHidden>{t('battle-arena.hud.autoFire')}</VisuallyHidden>
            </span>
          )}
        </span>
      </HudField>
    </>
  );
}

/** How far it is to the next Crown warship; nothing once all have come. */
function CrownMeter({ controller }: Props) {
  const { t } = useTranslation('games');
  const percent = useRunState(controller, ({ score, bossLevel }) => {
    const next = BOSS_LEVELS[bossLevel]?.score;
    const last = BOSS_LEVELS[bossLevel - 1]?.score ?? 0;
    return next === undefined ? undefined : Math.min(100, Math.floor((100 * (score - last)) / (next - last)));
  });
  if (percent === undefined) return null;
  return (
    <span className={styles.crown} title={t('battle-arena.hud.crown')}>
      <Sprite frame="c11-open" size={16} />
      <span className={styles.way} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <VisuallyHidden>{t('battle-arena.hud.crownState', { percent })}</VisuallyHidden>
    </span>
  );
}

/** The bonus of all chains, and the formations of this one; nothing before the first bonus. */
function Chain({ controller }: Props) {
  const { t, i18n } = useTranslation('games');
  const links = useRunState(controller, (state) => state.chain);
  const bonus = useRunState(controller, (state) => state.chainBonus);
  if (bonus === 0) return null;
  return (
    <span className={styles.chain} data-holds={chainBonus(links) > 0 || undefined}>
      <span aria-hidden="true">
        <span className={styles.word}>{t('battle-arena.hud.chain')}</span> {links > 1 && `×${links} `}+
        {numberFormat(i18n.language).format(bonus)}
      </span>
      <VisuallyHidden>{t('battle-arena.hud.chainState', { links, bonus })}</VisuallyHidden>
    </span>
  );
}

function Hull({ controller }: Props) {
  const health = useRunState(controller, (state) => state.player.health);
  return (
    <span className={styles.hull} data-low={health <= 30 || undefined}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * health) / PLAYER.health}%` }} />
      </span>
      <span className={styles.figure}>{health}</span>
    </span>
  );
}

function Lives({ controller }: Props) {
  const { t } = useTranslation('games');
  const lives = useRunState(controller, (state) => state.player.lives);
  return (
    <span className={styles.lives} data-last={lives === 1 || undefined}>
      {Array.from({ length: MAX_LIVES }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a ship has no identity but its index
        <span key={index} className={styles.ship} data-lost={index >= lives || undefined}>
          <Sprite frame="player" size={24} />
        </span>
      ))}
      <VisuallyHidden>{t('battle-arena.hud.livesState', { count: lives })}</VisuallyHidden>
    </span>
  );
}
