import { ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@star-seekers/ui/button';
import styles from './enter-hub-button.module.css';
import { useEnterHub } from './use-enter-hub.ts';

/** The primary action of the landing page. */
export function EnterHubButton({ children }: { readonly children: ReactNode }) {
  const enterHub = useEnterHub();
  return (
    <Button variant="primary" size="lg" className={styles.button} onClick={enterHub}>
      {children}
      <ChevronsRight aria-hidden="true" className={styles.arrow} />
    </Button>
  );
}
