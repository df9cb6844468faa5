import { useNavigate } from 'react-router';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';

/** Leads to the dashboard; a visitor meets the sign-in dialog first, and gets there whether they use it or close it (`platform.md §2`). */
export function useEnterHub(): () => void {
  const navigate = useNavigate();
  const { status } = useSession();
  return () => {
    const enter = () => void navigate('/dashboard');
    if (status === 'signedOut') openAuthDialog({ onSignedIn: enter, onClosed: enter });
    else enter();
  };
}
