import { Button } from '@star-seekers/ui/button';
import { Dices, RotateCcw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEED, PILOTS, type PilotChoice, parseSeed } from '../address/address.ts';
import { Choice } from '../ui/choice.tsx';
import { TextField } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './panels.module.css';

export interface RunPanelProps {
  readonly seed: number;
  /** Starts a new run. */
  readonly onStart: (seed: number) => void;
  /** Absent in the game's own screen, where the user plays. */
  readonly pilot?: PilotChoice;
  readonly onPilot?: (pilot: PilotChoice) => void;
}

/** The seed of the run and its pilot. */
export function RunPanel({ seed, onStart, pilot, onPilot }: RunPanelProps) {
  const { t } = useTranslation('sandbox');
  const [text, setText] = useState(String(seed));
  const wanted = parseSeed(text);
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== undefined) onStart(wanted);
  };
  const startRandom = () => {
    const random = Math.floor(Math.random() * (MAX_SEED + 1));
    setText(String(random));
    onStart(random);
  };
  return (
    <Panel title={t('run.title')}>
      <form className={styles.line} onSubmit={start}>
        <TextField
          label={t('run.seed')}
          inputMode="numeric"
          title={t('run.seedHint')}
          aria-invalid={wanted === undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button size="sm" icon={<RotateCcw aria-hidden="true" />} disabled={wanted === undefined} onClick={start}>
          {t('run.restart')}
        </Button>
        <Button
          size="sm"
          icon={<Dices aria-hidden="true" />}
          aria-label={t('run.random')}
          title={t('run.random')}
          onClick={startRandom}
        />
      </form>
      {wanted === undefined && (
        <p className={styles.problem} role="alert">
          {t('run.seedHint')}
        </p>
      )}
      {pilot && onPilot && (
        <Choice
          label={t('run.pilot')}
          value={pilot}
          options={PILOTS.map((value) => ({ value, label: t(`run.pilots.${value}`) }))}
          onChange={onPilot}
        />
      )}
    </Panel>
  );
}
