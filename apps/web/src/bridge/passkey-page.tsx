import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '@star-seekers/ui/button';
import { queryClient } from '../shell/query-client.ts';
import { sessionQuery } from './bridge-api.ts';
import { BridgePage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { addPasskey, hasPasskeys } from './passkey.ts';
import { Problem } from './problem.tsx';
import { OfStaff } from './signed-in.tsx';

/** Where the one-time link of `operator staff add` leads: adds a passkey of this device to the account. */
export function PasskeyPage() {
  // The router keeps the fragment, which no server ever sees.
  const [token] = useState(() => window.location.hash.slice(1));
  return <OfStaff>{() => <AddPasskey token={token} />}</OfStaff>;
}

function AddPasskey({ token }: { readonly token: string }) {
  const { t } = useTranslation('bridge');
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => addPasskey(token),
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionQuery);
      await navigate('/', { replace: true });
    },
  });
  const lack = token === '' ? t('problems.bridge/link_invalid') : !hasPasskeys() && t('passkey.unsupported');
  return (
    <BridgePage title={t('passkey.title')} lead={lack || t('passkey.lead')}>
      {!lack && (
        <div className={styles.form}>
          <Problem error={error} />
          <Button variant="primary" icon={<KeyRound aria-hidden="true" />} busy={isPending} onClick={() => mutate()}>
            {t('passkey.submit')}
          </Button>
        </div>
      )}
    </BridgePage>
  );
}
