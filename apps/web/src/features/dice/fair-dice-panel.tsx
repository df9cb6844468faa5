import type { DiceExport } from '@star-seekers/contracts';
import type { CheckedRoll } from '@star-seekers/contracts/check-rolls';
import { CLIENT_SEED_MAX_LENGTH, ROLLS_PER_SEED } from '@star-seekers/contracts/fair-dice';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BadgeAlert, BadgeCheck, Copy, Dices, Download, LockKeyholeOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { queryClient } from '../../shell/query-client.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { copyText } from '../../ui/copy-text.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { randomClientSeed } from './client-seed.ts';
import { seedQuery } from './dice-queries.ts';
import styles from './fair-dice-panel.module.css';
import { type DiceCheck, canCheck, fetchRolls } from './use-dice-check.ts';

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

interface RollCheckProps {
  readonly check: DiceCheck;
  readonly onCheck: () => void;
  /** The seed of a roll in the air is not changed. */
  readonly rolling: boolean;
}

const STATES = ['matches', 'sealed', 'unproven', 'wrong'] as const satisfies readonly CheckedRoll['state'][];

/** Recalculates the rolls in the page, has the server seed revealed, and saves the rolls in a file. */
function RollCheck({ check, onCheck, rolling }: RollCheckProps) {
  const { t, i18n } = useTranslation(['dice', 'common']);
  const seed = useQuery(seedQuery);
  const fail = (error: unknown) =>
    toast({ kind: 'error', title: t('common:states.errorTitle'), description: describeError(error) });
  const reveal = useMutation({
    mutationFn: async () => api('changeDiceSeed'),
    onSuccess: async (next) => {
      queryClient.setQueryData(queryKeys.dice.seed, next);
      toast({ kind: 'success', title: t('fair.revealed') });
      await queryClient.invalidateQueries({ queryKey: queryKeys.dice.rolls });
      if (check.status === 'done') onCheck();
    },
    onError: fail,
  });
  const save = useMutation({ mutationFn: saveRolls, onError: fail });
  const nothingToReveal = !seed.data?.nonce || rolling;
  return (
    <div className={styles.check}>
      <h3 className={styles.rollCheckTitle}>{t('fair.check.title')}</h3>
      <p className={styles.text}>{t('fair.check.lead')}</p>
      <div className={styles.actions}>
        <Button
          icon={<BadgeCheck aria-hidden="true" />}
          busy={check.status === 'busy'}
          disabled={!canCheck}
          onClick={onCheck}
        >
          {t(check.status === 'busy' ? 'fair.check.busy' : 'fair.check.action')}
        </Button>
        <Button
          icon={<LockKeyholeOpen aria-hidden="true" />}
          busy={reveal.isPending}
          // Not `disabled`, so that the button keeps the keyboard focus after it was pressed.
          aria-disabled={nothingToReveal || undefined}
          onClick={nothingToReveal ? undefined : () => reveal.mutate()}
        >
          {t('fair.reveal')}
        </Button>
        <Button icon={<Download aria-hidden="true" />} busy={save.isPending} onClick={() => save.mutate()}>
          {t('fair.save')}
        </Button>
      </div>
      <div role="status" className={styles.result} data-check={check.status}>
        {canCheck ? result() : <p className={styles.text}>{t('fair.check.insecure')}</p>}
      </div>
      <details className={styles.rollCheckNote}>
        <summary>{t('fair.details')}</summary>
        {t('fair.saveHint')} <code dir="ltr">pnpm operator verify dice &lt;file&gt;</code>
      </details>
    </div>
  );

  function result() {
    if (check.status === 'failed') return <p className={styles.bad}>{check.message}</p>;
    if (check.status !== 'done') return null;
    const byState = Map.groupBy(check.rolls.values(), ({ state }) => state);
    const countOf = (state: CheckedRoll['state']) => byState.get(state)?.length ?? 0;
    const wrong = countOf('wrong') > 0;
    const verdict = wrong ? 'wrong' : check.rolls.size === 0 ? 'none' : countOf('matches') === 0 ? 'nothing' : 'good';
    const Icon = wrong ? BadgeAlert : BadgeCheck;
    return (
      <>
        <p className={wrong ? styles.bad : verdict === 'good' ? styles.good : styles.text}>
          {(wrong || verdict === 'good') && <Icon aria-hidden="true" />}
          <span>{t(`fair.check.${verdict}`)}</span>
        </p>
        <dl className={styles.figures}>
          {STATES.filter((state) => countOf(state) > 0).map((state) => (
            <div key={state}>
              <dt>{t(`fair.state.${state}`)}</dt>
              <dd>{numberFormat(i18n.language).format(countOf(state))}</dd>
            </div>
          ))}
        </dl>
      </>
    );
  }
}

async function saveRolls(): Promise<void> {
  const rolls = await fetchRolls();
  const content: DiceExport = { format: 'star-seekers-dice/1', exportedAt: Date.now(), rolls };
  downloadFile('star-seekers-dice.json', JSON.stringify(content, null, 2));
}
