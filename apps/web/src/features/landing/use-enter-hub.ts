import { useNavigate } from 'react-router';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';
import { useShowsIntro } from '../trailer/intro-setting.ts';
import { openTrailer } from '../trailer/trailer-store.ts';

/**
 * Opens the dashboard. Visitors see the sign-in dialog first and continue whether they sign in or close it (`P2.4`). The
 * trailer plays first if the intro setting shows it.
 */
export function useEnterHub(): () => void {
  const navigate = useNavigate();
  const { status } = useSession();
  const showsIntro = useShowsIntro();
  const enter = () => {
    const openDashboard = () => void navigate('/dashboard');
    if (status === 'signedOut') openAuthDialog({ onSignedIn: openDashboard, onClosed: openDashboard });
    else openDashboard();
  };
  return () => {
    if (showsIntro) openTrailer(enter);
    else enter();
  };
}
