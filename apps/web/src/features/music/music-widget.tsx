import { useMusic } from '@star-seekers/audio/music';
import { Music } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useRouteHandle } from '../../shell/route-handle.ts';
import { useMediaQuery } from '@star-seekers/ui/use-media-query';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { MusicDock } from './music-dock.tsx';
import { MusicPanel } from './music-panel.tsx';
import { MUSIC_SLOT } from './music-slot.ts';
import styles from './music-widget.module.css';
import { useMusicFollows } from './use-music-follows.ts';
import { setHidden, setOpen, useWidget } from './widget-store.ts';

/** The music player of every page (`P2.90`): an icon that opens into the whole player, and can be put away. */
export function MusicWidget() {
  useMusicFollows();
  const { t } = useTranslation('music');
  const { hidden, open } = useWidget();
  const failure = useMusic((state) => state.failure);
  const immersive = useRouteHandle()?.immersive ?? false;
  const narrow = useMediaQuery('(width < 48rem)');
  const covers = immersive || narrow;
  // A game has its controls in the corner where the player would stand.
  const slot = useMediaQuery('(width < 64rem)') && immersive ? document.getElementById(MUSIC_SLOT) : null;
  const widget = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useFocusThatStays(widget, hidden);
  useClosedByLeaving(widget, open && covers);

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
      <VisuallyHidden role="status">{failure && t('failed', { name: failure.track.name })}</VisuallyHidden>
      {hidden ? (
        <button type="button" className={styles.show} title={t('show')} onClick={() => setHidden(false)}>
          <Music aria-hidden="true" />
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

/** Escape closes what is open, from wherever in the player. The list of tracks, which is nearer, takes it first. */
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

/** What was pressed has gone: the focus goes to what stands there instead. */
function useFocusThatStays(widget: React.RefObject<HTMLElement | null>, hidden: boolean): void {
  const last = useRef(hidden);
  useLayoutEffect(() => {
    if (last.current !== hidden) widget.current?.querySelector<HTMLElement>('button')?.focus();
    last.current = hidden;
  }, [widget, hidden]);
}

/** Where the player covers much of the screen, a touch beside it or another page closes it. */
function useClosedByLeaving(widget: React.RefObject<HTMLElement | null>, covers: boolean): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname && covers) setOpen(false);
    shownPath.current = pathname;
  }, [pathname, covers]);
  useEffect(() => {
    if (!covers) return undefined;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !widget.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [widget, covers]);
}
