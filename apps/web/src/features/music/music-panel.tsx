import { type Track, setMuted, updateAudioSettings, useAudioSettings } from '@star-seekers/audio';
import { type RepeatMode, music, useMusic } from '@star-seekers/audio/music';
import { Button } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import { Kicker } from '@star-seekers/ui/kicker';
import { percentText } from '@star-seekers/ui/number-format';
import { Range } from '@star-seekers/ui/range';
import { Spinner } from '@star-seekers/ui/spinner';
import {
  ChevronDown,
  HeadphoneOff,
  ListMusic,
  Music,
  Pause,
  Play,
  Repeat,
  Repeat1,
  Shuffle,
  SkipBack,
  SkipForward,
  Volume1,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/clock-time.ts';
import styles from './music-panel.module.css';
import { TrackDisc } from './track-disc.tsx';
import { TrackPicker } from './track-picker.tsx';
import { setHidden } from './widget-store.ts';

export interface MusicPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The open player (`P2.91`). */
export function MusicPanel({ id, onClose }: MusicPanelProps) {
  const { t } = useTranslation('music');
  const enabled = useMusic((state) => state.enabled);
  const track = useMusic((state) => state.track);
  const failure = useMusic((state) => state.failure);
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.head}>
        <TrackDisc track={enabled ? track : null} className={styles.disc} />
        <p className={styles.words}>
          <Kicker as="span">{enabled && track ? t(`categories.${track.category}`) : t('label')}</Kicker>
          <span className={styles.title}>{enabled ? (track?.name ?? t('nothing')) : t('off')}</span>
        </p>
        <IconButton label={t('close')} icon={<ChevronDown aria-hidden="true" />} onClick={onClose} />
        <IconButton label={t('hide')} icon={<X aria-hidden="true" />} onClick={() => setHidden(true)} />
      </div>
      {!enabled && (
        <Button variant="primary" block icon={<Music aria-hidden="true" />} onClick={() => music.setEnabled(true)}>
          {t('enable')}
        </Button>
      )}
      {enabled && !track && (
        <>
          {failure && <p className={styles.failure}>{t('failed', { name: failure.track.name })}</p>}
          <Button variant="primary" block icon={<Play aria-hidden="true" />} onClick={() => music.play()}>
            {t(failure ? 'tryAgain' : 'start')}
          </Button>
        </>
      )}
      {enabled && track && (
        <>
          <SeekBar track={track} />
          <Transport />
          <VolumeRow />
        </>
      )}
      {enabled && (
        <>
          <div className={styles.actions}>
            <Button size="sm" icon={<ListMusic aria-hidden="true" />} onClick={() => music.playAll()}>
              {t('playAll')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<HeadphoneOff aria-hidden="true" />}
              onClick={() => music.setEnabled(false)}
            >
              {t('disable')}
            </Button>
          </div>
          <TrackPicker />
        </>
      )}
    </div>
  );
}

/** The global mute and the music volume (`P2.91`: in steps of 5). */
function VolumeRow() {
  const { t, i18n } = useTranslation('music');
  const { musicVolume, muteAll } = useAudioSettings();
  const volumeText = percentText(i18n.language, musicVolume);
  return (
    <div className={styles.row}>
      <IconButton
        label={t(muteAll ? 'unmute' : 'mute')}
        icon={volumeIcon(muteAll, musicVolume)}
        lit={muteAll}
        onClick={() => setMuted(!muteAll)}
      />
      <Range
        className={styles.range}
        aria-label={t('volume')}
        max={100}
        step={5}
        value={musicVolume}
        valueText={volumeText}
        idle={muteAll}
        onValueChange={(value) => updateAudioSettings({ musicVolume: value })}
      />
      <output className={styles.value} data-muted={muteAll || undefined} aria-hidden="true">
        {volumeText}
      </output>
    </div>
  );
}

function volumeIcon(muted: boolean, volume: number) {
  if (muted || volume === 0) return <VolumeX aria-hidden="true" />;
  return volume < 50 ? <Volume1 aria-hidden="true" /> : <Volume2 aria-hidden="true" />;
}

/** Shuffle, previous, play, next and repeat buttons, left to right in every language. */
function Transport() {
  const { t } = useTranslation('music');
  const shuffle = useMusic((state) => state.shuffle);
  const repeat = useMusic((state) => state.repeat);
  return (
    <div className={styles.transportRow} dir="ltr">
      <IconButton
        label={t('shuffle')}
        icon={<Shuffle aria-hidden="true" />}
        lit={shuffle}
        aria-pressed={shuffle}
        onClick={() => music.toggleShuffle()}
      />
      <IconButton label={t('previous')} icon={<SkipBack aria-hidden="true" />} onClick={() => music.previous()} />
      <PlayButton className={styles.play} />
      <IconButton label={t('next')} icon={<SkipForward aria-hidden="true" />} onClick={() => music.next()} />
      <IconButton
        label={t(`repeat.${repeat}`)}
        icon={repeatIcon(repeat)}
        lit={repeat !== 'none'}
        onClick={() => music.cycleRepeat()}
      />
    </div>
  );
}

function repeatIcon(repeat: RepeatMode) {
  return repeat === 'one' ? <Repeat1 aria-hidden="true" /> : <Repeat aria-hidden="true" />;
}

/** Plays or pauses. Shows a spinner while the track loads; a click then cancels. */
function PlayButton({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('music');
  const status = useMusic((state) => state.status);
  const paused = status === 'paused';
  return (
    <IconButton
      className={className}
      label={t(paused ? 'play' : 'pause')}
      icon={iconOf(status)}
      aria-busy={status === 'loading'}
      onClick={() => (paused ? music.play() : music.pause())}
    />
  );
}

function iconOf(status: 'paused' | 'loading' | 'playing') {
  if (status === 'loading') return <Spinner size="sm" />;
  return status === 'playing' ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />;
}

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Switched on. */
  readonly lit?: boolean;
}

/** An icon-only button of the music player. */
function IconButton({ label, icon, lit = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
      data-lit={lit || undefined}
    >
      {icon}
    </button>
  );
}

/** Delay before a drag seeks: a seek per pixel would stutter. */
const SEEK_DELAY_MS = 120;

/** Shows and sets the position in the track. Runs left to right in every language. */
function SeekBar({ track }: { readonly track: Track }) {
  const { t } = useTranslation('music');
  const positionS = usePosition();
  const [draggedS, setDraggedS] = useState<number | null>(null);
  const seekTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lengthS = track.loop.durationMs / 1000;
  const shownS = Math.min(draggedS ?? positionS, lengthS);
  const times = { elapsed: clockTime(shownS), total: clockTime(lengthS) };

  const drag = (seconds: number) => {
    setDraggedS(seconds);
    clearTimeout(seekTimer.current);
    seekTimer.current = setTimeout(() => {
      music.seek(seconds);
      setDraggedS(null);
    }, SEEK_DELAY_MS);
  };

  return (
    <div className={styles.bar} dir="ltr">
      <Range
        className={styles.seekBarRange}
        aria-label={t('seek')}
        max={Math.floor(lengthS)}
        step={1}
        value={Math.floor(shownS)}
        valueText={t('position', times)}
        onValueChange={drag}
      />
      <span className={styles.times} aria-hidden="true">
        <span>{times.elapsed}</span>
        <span>{times.total}</span>
      </span>
    </div>
  );
}

const POLL_MS = 500;

/** Position in the track in seconds, polled twice per second while it plays. */
function usePosition(): number {
  const status = useMusic((state) => state.status);
  const track = useMusic((state) => state.track);
  const [positionS, setPositionS] = useState(() => music.positionS());
  useEffect(() => {
    const read = () => setPositionS(music.positionS());
    read();
    if (status !== 'playing') return undefined;
    const timer = setInterval(read, POLL_MS);
    return () => clearInterval(timer);
  }, [status, track]);
  return positionS;
}
