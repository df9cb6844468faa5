import { useNavigate } from 'react-router';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';
import { useShowsIntro } from '../trailer/intro-setting.ts';
import { openTrailer } from '../trailer/trailer-store.ts';

/**
 * Leads to the dashboard; a visitor meets the sign-in dialog first, and gets there whether they use it or close it
 * (`P2.4`). The trailer comes before, where this device has not seen it.
 */
export function useEnterHub(): () => void {
  const navigate = useNavigate();
  const { status } = useSession();
  const showsIntro = useShowsIntro();
  const enter = () => {
    const goOn = () => void navigate('/dashboard');
    if (status === 'signedOut') openAuthDialog({ onSignedIn: goOn, onClosed: goOn });
    else goOn();
  };
  return () => {
    if (showsIntro) openTrailer(enter);
    else enter();
  };
}
