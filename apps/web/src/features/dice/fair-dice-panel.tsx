import { CLIENT_SEED_MAX_LENGTH, ROLLS_PER_SEED } from '@star-seekers/contracts/fair-dice';
import { Button } from '@star-seekers/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Copy, Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../shell/query-error.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { randomClientSeed } from './client-seed.ts';
import { seedQuery } from './dice-queries.ts';
import styles from './fair-dice-panel.module.css';
import { RollCheck, type RollCheckProps } from './roll-check.tsx';

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

/** The hash of the server seed of the next roll, to be copied. */
function SeedHash() {
  const { t } = useTranslation('dice');
  const seed = useQuery(seedQuery);
  if (seed.error && !seed.data) return <QueryError query={seed} title={t('fair.error')} />;
  const { seedHash, nonce } = seed.data ?? { seedHash: undefined, nonce: 0 };
  return (
    <div className={styles.field}>
      <h3 className={styles.label}>{t('fair.hash')}</h3>
      {seedHash === undefined ? (
        <Skeleton className={styles.loading} shape="block" />
      ) : (
        <div className={styles.box}>
          <code className={styles.hash} dir="ltr">
            {seedHash}
          </code>
          <Button
            size="sm"
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyText(seedHash, { done: t('fair.copied'), refused: t('fair.copyRefused') })}
          >
            {t('fair.copy')}
          </Button>
        </div>
      )}
      <p className={styles.note}>{t('fair.used', { used: nonce, max: ROLLS_PER_SEED })}</p>
    </div>
  );
}
