import { Play, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { OverlayPanel } from './overlay-panel.tsx';
import styles from './pause-panel.module.css';
import { SoundControls } from './sound-controls.tsx';

export interface PausePanelProps {
  /** The game's own word for a pause. */
  readonly title?: string | undefined;
  /** Progress of the run in a few words. */
  readonly summary: string;
  /** What is special about the run, below the summary. */
  readonly setting?: ReactNode;
  /** How long the pause may be, or what it has cost, if there is anything to know. */
  readonly note?: { readonly text: string; readonly isWarning: boolean } | undefined;
  /** The keys or gestures of the device last used. */
  readonly controlsHint: string;
  readonly onResume: () => void;
  readonly onEndRun: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The pause. It hides the board, so that a pause gives no time to think (`G0.12`). */
export function PausePanel(props: PausePanelProps) {
  const { title, summary, setting, note, controlsHint, onResume, onEndRun, children } = props;
  const { t } = useTranslation('games');
  return (
    <OverlayPanel
      title={title ?? t('stage.pause.title')}
      behind="blur"
      onEscape={onResume}
      actions={
        <>
          <Button variant="primary" icon={<Play aria-hidden="true" />} data-autofocus="" onClick={onResume}>
            {t('stage.pause.resume')}
          </Button>
          {children}
          <Button onClick={onEndRun}>{t('stage.pause.endRun')}</Button>
        </>
      }
    >
      <p>{summary}</p>
      {setting}
      {note && (
        <p className={note.isWarning ? styles.warning : undefined}>
          {note.isWarning && <TriangleAlert aria-hidden="true" />}
          {note.text}
        </p>
      )}
      <SoundControls />
      <p className={styles.controls}>
        <strong>{t('stage.pause.controls')}</strong> {controlsHint}
      </p>
    </OverlayPanel>
  );
}
