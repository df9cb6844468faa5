import type { User } from '@star-seekers/contracts';
import { DICE_COOLDOWN_MS, DICE_FACES } from '@star-seekers/contracts/dice';
import { catalog } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useMutation, useQuery } from '@tanstack/react-query';
import { HandCoins, MailCheck, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayTime } from '../../i18n/absolute-time.ts';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { CreditsBadge } from '../../ui/credits-badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DebtNote } from '../credits/debt-note.tsx';
import { useCreditsSource } from '../credits/use-credits-source.ts';
import { lastGame } from '../play/last-game.ts';
import { randomClientSeed } from './client-seed.ts';
import { CoinFlight, type CoinFlightHandle } from './coin-flight.tsx';
import { countdownOf, twoDigits } from './countdown.ts';
import { DiceHeader } from './dice-header.tsx';
import styles from './dice-page.module.css';
import { rollsQuery } from './dice-queries.ts';
import { type DieHandle, DieStage } from './die-stage.tsx';
import { FACE_VALUES, type FaceValue } from './die/faces.ts';
import { FairDicePanel } from './fair-dice-panel.tsx';
import { RecentRolls } from './recent-rolls.tsx';
import rollControl from './roll-control.module.css';
import { RollControl } from './roll-control.tsx';
import { type CollectState, useCollect } from './use-collect.ts';
import { type Cooldown, useCooldown } from './use-cooldown.ts';
import { useDiceCheck } from './use-dice-check.ts';
import { useRoll } from './use-roll.ts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { DieFace } from './die-face.tsx';

/** The die with its button, and the cards around it. */
export function DiceConsole({ user }: { readonly user: User }) {
  const { t } = useTranslation('dice');
  const die = useRef<DieHandle>(null);
  const coins = useRef<CoinFlightHandle>(null);
  const cooldown = useCooldown();
  const rolls = useQuery(rollsQuery);

  const collecting = useCollect(async (amount) => coins.current?.fly(amount, die.current?.bounds()));
  const lastValue = rolls.data?.[0]?.value as FaceValue | undefined;
  const { rolling, outcome, roll } = useRoll(die, lastValue ?? 1, collecting.collect);
  const [clientSeed, setClientSeed] = useState(randomClientSeed);
  const { check, start } = useDiceCheck();
  const rollWithSeed = async () => {
    await roll(clientSeed);
    setClientSeed(randomClientSeed());
  };
  // Before the first roll, and if the rolls fail to load, the die shows 1.
  const shownValue = lastValue ?? (rolls.isPending ? undefined : 1);
  const source = useCreditsSource(user);
  const coolingDown = cooldown.status === 'resting' && !rolling;
  // After a roll the cooldown starts before its credits reach the balance.
  const needsShop = source === 'shop' && outcome?.kind !== 'rolled';
  const next = user.credits > 0 ? 'play' : needsShop ? 'shop' : undefined;

  return (
    <>
      <Panel as="section" padding="none" tone="accent" className={styles.table} aria-label={t('title')}>
        <DiceHeader />
        <div className={styles.stage}>
          <DieStage
            ref={die}
            value={shownValue}
            faction={user.faction}
            label={rolling ? t('die.flying') : shownValue ? t('die.resting', { value: shownValue }) : t('die.loading')}
            charge={rolling ? 0 : chargeOf(cooldown)}
          />
        </div>
        <div className={styles.control}>
          {cooldown.status === 'unconfirmed' && !rolling ? (
            <ConfirmEmailNotice email={user.email} />
          ) : (
            <RollControl
              firstGame={user.totalPoints === 0 ? catalog.find(({ id }) => id === lastGame()) : undefined}
              cooldown={cooldown}
              rolling={rolling}
              outcome={outcome}
              next={coolingDown ? next : undefined}
              onRoll={() => void rollWithSeed()}
            />
          )}
        </div>
        <div className={styles.cooldown}>
          <CooldownPanel cooldown={cooldown} rolling={rolling} />
        </div>
      </Panel>
      <div className={styles.cards}>
        <div className={styles.column}>
          <CreditsCard user={user} rolling={rolling} {...collecting} />
          <RulesCard />
        </div>
        <RecentRolls rolls={rolls} checked={check.status === 'done' ? check.rolls : undefined} />
      </div>
      <FairDicePanel
        clientSeed={clientSeed}
        onClientSeed={setClientSeed}
        check={check}
        onCheck={() => void start()}
        rolling={rolling}
      />
      <CoinFlight ref={coins} />
    </>
  );
}

/** Elapsed share of the cooldown, 0 to 1. */
function chargeOf(cooldown: Cooldown): number {
  if (cooldown.status === 'ready') return 1;
  return cooldown.status === 'resting' ? 1 - Math.min(1, cooldown.remainingMs / DICE_COOLDOWN_MS) : 0;
}

interface CreditsCardProps extends CollectState {
  readonly user: User;
  readonly rolling: boolean;
}

/** The balance and the pending credits. */
function CreditsCard({ user, rolling, collecting, problem, collect }: CreditsCardProps) {
  const { t } = useTranslation('dice');
  const { credits, pendingCredits, owedCredits } = user;
  return (
    <Panel as="section" className={styles.card} aria-labelledby="dice-credits">
      <h2 id="dice-credits" className={styles.title}>
        {t('credits.title')}
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>{t('credits.balance')}</dt>
          <dd>
            <CreditsBadge credits={credits} size="lg" />
          </dd>
        </div>
        <div>
          <dt>{t('credits.pending')}</dt>
          <dd>
            {pendingCredits > 0 ? (
              <CreditsBadge credits={pendingCredits} size="md" />
            ) : (
              <span className={styles.none}>{t('credits.nothingPending')}</span>
            )}
          </dd>
        </div>
      </dl>
      <DebtNote owedCredits={owedCredits} />
      {pendingCredits > 0 && !rolling ? (
        <Button
          variant="primary"
          block
          icon={<HandCoins aria-hidden="true" />}
          busy={collecting}
          onClick={() => void collect()}
        >
          {collecting ? t('credits.collecting') : t('credits.collect', { count: pendingCredits })}
        </Button>
      ) : (
        <p className={styles.hint}>{t('credits.hint')}</p>
      )}
      {problem && (
        <p className={styles.problem} role="status">
          {t('credits.collectFailed', { message: problem })}
        </p>
      )}
    </Panel>
  );
}

/** Countdown to the next roll. */
function CooldownPanel({ cooldown, rolling }: { readonly cooldown: Cooldown; readonly rolling: boolean }) {
  const { t, i18n } = useTranslation(['dice', 'common']);
  const { language } = i18n;
  return (
    <div className={styles.panel}>
      <h2 className={styles.cooldownPanelTitle}>{t('cooldown.title')}</h2>
      {content()}
    </div>
  );

  function content() {
    if (cooldown.status === 'loading') {
      return (
        <>
          <Skeleton width="11rem" height="1.875rem" />
          <Skeleton width="15rem" className={styles.cooldownPanelHint} />
        </>
      );
    }
    if (cooldown.status === 'failed') {
      return (
        <div className={styles.failed} role="alert">
          <p>
            {t('cooldown.error')}. {describeError(cooldown.error)}
          </p>
          <Button size="sm" icon={<RotateCw aria-hidden="true" />} busy={cooldown.retrying} onClick={cooldown.retry}>
            {t('common:actions.retry')}
          </Button>
        </div>
      );
    }
    if (cooldown.status === 'ready' || cooldown.status === 'unconfirmed' || rolling) {
      return (
        <>
          {cooldown.status !== 'unconfirmed' && <p className={styles.ready}>{t('cooldown.ready')}</p>}
          <p className={styles.cooldownPanelHint}>{t('cooldown.readyHint')}</p>
        </>
      );
    }
    const { hours, minutes, seconds } = countdownOf(cooldown.remainingMs);
    return (
      <>
        <p className={styles.digits} role="timer">
          <VisuallyHidden>{t('cooldown.spoken', { hours, minutes, seconds })}</VisuallyHidden>
          <span aria-hidden="true">
            {twoDigits(hours, language)}
            <small>{t('cooldown.hours')}</small>
            {twoDigits(minutes, language)}
            <small>{t('cooldown.minutes')}</small>
            {twoDigits(seconds, language)}
            <small>{t('cooldown.seconds')}</small>
          </span>
        </p>
        <p className={styles.cooldownPanelHint}>
          {cooldown.remainingMs === 0
            ? t('cooldown.checking')
            : t('cooldown.at', { time: weekdayTime(cooldown.readyAt, language) })}
        </p>
      </>
    );
  }
}

/** In the place of the roll while this hub wants the player to confirm the email address first. */
function ConfirmEmailNotice({ email }: { readonly email: string }) {
  const { t } = useTranslation('dice');
  const send = useMutation({ mutationFn: async () => api('sendConfirmation') });
  return (
    <div className={rollControl.control}>
      <div role="status" className={rollControl.status} data-tone={send.isError ? 'failed' : undefined}>
        <p className={rollControl.words}>{t('email.title')}</p>
        <p className={rollControl.detail}>
          {send.isError ? describeError(send.error) : t(send.isSuccess ? 'email.sent' : 'email.text', { email })}
        </p>
      </div>
      <Button
        variant="primary"
        size="lg"
        className={rollControl.button}
        icon={<MailCheck aria-hidden="true" />}
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        {t(send.isPending ? 'email.sending' : 'email.action')}
      </Button>
    </div>
  );
}

/** Payout and cooldown of the dice (`P9.28`). */
function RulesCard() {
  const { t, i18n } = useTranslation('dice');
  const chance = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 }).format(1 / DICE_FACES);
  return (
    <Panel as="section" tone="quiet" aria-labelledby="dice-rules">
      <h2 id="dice-rules" className={styles.rulesCardTitle}>
        {t('rules.title')}
      </h2>
      <ul className={styles.outcomes}>
        {FACE_VALUES.map((value) => (
          <li key={value} className={styles.outcome}>
            <DieFace value={value} size="2.25rem" />
            <span aria-hidden="true" dir="ltr">
              +{value}
            </span>
            <VisuallyHidden>{t('rules.outcome', { count: value })}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <ul className={styles.rules}>
        <li>{t('rules.equal', { chance })}</li>
        <li>{t('rules.paid')}</li>
        <li>{t('rules.rest')}</li>
        <li>{t('rules.fair')}</li>
      </ul>
    </Panel>
  );
}
