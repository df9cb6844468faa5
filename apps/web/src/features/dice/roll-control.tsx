import type { CatalogEntry } from '@star-seekers/games/catalog';
import { Dices, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './roll-control.module.css';
import { roughTime } from './countdown.ts';
import type { Cooldown } from './use-cooldown.ts';
import type { RollOutcome } from './use-roll.ts';

export interface RollControlProps {
  readonly cooldown: Cooldown;
  readonly rolling: boolean;
  readonly outcome: RollOutcome | undefined;
  /** Link shown during the cooldown: play with credits, or buy a pack. */
  readonly next: 'play' | 'shop' | undefined;
  /** The game that the play link leads to; by default the list of games. */
  readonly firstGame?: CatalogEntry | undefined;
  readonly onRoll: () => void;
}

/** The status of the dice (a live region), the roll button and the next step. */
export function RollControl({ cooldown, rolling, outcome, next, firstGame, onRoll }: RollControlProps) {
  const { t, i18n } = useTranslation(['dice', 'dashboard', 'catalog']);
  const won = !rolling && outcome?.kind === 'rolled' ? outcome : undefined;
  return (
    <div className={styles.control}>
      <div
        role="status"
        className={styles.status}
        data-tone={won ? 'won' : outcome?.kind === 'failed' && !rolling ? 'failed' : undefined}
      >
        <p className={styles.words}>{statusText()}</p>
        {won && <p className={styles.prize}>{t('result.credits', { count: won.credits })}</p>}
      </div>
      {next === 'play' && (
        <LinkButton
          to={firstGame ? `/game${firstGame.id}` : '/dashboard#games'}
          variant="primary"
          size="lg"
          className={styles.button}
          icon={<Play aria-hidden="true" />}
        >
          {firstGame ? t('play', { game: t(`catalog:${firstGame.slug}.title`) }) : t('choose')}
        </LinkButton>
      )}
      {next === 'shop' && (
        <LinkButton to="/credits" variant="primary" size="lg" className={styles.button}>
          {t('dashboard:hint.shopAction')}
        </LinkButton>
      )}
      <Button
        variant="primary"
        size="lg"
        className={styles.button}
        icon={<Dices aria-hidden="true" />}
        busy={rolling}
        // Not `disabled`, so that the button keeps the keyboard focus during the cooldown.
        aria-disabled={cooldown.status !== 'ready' || undefined}
        onClick={cooldown.status === 'ready' ? onRoll : undefined}
      >
        {buttonLabel()}
      </Button>
    </div>
  );

  function buttonLabel(): string {
    if (rolling) return t('roll.rolling');
    if (cooldown.status !== 'resting') return t('roll.action');
    return t('roll.resting', { time: roughTime(cooldown.remainingMs, i18n.language) });
  }

  function statusText(): string {
    if (rolling) return t('status.rolling');
    if (outcome?.kind === 'failed') return t('status.failed', { message: outcome.message });
    if (outcome) return t(`status.${outcome.kind}`, { value: outcome.value });
    if (cooldown.status === 'resting') return t('status.resting');
    if (cooldown.status === 'failed') return t('status.silent');
    return cooldown.status === 'ready' ? t('status.ready') : t('status.loading');
  }
}
