import { music, startMusic, useMusic } from '@star-seekers/audio/music';
import { useMediaQuery } from '@star-seekers/ui/use-media-query';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { HeadphoneOff, Music } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useRouteHandle } from '../../shell/route-handle.ts';
import { useSettings } from '../settings/settings-store.ts';
import { useTrailer } from '../trailer/trailer-store.ts';
import { MusicPanel } from './music-panel.tsx';
import { MUSIC_SLOT } from './music-slot.ts';
import styles from './music-widget.module.css';
import { trackOfPage } from './page-track.ts';
import { TrackDisc } from './track-disc.tsx';
import { setHidden, setOpen, useWidget } from './widget-store.ts';

/** The music player of every page (`P2.90`): an icon that opens the player and can be hidden. */
export function MusicWidget() {
  useMusicFollows();
  const { t } = useTranslation('music');
  const { hidden, open } = useWidget();
  const immersive = useRouteHandle()?.immersive ?? false;
  const narrow = useMediaQuery('(width < 48rem)');
  const coversScreen = immersive || narrow;
  // A game has its controls in the player's corner, so the player moves to the header.
  const slot = useMediaQuery('(width < 64rem)') && immersive ? document.getElementById(MUSIC_SLOT) : null;
  const widget = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useFocusTransfer(widget, hidden);
  useCloseOnLeave(widget, open && coversScreen);

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  useEscape(widget, open, close);

  const player = (
    <section
      ref={widget}
      className={styles.widget}
      data-music-player=""
      data-docked={slot ? 'header' : 'corner'}
      aria-label={t('label')}
    >
      {hidden ? (
        <button type="button" className={styles.show} title={t('show')} onClick={() => setHidden(false)}>
          <Music size="1.1rem" aria-hidden="true" />
          <VisuallyHidden>{t('show')}</VisuallyHidden>
        </button>
      ) : (
        <>
          <MusicDock toggle={toggle} panelId={panelId} />
          <div className={styles.place}>{open && <MusicPanel id={panelId} onClose={close} />}</div>
        </>
      )}
    </section>
  );
  return slot ? createPortal(player, slot) : player;
}

/** Escape inside the player closes the panel. The track list handles it first. */
function useEscape(widget: React.RefObject<HTMLElement | null>, open: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Node && widget.current?.contains(target)) escape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [widget, open]);
}

/** Hiding or showing replaces the pressed button: moves the focus to the new one. */
function useFocusTransfer(widget: React.RefObject<HTMLElement | null>, hidden: boolean): void {
  const last = useRef(hidden);
  useLayoutEffect(() => {
    if (last.current !== hidden) widget.current?.querySelector<HTMLElement>('button')?.focus();
    last.current = hidden;
  }, [widget, hidden]);
}

/** Closes a player that covers the screen after a click outside or a navigation. */
function useCloseOnLeave(widget: React.RefObject<HTMLElement | null>, coversScreen: boolean): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname && coversScreen) setOpen(false);
    shownPath.current = pathname;
  }, [pathname, coversScreen]);
  useEffect(() => {
    if (!coversScreen) return undefined;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !widget.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [widget, coversScreen]);
}

/** Selector of the player; a gesture inside it does not start the music by itself. */
const WIDGET = '[data-music-player]';

/** Selects the music of the page, and pauses it during the trailer if the settings say so (`P4.5`). */
function useMusicFollows(): void {
  const { pathname } = useLocation();
  const isTrailerPlaying = useTrailer(({ started }) => started);
  const pausesForVideo = useSettings(
    ({ pauseMusicForVideo, videoMusicBehavior }) => pauseMusicForVideo && videoMusicBehavior === 'pause',
  );

  useEffect(() => music.visit(trackOfPage(pathname)), [pathname]);

  useEffect(() => {
    if (!isTrailerPlaying || !pausesForVideo) return undefined;
    music.hold('video');
    return () => music.release('video');
  }, [isTrailerPlaying, pausesForVideo]);

  useEffect(() => startMusic((target) => target instanceof Element && target.closest(WIDGET) !== null), []);
}

interface MusicDockProps {
  /** Ref of the button that opens and closes the player. */
  readonly toggle: Ref<HTMLButtonElement>;
  /** Id of the player's panel. */
  readonly panelId: string;
}

/** The permanent icon that opens the player (`P2.90`). */
function MusicDock({ toggle, panelId }: MusicDockProps) {
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
