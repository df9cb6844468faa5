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
  /** What to do while the dice rests: play with the credits, or get some. */
  readonly next: 'play' | 'shop' | undefined;
  /** Where playing begins; by default with the choice of a game. */
  readonly playAt?: string | undefined;
  readonly onRoll: () => void;
}

/** What the dice says, the button that throws it, and what comes next. The words are announced as they change. */
export function RollControl({
  cooldown,
  rolling,
  outcome,
  next,
  playAt = '/dashboard#games',
  onRoll,
}: RollControlProps) {
  const { t, i18n } = useTranslation(['dice', 'dashboard']);
  const won = !rolling && outcome?.kind === 'rolled' ? outcome : undefined;
  return (
    <div className={styles.control}>
      <div
        role="status"
        className={styles.status}
        data-tone={won ? 'won' : outcome?.kind === 'failed' && !rolling ? 'failed' : undefined}
      >
        <p className={styles.words}>{statusOf()}</p>
        {won && <p className={styles.prize}>{t('result.credits', { count: won.credits })}</p>}
      </div>
      {next === 'play' && (
        <LinkButton
          to={playAt}
          variant="primary"
          size="lg"
          className={styles.button}
          icon={<Play aria-hidden="true" />}
        >
          {t('dashboard:games.play')}
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
        // It keeps the focus while the dice rests, so that a keyboard stays where it was.
        aria-disabled={cooldown.status !== 'ready' || undefined}
        onClick={cooldown.status === 'ready' ? onRoll : undefined}
      >
        {action()}
      </Button>
    </div>
  );

  function action(): string {
    if (rolling) return t('roll.rolling');
    if (cooldown.status !== 'resting') return t('roll.action');
    return t('roll.resting', { time: roughTime(cooldown.remainingMs, i18n.language) });
  }

  function statusOf(): string {
    if (rolling) return t('status.rolling');
    if (outcome?.kind === 'failed') return t('status.failed', { message: outcome.message });
    if (outcome) return t(`status.${outcome.kind}`, { value: outcome.value });
    if (cooldown.status === 'resting') return t('status.resting');
    if (cooldown.status === 'failed') return t('status.silent');
    return cooldown.status === 'ready' ? t('status.ready') : t('status.loading');
  }
}
