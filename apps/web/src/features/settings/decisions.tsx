import type { PlayerDecision } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absoluteTime } from '../../i18n/absolute-time.ts';
import { api } from '../../shell/api.ts';
import { describeFailure } from '../../shell/describe-error.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import accountForm from './account-form.module.css';
import styles from './decisions.module.css';
import { SettingsSection } from './settings-section.tsx';

/** What operators and staff have decided about the player, who may answer each decision once. Nothing without a decision. */
export function Decisions({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTranslation('settings');
  const { data: decisions = [] } = useQuery({
    queryKey: queryKeys.decisions,
    queryFn: async ({ signal }) => api('decisions', {}, { signal }),
    enabled: isShown,
  });
  if (decisions.length === 0) return null;
  return (
    <SettingsSection title={t('decisions.title')} lead={t('decisions.lead')}>
      <ol className={styles.list}>
        {decisions.map((decision) => (
          <Decision key={decision.id} decision={decision} />
        ))}
      </ol>
    </SettingsSection>
  );
}

function Decision({ decision }: { readonly decision: PlayerDecision }) {
  const { t, i18n } = useTranslation('settings');
  const { command, decidedAt, reason, runId, answer } = decision;
  return (
    <li className={styles.decision}>
      <p className={styles.what}>
        {t(`decisions.commands.${command.replace(' ', '-') as 'run-void'}`, { defaultValue: command })}
      </p>
      <p className={styles.when}>
        {absoluteTime(decidedAt, i18n.language)}
        {runId !== null && <Link to={`/run/${runId}`}>{t('decisions.run')}</Link>}
      </p>
      <dl className={styles.words}>
        <dt>{t('decisions.reason')}</dt>
        <dd dir="auto">{reason}</dd>
        {answer && (
          <>
            <dt>{t('decisions.label')}</dt>
            <dd dir="auto">{answer.text}</dd>
          </>
        )}
      </dl>
      {!answer && (
        <details>
          <summary className={styles.summary}>{t('decisions.answer')}</summary>
          <AnswerForm id={decision.id} />
        </details>
      )}
    </li>
  );
}

function AnswerForm({ id }: { readonly id: string }) {
  const { t } = useTranslation('settings');
  const { mutate, isPending } = useMutation({
    mutationFn: async (text: string) => api('answerDecision', { params: { id }, body: { text } }),
    onSuccess: async () => {
      toast({ kind: 'success', title: t('decisions.sent') });
      await queryClient.invalidateQueries({ queryKey: queryKeys.decisions });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t('errorTitle'), description: describeFailure(error, t('decisions.failed')) }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    if (typeof text === 'string') mutate(text.trim());
  };
  return (
    <form className={accountForm.form} onSubmit={submit}>
      <TextArea label={t('decisions.label')} hint={t('decisions.hint')} name="text" maxLength={1000} required />
      <Button type="submit" className={accountForm.submit} busy={isPending}>
        {t('decisions.send')}
      </Button>
    </form>
  );
}
