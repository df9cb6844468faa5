import { ROLLS_PER_SEED } from '@star-seekers/contracts/fair-dice';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { QueryError } from '../../shell/query-error.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { seedQuery } from './dice-queries.ts';
import styles from './seed-hash.module.css';

/** The hash of the server seed of the next roll, to be copied. */
export function SeedHash() {
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
