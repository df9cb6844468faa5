import { CLIENT_SEED_MAX_LENGTH } from '@star-seekers/contracts/fair-dice';
import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { randomClientSeed } from './client-seed.ts';
import styles from './fair-dice-panel.module.css';
import { RollCheck, type RollCheckProps } from './roll-check.tsx';
import { SeedHash } from './seed-hash.tsx';

export interface FairDicePanelProps extends RollCheckProps {
  /** What the next roll sends. */
  readonly clientSeed: string;
  readonly onClientSeed: (clientSeed: string) => void;
}

const STEPS = ['hub', 'you', 'both'] as const;

/** How a roll comes about, the seeds of the next one, and the check of those before. */
export function FairDicePanel({ clientSeed, onClientSeed, ...check }: FairDicePanelProps) {
  const { t } = useTranslation('dice');
  return (
    <Panel as="section" aria-labelledby="fair-dice" className={styles.panel}>
      <div className={styles.words}>
        <h2 id="fair-dice" className={styles.title}>
          {t('fair.title')}
        </h2>
        <p className={styles.lead}>{t('fair.lead')}</p>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`fair.steps.${step}`)}</li>
          ))}
        </ol>
      </div>
      <div className={styles.seeds}>
        <SeedHash />
        <TextField
          label={t('fair.part')}
          hint={t('fair.partHint', { max: CLIENT_SEED_MAX_LENGTH })}
          maxLength={CLIENT_SEED_MAX_LENGTH}
          autoComplete="off"
          dir="auto"
          value={clientSeed}
          onChange={({ target }) => onClientSeed(target.value)}
          adornment={
            <button
              type="button"
              className={styles.redraw}
              aria-label={t('fair.redraw')}
              title={t('fair.redraw')}
              onClick={() => onClientSeed(randomClientSeed())}
            >
              <Dices aria-hidden="true" />
            </button>
          }
        />
      </div>
      <RollCheck {...check} />
    </Panel>
  );
}
