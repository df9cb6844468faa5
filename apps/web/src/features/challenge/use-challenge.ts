import { useState } from 'react';
import { useNavigate } from 'react-router';
import { i18n, loadTexts } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { toast } from '../../ui/toast.ts';

/** Makes a challenge of a closed run, and shows it. */
export function useChallenge(): { readonly busy: boolean; readonly challenge: (runId: string) => void } {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const make = async (runId: string) => {
    setBusy(true);
    try {
      const { id } = await api('createChallenge', { body: { runId } });
      void navigate(`/challenge/${id}`);
    } catch (error) {
      await loadTexts('challenge');
      toast({ kind: 'error', title: i18n.t('challenge:actions.failed'), description: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, challenge: (runId) => void make(runId) };
}
