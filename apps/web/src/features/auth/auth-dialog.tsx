import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../shell/brand-mark.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { hasSignedInBefore } from '../session/cached-user.ts';
import { type AuthDialogOptions, closeAuthDialog, useAuthDialog } from './auth-dialog-store.ts';
import styles from './auth-dialog.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** 'Join the Galaxy': sign in or sign up (`P2.42`). */
export function AuthDialog() {
  const { t } = useTranslation('auth');
  const options = useAuthDialog((dialog) => dialog.open);
  return (
    <Dialog
      open={options !== null}
      onClose={() => closeAuthDialog('closed')}
      title={t('title')}
      description={t('subtitle')}
      ornament={<BrandMark className={styles.mark} />}
    >
      <Forms firstTab={options?.tab ?? (hasSignedInBefore() ? 'signIn' : 'signUp')} />
    </Dialog>
  );
}

/** Mounted again at each opening, so that earlier input is gone. */
function Forms({ firstTab }: { readonly firstTab: NonNullable<AuthDialogOptions['tab']> }) {
  const { t } = useTranslation('auth');
  const [tab, setTab] = useState(firstTab);
  return (
    <Tabs
      label={t('tabs.label')}
      look="pill"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'signIn', label: t('tabs.signIn'), content: <SignInForm /> },
        { value: 'signUp', label: t('tabs.signUp'), content: <SignUpForm /> },
      ]}
    />
  );
}
