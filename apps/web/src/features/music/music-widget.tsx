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
