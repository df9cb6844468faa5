import { music, useMusic } from '@star-seekers/audio/music';
import { ChevronUp, HeadphoneOff, Music, Play, TriangleAlert, X } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { IconButton } from './icon-button.tsx';
import styles from './music-dock.module.css';
import { PlayButton } from './play-button.tsx';
import { TrackDisc } from './track-disc.tsx';
import { setHidden, setOpen, useWidget } from './widget-store.ts';

export interface MusicDockProps {
  /** Opens and closes the whole player. */
  readonly toggle: Ref<HTMLButtonElement>;
  /** The id of what is opened. */
  readonly panelId: string;
}

/** The bar that is always there: what can be done now, and the way to the whole player (`platform.md §2`). */
export function MusicDock({ toggle, panelId }: MusicDockProps) {
  const { t } = useTranslation('music');
  const open = useWidget((widget) => widget.open);
  const enabled = useMusic((state) => state.enabled);
  const track = useMusic((state) => state.track);
  const failed = useMusic(({ failure }) => failure !== null);
  const opening = {
    ref: toggle,
    'aria-expanded': open,
    'aria-controls': panelId,
    onClick: () => setOpen(!open),
  };

  if (!enabled) {
    return (
      <div className={styles.dock}>
        <Button variant="ghost" icon={<Music aria-hidden="true" />} onClick={() => music.setEnabled(true)}>
          {t('enable')}
        </Button>
        <IconButton label={t('hide')} icon={<X aria-hidden="true" />} onClick={() => setHidden(true)} />
      </div>
    );
  }
  if (!track) {
    return (
      <div className={styles.dock}>
        <Button
          variant="ghost"
          className={styles.start}
          icon={failed ? <TriangleAlert aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={() => music.play()}
        >
          {t(failed ? 'tryAgain' : 'start')}
        </Button>
        <IconButton
          label={t('disable')}
          icon={<HeadphoneOff aria-hidden="true" />}
          onClick={() => music.setEnabled(false)}
        />
        <IconButton
          {...opening}
          className={styles.chevron}
          label={t(open ? 'close' : 'open')}
          icon={<ChevronUp aria-hidden="true" />}
        />
      </div>
    );
  }
  return (
    <div className={styles.dock}>
      <PlayButton />
      <button
        {...opening}
        type="button"
        className={styles.track}
        aria-label={`${t(open ? 'close' : 'open')}: ${track.name}`}
      >
        <TrackDisc track={track} />
        <span className={styles.name}>{track.name}</span>
        <ChevronUp className={styles.more} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The same where there is little room: one round button. */
export function SmallMusicDock({ toggle, panelId }: MusicDockProps) {
  const { t } = useTranslation('music');
  const open = useWidget((widget) => widget.open);
  const track = useMusic((state) => state.track);
  const enabled = useMusic((state) => state.enabled);
  return (
    <button
      ref={toggle}
      type="button"
      className={styles.round}
      aria-label={t(open ? 'close' : 'open')}
      title={t(open ? 'close' : 'open')}
      aria-expanded={open}
      aria-controls={panelId}
      onClick={() => setOpen(!open)}
    >
      {enabled && track ? <TrackDisc track={track} /> : <SmallSign enabled={enabled} />}
    </button>
  );
}

function SmallSign({ enabled }: { readonly enabled: boolean }) {
  return enabled ? <Music aria-hidden="true" /> : <HeadphoneOff aria-hidden="true" />;
}
