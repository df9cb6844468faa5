import type { User } from '@star-seekers/contracts';
import styles from './account-tab.module.css';
import { ChangePassword } from './change-password.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { WatchableSwitch } from './watchable-switch.tsx';

/** Settings of the account: password, who may watch, data export, deletion. */
export function AccountTab({ user }: { readonly user: User }) {
  return (
    <div className={styles.layout}>
      <ChangePassword email={user.email} />
      <div className={styles.column}>
        <WatchableSwitch watchable={user.watchable} />
        <DataExport />
        <DeleteAccount user={user} />
      </div>
    </div>
  );
}
