import { percentText } from '@star-seekers/ui/number-format';
import { Spinner } from '@star-seekers/ui/spinner';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Film, useFilmSnapshot } from './film.ts';
import styles from './screening.module.css';

/** How a board tells what became of it. */
export interface BoardCallbacks {
  /** The first frame has been drawn. */
  readonly onReady: () => void;
  /** The game failed to load or crashed. */
  readonly onError: () => void;
}

export interface ScreeningProps {
  readonly film: Film;
  readonly onReady: () => void;
  /** HUD and board. They are made again when the viewer tries again. */
  readonly renderBoard: (fate: BoardCallbacks) => ReactNode;
}

/** The run on the stage of its game; a click on it plays or pauses. */
export function Screening({ film, onReady, renderBoard }: ScreeningProps) {
  const { t, i18n } = useTranslation('play');
  const { prepared } = useFilmSnapshot(film);
  const [stage, setStage] = useState<'loading' | 'ready' | 'failed'>('loading');
  if (stage === 'failed') {
    return (
      <ErrorState title={t('loadFailed.title')} message={t('loadFailed.message')} onRetry={() => setStage('loading')} />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for pointers
    <div className={styles.screening} onClick={() => film.toggle()}>
      {renderBoard({
        onReady: () => {
          setStage('ready');
          onReady();
        },
        onError: () => setStage('failed'),
      })}
      {(stage === 'loading' || prepared < 1) && (
        <output className={styles.wait}>
          <Spinner size="lg" />
          {stage === 'loading'
            ? t('theatre.loading')
            : t('theatre.preparing', { percent: percentText(i18n.language, Math.floor(prepared * 100)) })}
        </output>
      )}
    </div>
  );
}
