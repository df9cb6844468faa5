import { effects, setMuted, updateAudioSettings, useAudioSettings } from '@star-seekers/audio';
import { Button } from '@star-seekers/ui/button';
import { percentText } from '@star-seekers/ui/number-format';
import { Range } from '@star-seekers/ui/range';
import { AudioLines, Music, Play, TriangleAlert, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OverlayPanel } from './overlay-panel.tsx';
import styles from './pause-panel.module.css';

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
      isPause
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

/** The volumes and the mute of the settings, for the pause. */
function SoundControls() {
  const { t, i18n } = useTranslation('games');
  const { musicVolume, sfxVolume, muteAll } = useAudioSettings();
  const [music, sfx] = [useId(), useId()];
  return (
    <div className={styles.sound} role="group" aria-label={t('stage.sound.title')}>
      <label htmlFor={music} className={styles.label}>
        <Music aria-hidden="true" />
        {t('stage.sound.music')}
      </label>
      <Range
        id={music}
        max={100}
        step={1}
        idle={muteAll}
        value={musicVolume}
        valueText={percentText(i18n.language, musicVolume)}
        onValueChange={(value) => updateAudioSettings({ musicVolume: value })}
      />
      <label htmlFor={sfx} className={styles.label}>
        <AudioLines aria-hidden="true" />
        {t('stage.sound.effects')}
      </label>
      <Range
        id={sfx}
        max={100}
        step={1}
        idle={muteAll}
        value={sfxVolume}
        valueText={percentText(i18n.language, sfxVolume)}
        onValueChange={(value) => updateAudioSettings({ sfxVolume: value })}
        onValueCommit={() => effects.play('ui.confirm')}
      />
      <button type="button" className={styles.mute} aria-pressed={muteAll} onClick={() => setMuted(!muteAll)}>
        {muteAll ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        {t('stage.sound.mute')}
      </button>
    </div>
  );
}
