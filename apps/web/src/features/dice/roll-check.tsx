import type { DiceExport } from '@star-seekers/contracts';
import type { CheckedRoll } from '@star-seekers/contracts/check-rolls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BadgeAlert, BadgeCheck, Download, LockKeyholeOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { toast } from '../../ui/toast.ts';
import { seedQuery } from './dice-queries.ts';
import styles from './roll-check.module.css';
import { type DiceCheck, canCheck, fetchRolls } from './use-dice-check.ts';

export interface RollCheckProps {
  readonly check: DiceCheck;
  readonly onCheck: () => void;
  /** The seed of a roll in the air is not changed. */
  readonly rolling: boolean;
}

const STATES = ['matches', 'sealed', 'unproven', 'wrong'] as const satisfies readonly CheckedRoll['state'][];

/** Recalculates the rolls in the page, has the server seed revealed, and saves the rolls in a file. */
export function RollCheck({ check, onCheck, rolling }: RollCheckProps) {
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
      <h3 className={styles.title}>{t('fair.check.title')}</h3>
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
      <p className={styles.note}>
        {t('fair.saveHint')} <code dir="ltr">pnpm hub verify dice &lt;file&gt;</code>
      </p>
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
