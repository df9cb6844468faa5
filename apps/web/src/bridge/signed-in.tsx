import type { BridgeSession } from '@star-seekers/contracts/bridge';
import { ApiError, createClient } from '@star-seekers/contracts/client';
import { Button } from '@star-seekers/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { queryClient } from '../shell/query-client.ts';
import { TextField } from '../ui/text-field.tsx';
import { sessionQuery } from './bridge-api.ts';
import { BridgePage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { formText } from './form-text.ts';
import { Loaded, Problem } from './page-parts.tsx';
import { hasPasskeys, signIn } from './passkey.ts';

/** Shows its pages to staff who are signed in to the hub, and to the bridge with their passkey; to others the way there. */
export function SignedIn() {
  return (
    <OfStaff>
      {(session) => (session.signedInUntil === null ? <PasskeySignIn passkeys={session.passkeys} /> : <Outlet />)}
    </OfStaff>
  );
}

/** Shows its content to staff who are signed in to the hub; to others the form to sign in. */
export function OfStaff({ children }: { readonly children: (session: BridgeSession) => ReactNode }) {
  const query = useQuery(sessionQuery);
  if (query.error instanceof ApiError && query.error.code === 'auth/required') return <HubSignIn />;
  return <Loaded query={{ ...query, data: query.error ? undefined : query.data }}>{children}</Loaded>;
}

const hub = createClient();

function HubSignIn() {
  const { t } = useTranslation('bridge');
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (body: { email: string; password: string }) => hub('login', { body }),
    onSuccess: async () => queryClient.resetQueries(sessionQuery),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    mutate({ email: formText(form, 'email'), password: formText(form, 'password') });
  };
  return (
    <BridgePage title={t('account.title')} lead={t('account.lead')}>
      <form className={styles.form} onSubmit={submit}>
        <TextField label={t('account.email')} name="email" type="email" autoComplete="username" required />
        <TextField
          label={t('account.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Problem error={error} />
        <Button type="submit" variant="primary" busy={isPending}>
          {t('account.submit')}
        </Button>
      </form>
    </BridgePage>
  );
}

function PasskeySignIn({ passkeys }: { readonly passkeys: number }) {
  const { t } = useTranslation('bridge');
  const { mutate, error, isPending } = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => queryClient.setQueryData(sessionQuery.queryKey, session),
  });
  if (passkeys === 0 || !hasPasskeys())
    return (
      <BridgePage title={t('signIn.title')} lead={t(hasPasskeys() ? 'signIn.none' : 'passkey.unsupported')}>
        {null}
      </BridgePage>
    );
  return (
    <BridgePage title={t('signIn.title')} lead={t('signIn.lead')}>
      <div className={styles.form}>
        <Problem error={error} />
        <Button variant="primary" icon={<KeyRound aria-hidden="true" />} busy={isPending} onClick={() => mutate()}>
          {t('signIn.submit')}
        </Button>
      </div>
    </BridgePage>
  );
}
