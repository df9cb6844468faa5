import { Dialog } from '@base-ui/react/dialog';
import { trailer } from '@star-seekers/art/film';
import { FastForward, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { useReducedMotion } from '../settings/settings-store.ts';
import { FileTrailer } from './file-trailer.tsx';
import { markIntroSeen } from './intro-setting.ts';
import { OwnTrailer } from './own-trailer.tsx';
import { canAutoplay } from './can-autoplay.ts';
import { TrailerInvitation } from './trailer-invitation.tsx';
import { TrailerLoading } from './trailer-loading.tsx';
import styles from './trailer-overlay.module.css';
import type { TrailerPlayerProps } from './trailer-player.tsx';
import { useTrailerSource } from './trailer-source.ts';
import { closeTrailer, useTrailer } from './trailer-store.ts';

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

function finish(): void {
  markIntroSeen();
  closeTrailer();
}

function GiveUp({ onGiveUp }: Pick<TrailerPlayerProps, 'onGiveUp'>) {
  useEffect(onGiveUp, [onGiveUp]);
  return null;
}
