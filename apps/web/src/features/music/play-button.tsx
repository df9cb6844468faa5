import { music, useMusic } from '@star-seekers/audio/music';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '@star-seekers/ui/spinner';
import { IconButton } from '../../ui/icon-button.tsx';

/** Plays or pauses. Shows a spinner while the track loads; a click then cancels. */
export function PlayButton({ className }: { readonly className?: string | undefined }) {
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
