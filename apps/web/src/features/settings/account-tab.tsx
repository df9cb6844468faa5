import type { User } from '@star-seekers/contracts';
import styles from './account-tab.module.css';
import { ChangePassword } from './change-password.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** Settings of the account: password, data export, deletion. */
export function AccountTab({ user }: { readonly user: User }) {
  return (
    <div className={styles.layout}>
      <ChangePassword email={user.email} />
      <div className={styles.column}>
        <DataExport />
        <DeleteAccount user={user} />
      </div>
    </div>
  );
}
