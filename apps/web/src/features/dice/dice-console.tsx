import type { User } from '@star-seekers/contracts';
import { DICE_COOLDOWN_MS } from '@star-seekers/contracts/dice';
import { catalog } from '@star-seekers/games/catalog';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { useCreditsSource } from '../credits/use-credits-source.ts';
import { randomClientSeed } from './client-seed.ts';
import { CoinFlight, type CoinFlightHandle } from './coin-flight.tsx';
import { ConfirmEmailNotice } from './confirm-email-notice.tsx';
import { CooldownPanel } from './cooldown-panel.tsx';
import { CreditsCard } from './credits-card.tsx';
import styles from './dice-page.module.css';
import type { FaceValue } from './die/faces.ts';
import { rollsQuery } from './dice-queries.ts';
import { DiceHeader } from './dice-header.tsx';
import { type DieHandle, DieStage } from './die-stage.tsx';
import { FairDicePanel } from './fair-dice-panel.tsx';
import { RecentRolls } from './recent-rolls.tsx';
import { RollControl } from './roll-control.tsx';
import { RulesCard } from './rules-card.tsx';
import { type Cooldown, useCooldown } from './use-cooldown.ts';
import { useCollect } from './use-collect.ts';
import { useDiceCheck } from './use-dice-check.ts';
import { useRoll } from './use-roll.ts';

/** URL of the first easy game, for players without points. */
const FIRST_GAME_URL = `/game${catalog.find(({ facts }) => facts.difficulty === 'easy')?.id ?? 1}`;

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
              playUrl={user.totalPoints === 0 ? FIRST_GAME_URL : undefined}
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
