import { useMusic } from '@star-seekers/audio/music';
import { HeadphoneOff, Music } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './music-dock.module.css';
import { TrackDisc } from './track-disc.tsx';
import { setOpen, useWidget } from './widget-store.ts';

export interface MusicDockProps {
  /** Ref of the button that opens and closes the player. */
  readonly toggle: Ref<HTMLButtonElement>;
  /** Id of the player's panel. */
  readonly panelId: string;
}

/** The permanent icon that opens the player (`P2.90`). */
export function MusicDock({ toggle, panelId }: MusicDockProps) {
  const { t } = useTranslation('music');
  const open = useWidget((widget) => widget.open);
  const track = useMusic((state) => state.track);
  const enabled = useMusic((state) => state.enabled);
  const action = t(open ? 'close' : 'open');
  const label = enabled && track ? `${action}: ${track.name}` : action;
  return (
    <button
      ref={toggle}
      type="button"
      className={styles.dock}
      aria-label={label}
      title={label}
      aria-expanded={open}
      aria-controls={panelId}
      onClick={() => setOpen(!open)}
    >
      {enabled && track ? <TrackDisc track={track} /> : <DockIcon enabled={enabled} />}
    </button>
  );
}

function DockIcon({ enabled }: { readonly enabled: boolean }) {
  return enabled ? <Music size="1.25rem" aria-hidden="true" /> : <HeadphoneOff size="1.25rem" aria-hidden="true" />;
}
