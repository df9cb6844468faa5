import type { SiteLink as SiteLinkName } from '@star-seekers/contracts';
import type { ReactNode } from 'react';
import { ExternalLinkButton } from '../ui/external-link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSiteConfig } from './site-config.ts';
import styles from './site-link.module.css';

export interface SiteLinkProps {
  readonly to: SiteLinkName;
  readonly variant?: 'primary' | 'secondary';
  /** The words of the link that leads out. */
  readonly children: ReactNode;
  /** Something of ours, where the operator set no link or it is not known. */
  readonly otherwise: ReactNode;
}

/** Leads to what the operator set, else to something of ours: never a dead link. */
export function SiteLink({ to, variant, children, otherwise }: SiteLinkProps) {
  const config = useSiteConfig();
  const href = config.data?.links[to];
  return <div className={styles.place}>{content()}</div>;

  function content() {
    if (config.isPending) return <Skeleton width="10rem" height="2.75rem" />;
    if (!href) return otherwise;
    return (
      <ExternalLinkButton href={href} {...(variant && { variant })}>
        {children}
      </ExternalLinkButton>
    );
  }
}
