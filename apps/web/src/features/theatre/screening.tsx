import type { AnyGameModule, CatalogEntry } from '@star-seekers/games/catalog';
import { InputOverlay } from '@star-seekers/games/input-overlay';
import type { StageSettings } from '@star-seekers/stage';
import { Spinner } from '@star-seekers/ui/spinner';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { percentText } from '@star-seekers/ui/number-format';
import { ErrorState } from '../../ui/error-state.tsx';
import styles from './screening.module.css';
import type { TheatrePlayer } from './theatre-player.ts';
import type { Overlays } from './transport.tsx';

export interface ScreeningProps {
  readonly player: TheatrePlayer;
  readonly module: AnyGameModule;
  readonly entry: CatalogEntry;
  readonly overlays: Overlays;
  readonly settings: StageSettings;
  /** The first frame has been drawn. */
  readonly onReady: () => void;
}

/** The run on the stage of its game; a click on it plays or pauses. */
export function Screening({ player, module, entry, overlays, settings, onReady }: ScreeningProps) {
  const { t, i18n } = useTranslation(['play', 'catalog']);
  const { prepared } = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const [attempt, setAttempt] = useState(1);
  const [stage, setStage] = useState<'loading' | 'ready' | 'failed'>('loading');
  if (stage === 'failed') {
    return (
      <ErrorState
        title={t('loadFailed.title')}
        message={t('loadFailed.message')}
        onRetry={() => {
          setStage('loading');
          setAttempt((last) => last + 1);
        }}
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for pointers
    <div className={styles.screening} onClick={() => player.toggle()}>
      <module.Replay
        key={attempt}
        controller={player.controller}
        settings={settings}
        title={t(`catalog:${entry.slug}.screen`)}
        onReady={() => {
          setStage('ready');
          onReady();
        }}
        onError={() => setStage('failed')}
      >
        {overlays.inputs && (
          <InputOverlay
            controller={player.controller}
            log={player.log}
            inputOf={module.theatre.inputOf}
            canvas={module.view.canvas}
          />
        )}
      </module.Replay>
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
