import type { LiveRunListing } from '@star-seekers/contracts';
import { createClient } from '@star-seekers/contracts/client';
import { Button } from '@star-seekers/ui/button';
import { Eye, RefreshCw, Square } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTicks } from '../stage-mode/format-ticks.ts';
import { TextField } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import type { LiveStatus } from '../use-live.ts';
import styles from './panels.module.css';

const api = createClient();

export interface LivePanelProps {
  /** Null while nothing is watched. */
  readonly status: LiveStatus | null;
  readonly onWatch: (id: string) => void;
  readonly onStop: () => void;
}

/** Watches a run that is being played in a hub, 15 seconds behind. */
export function LivePanel({ status, onWatch, onStop }: LivePanelProps) {
  const { t } = useTranslation('sandbox');
  const [id, setId] = useState('');
  const [runs, setRuns] = useState<readonly LiveRunListing[]>([]);
  const [problem, setProblem] = useState<string>();
  const refresh = () => {
    setProblem(undefined);
    api('liveRuns').then(setRuns, (error: unknown) => setProblem(String(error)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (id.trim()) onWatch(id.trim());
  };
  return (
    <Panel title={t('live.title')} aside={t('live.aside')}>
      <form className={styles.line} onSubmit={submit}>
        <TextField label={t('live.id')} value={id} onChange={({ target }) => setId(target.value)} />
        <Button size="sm" type="submit" icon={<Eye aria-hidden="true" />} disabled={!id.trim()}>
          {t('live.watch')}
        </Button>
        <Button
          size="sm"
          icon={<RefreshCw aria-hidden="true" />}
          aria-label={t('live.refresh')}
          title={t('live.refresh')}
          onClick={refresh}
        />
      </form>
      {runs.map((run) => (
        <Button key={run.id} size="sm" onClick={() => onWatch(run.id)}>
          {t('live.run', { username: run.username, game: run.gameId })}
        </Button>
      ))}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {status && (
        <div className={styles.line}>
          <output>
            {t(status.isPaused ? 'live.paused' : 'live.watching', {
              username: status.username,
              time: formatTicks(status.toTick),
            })}
            {status.score !== null && ` · ${t('live.score', { score: status.score })}`}
          </output>
          <Button size="sm" icon={<Square aria-hidden="true" />} onClick={onStop}>
            {t('live.stop')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
