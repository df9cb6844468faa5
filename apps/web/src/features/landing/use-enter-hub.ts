import type { ConfigAnswer } from '@star-seekers/contracts';
import { useNavigate } from 'react-router';
import { useSiteConfig } from '../../shell/site-config.ts';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';
import { useShowsIntro } from '../trailer/intro-setting.ts';
import { openTrailer, type TrailerSource } from '../trailer/trailer-store.ts';

/**
 * Leads to the dashboard; a visitor meets the sign-in dialog first, and gets there whether they use it or close it
 * (`platform.md §2`). The trailer comes before, where this device has not seen it.
 */
export function useEnterHub(): () => void {
  const navigate = useNavigate();
  const { status } = useSession();
  const showsIntro = useShowsIntro();
  const source = sourceOf(useSiteConfig().data?.trailer);
  const enter = () => {
    const goOn = () => void navigate('/dashboard');
    if (status === 'signedOut') openAuthDialog({ onSignedIn: goOn, onClosed: goOn });
    else goOn();
  };
  return () => {
    if (showsIntro && source) openTrailer({ source, onDone: enter });
    else enter();
  };
}

/**
 * Vimeo comes first, since its number is set only to be used (`rulings.md`, open points); what the operator did not set is the
 * hub's own. Nothing is shown before the server has told which.
 */
function sourceOf(trailer: ConfigAnswer['trailer'] | undefined): TrailerSource | undefined {
  if (!trailer) return undefined;
  if (trailer.vimeoId !== undefined) return { kind: 'vimeo', videoId: trailer.vimeoId };
  return trailer.videoUrl === undefined ? { kind: 'own' } : { kind: 'file', url: trailer.videoUrl };
}
