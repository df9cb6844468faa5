import { Button } from '@star-seekers/ui/button';
import type { AnyGameModule } from '@star-seekers/games/catalog';
import { GameStage, type StageSettings } from '@star-seekers/stage';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Workbench } from '../run/workbench.ts';
import styles from './stage-mode.module.css';
import { Transport } from './transport.tsx';

export interface StageModeProps {
  readonly bench: Workbench;
  readonly module: AnyGameModule;
  readonly title: string;
  readonly settings: StageSettings;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

/** The canvas of a game and the controls of its playback. */
export function StageMode({ bench, module, title, settings, speed, onSpeed }: StageModeProps) {
  const { t } = useTranslation('sandbox');
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(1);
  const { width, height } = module.view.canvas;
  return (
    <div className={styles.mode}>
      <div className={styles.frame} style={{ '--ratio': width / height, aspectRatio: `${width} / ${height}` }}>
        {failure ? (
          <div className={styles.failure} role="alert">
            <p>{t('problems.stage', { reason: failure.message })}</p>
            <Button
              size="sm"
              onClick={() => {
                setFailure(undefined);
                setAttempt((last) => last + 1);
              }}
            >
              {t('retry')}
            </Button>
          </div>
        ) : (
          <GameStage
            key={attempt}
            view={module.view}
            controller={bench.controller}
            settings={settings}
            label={title}
            onError={setFailure}
            expose
          />
        )}
      </div>
      <Transport bench={bench} speed={speed} onSpeed={onSpeed} />
    </div>
  );
}
