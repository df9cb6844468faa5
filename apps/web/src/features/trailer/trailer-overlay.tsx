import { Dialog } from '@base-ui/react/dialog';
import { trailer } from '@star-seekers/art/film';
import { Button } from '@star-seekers/ui/button';
import { FastForward, Play, X } from 'lucide-react';
import { type RefObject, Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/index.ts';
import { savesData } from '../../shell/saves-data.ts';
import { useSiteConfig } from '../../shell/site-config.ts';
import { toast } from '../../ui/toast.ts';
import { updateSettings, useReducedMotion } from '../settings/settings-store.ts';
import { TrailerLoading } from './trailer-loading.tsx';
import styles from './trailer-overlay.module.css';
import player from './trailer-player.module.css';
import { TrailerPlayer, type TrailerPlayerProps, type TrailerVideoProps } from './trailer-player.tsx';
import { closeTrailer, useTrailer } from './trailer-store.ts';

/** Upper limit of the shorter side of a phone's screen, in CSS pixels. */
const PHONE_MAX_PX = 600;

/** Whether the trailer starts by itself: not with reduced motion, on a phone, or in data saver mode. */
function canAutoplay(reducedMotion: boolean): boolean {
  return !reducedMotion && !isPhone() && !savesData();
}

function isPhone(): boolean {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  return isTouch && Math.min(window.innerWidth, window.innerHeight) < PHONE_MAX_PX;
}

/** Vimeo's player, loaded only if the operator chose it. If it fails to load, the hub opens at once. */
const VimeoTrailer = lazy(async () => {
  const chunk = await import('./vimeo-trailer.tsx').catch(() => undefined);
  return { default: chunk?.VimeoTrailer ?? GiveUp };
});

/** The trailer over the whole window (`P2.30`). Escape and the close button skip it, like Skip Intro. */
export function TrailerOverlay() {
  const { t } = useTranslation(['trailer', 'common']);
  const open = useTrailer(({ onDone }) => onDone !== null);
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal
      onOpenChange={(isOpen) => {
        if (!isOpen) finish();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup className={styles.overlay}>
          <header className={styles.top}>
            <Dialog.Title className={styles.label}>{t('label')}</Dialog.Title>
            <Button size="sm" icon={<FastForward aria-hidden="true" />} onClick={finish}>
              {t('skip')}
            </Button>
            <Dialog.Close className={styles.close} aria-label={t('common:actions.close')}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </header>
          {open && <Trailer />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Trailer() {
  const source = useTrailerSource();
  const reducedMotion = useReducedMotion();
  const [started, setStarted] = useState(() => canAutoplay(reducedMotion));
  if (source === undefined) return <TrailerLoading />;
  if (!started) {
    const own = source.kind === 'own' ? trailer : undefined;
    return <TrailerInvitation poster={own?.poster} bytes={own?.bytes} onPlay={() => setStarted(true)} />;
  }
  const callbacks = { onComplete: finish, onGiveUp: closeTrailer };
  switch (source.kind) {
    case 'own':
      return <OwnTrailer {...callbacks} />;
    case 'file':
      return <FileTrailer source={source.url} {...callbacks} />;
    case 'vimeo':
      return (
        <Suspense fallback={<TrailerLoading />}>
          <VimeoTrailer source={source.videoId} {...callbacks} />
        </Suspense>
      );
  }
}

/** The trailer was seen or skipped: the hub switches it off, and says where it is switched on. */
function finish(): void {
  updateSettings({ showIntroVideo: false });
  toast({ kind: 'info', title: i18n.t('trailer:off') });
  closeTrailer();
}

function GiveUp({ onGiveUp }: Pick<TrailerPlayerProps, 'onGiveUp'>) {
  useEffect(onGiveUp, [onGiveUp]);
  return null;
}

/** A trailer from a video file. */
function FileTrailer(props: Omit<TrailerPlayerProps, 'Video'>) {
  return <TrailerPlayer {...props} Video={FileVideo} />;
}

function FileVideo({ source, ...rest }: TrailerVideoProps) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the video has no speech
  return <video {...rest} src={source} playsInline preload="auto" />;
}

/** The hub's own trailer, or the one that the operator configured: a video file or a Vimeo video. */
type TrailerSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'vimeo'; readonly videoId: string };

/**
 * The trailer to show; undefined until the site configuration has loaded or failed. A Vimeo id takes precedence over a file
 * (`P2.32`).
 */
function useTrailerSource(): TrailerSource | undefined {
  const { data, isPending } = useSiteConfig();
  if (isPending) return undefined;
  const { vimeoId, videoUrl } = data?.trailer ?? {};
  if (vimeoId !== undefined) return { kind: 'vimeo', videoId: vimeoId };
  return videoUrl === undefined ? { kind: 'own' } : { kind: 'file', url: videoUrl };
}

interface TrailerInvitationProps {
  readonly poster: string | undefined;
  /** Download size, if known. */
  readonly bytes: number | undefined;
  readonly onPlay: () => void;
}

/** A play button with the poster, for a trailer that does not start by itself. Nothing is loaded before a click. */
function TrailerInvitation({ poster, bytes, onPlay }: TrailerInvitationProps) {
  const { t, i18n } = useTranslation('trailer');
  const size =
    bytes !== undefined &&
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      bytes / 1e6,
    );
  return (
    <>
      {poster && <img className={player.video} src={poster} alt="" />}
      <div className={styles.action}>
        <Button variant="primary" size="lg" icon={<Play aria-hidden="true" />} onClick={onPlay}>
          {t('invitation')}
          {size && ` · ${size}`}
        </Button>
      </div>
    </>
  );
}

/** The hub's own trailer, with captions in the player's language. */
export function OwnTrailer(props: Pick<TrailerPlayerProps, 'onComplete' | 'onGiveUp'>) {
  return <TrailerPlayer {...props} source={trailer.url} Video={OwnVideo} />;
}

/** Renders the captions itself: the browser clips them when the picture is smaller than its element. */
function OwnVideo({ source, ...rest }: TrailerVideoProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [trackRef, caption] = useActiveCaption();
  return (
    <>
      <video {...rest} src={source} poster={trailer.poster} playsInline preload="auto">
        <track ref={trackRef} kind="captions" src={trailer.subtitles[language]} srcLang={language} />
      </video>
      {caption && (
        <p className={styles.caption}>
          <span className={styles.words}>{caption}</span>
        </p>
      )}
    </>
  );
}

/** @returns a ref for the track, and the text of the active caption if any */
function useActiveCaption(): readonly [RefObject<HTMLTrackElement | null>, string | undefined] {
  const trackRef = useRef<HTMLTrackElement>(null);
  const [caption, setCaption] = useState<string>();
  useEffect(() => {
    const track = trackRef.current?.track;
    if (!track) return undefined;
    // `hidden` loads the cues without rendering them.
    track.mode = 'hidden';
    const update = () => {
      const [cue] = track.activeCues ?? [];
      setCaption((cue as VTTCue | undefined)?.text);
    };
    track.addEventListener('cuechange', update);
    return () => track.removeEventListener('cuechange', update);
  }, []);
  return [trackRef, caption];
}
