import type { ReplayAnswer, RunPage } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { BadgeAlert, BadgeCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { type CheckRequest, checkRun } from './check-run.ts';
import type { CheckResult } from './check-worker.ts';
import styles from './run-check.module.css';

export interface RunCheckPanelProps {
  readonly page: RunPage;
  readonly sent: ReplayAnswer;
}

/** Plays the run again in this browser, and compares what it comes to with what the hub says. */
export function RunCheckPanel({ page, sent }: RunCheckPanelProps) {
  const { t, i18n } = useTranslation('play');
  const { check, start } = useRunCheck({ replay: sent, archive: page.archive });
  const format = numberFormat(i18n.language);
  const seconds = numberFormat(i18n.language, { maximumFractionDigits: 1 });
  const result = check.status === 'done' ? check.result : undefined;
  return (
    <Panel as="section" tone="accent" className={styles.panel} aria-labelledby="check">
      <h2 id="check" className={styles.title}>
        {t('theatre.check.title')}
      </h2>
      <p className={styles.lead}>{t('theatre.check.lead')}</p>
      <div role="status" className={styles.result} data-check={statusOf()}>
        {verdict()}
      </div>
      <Button variant="primary" icon={<BadgeCheck aria-hidden="true" />} busy={check.status === 'busy'} onClick={start}>
        {check.status === 'busy' ? t('theatre.check.busy') : t(result ? 'theatre.check.again' : 'theatre.check.action')}
      </Button>
    </Panel>
  );

  function holds(): boolean {
    if (!result || 'problem' in result) return false;
    return result.score === page.score && (page.stateHash === null || result.hash === page.stateHash);
  }

  function statusOf(): string {
    if (!result) return check.status;
    if ('problem' in result) return 'failed';
    return holds() ? 'same' : 'different';
  }

  function verdict() {
    if (!result) return null;
    if ('problem' in result)
      return <p className={styles.bad}>{t('theatre.check.failed', { reason: result.problem })}</p>;
    const same = holds();
    const Icon = same ? BadgeCheck : BadgeAlert;
    return (
      <>
        <p className={same ? styles.good : styles.bad}>
          <Icon aria-hidden="true" /> {t(same ? 'theatre.check.same' : 'theatre.check.different')}
        </p>
        <details className={styles.details}>
          <summary>{t('theatre.check.details')}</summary>
          <table className={styles.table}>
            <thead>
              <tr>
                <td aria-label={t('theatre.check.title')} />
                <th scope="col">{t('theatre.check.hub')}</th>
                <th scope="col">{t('theatre.check.own')}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('theatre.check.score')}</th>
                <td>{format.format(page.score)}</td>
                <td>{format.format(result.score)}</td>
              </tr>
              <tr>
                <th scope="row">{t('theatre.check.hash')}</th>
                <td>{page.stateHash === null ? t('theatre.check.noHash') : <code>{page.stateHash}</code>}</td>
                <td>
                  <code>{result.hash}</code>
                </td>
              </tr>
            </tbody>
          </table>
          <p className={styles.took}>{t('theatre.check.took', { seconds: seconds.format(result.ms / 1000) })}</p>
        </details>
      </>
    );
  }
}

type RunCheck = { readonly status: 'idle' | 'busy' } | { readonly status: 'done'; readonly result: CheckResult };

/** Plays a recording again when the viewer asks for it. */
function useRunCheck(request: CheckRequest): { readonly check: RunCheck; readonly start: () => void } {
  const [check, setCheck] = useState<RunCheck>({ status: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const start = () => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    setCheck({ status: 'busy' });
    void checkRun(request, own.signal).then((result) => setCheck({ status: 'done', result }));
  };
  return { check, start };
}
