import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { OverlayPanel } from './overlay-panel.tsx';

export interface PausePanelProps {
  /** The game's own word for a pause. */
  readonly title?: string | undefined;
  /** On the button that ends the run for another one; without it there is none. */
  readonly newGame?: string | undefined;
  /** Where the run stands, in a few words. */
  readonly summary: string;
  readonly onResume: () => void;
  readonly onNewGame: () => void;
  readonly onEndRun: () => void;
}

/** The run stands still. The board is hidden, so that a pause buys no time to think (`rulings.md`, games). */
export function PausePanel({ title, newGame, summary, onResume, onNewGame, onEndRun }: PausePanelProps) {
  const { t } = useTranslation('games');
  return (
    <OverlayPanel
      title={title ?? t('screen.pause.title')}
      behind="blur"
      onEscape={onResume}
      actions={
        <>
          <Button variant="primary" icon={<Play aria-hidden="true" />} data-autofocus="" onClick={onResume}>
            {t('screen.pause.resume')}
          </Button>
          {newGame !== undefined && <Button onClick={onNewGame}>{newGame}</Button>}
          <Button onClick={onEndRun}>{t('screen.pause.endRun')}</Button>
        </>
      }
    >
      <p>{summary}</p>
    </OverlayPanel>
  );
}
