import type { SiteLink as SiteLinkName } from '@star-seekers/contracts';
import type { ReactNode } from 'react';
import { ExternalLinkButton } from '../ui/external-link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSiteConfig } from './site-config.ts';
import styles from './site-link.module.css';

export interface SiteLinkProps {
  readonly to: SiteLinkName;
  readonly variant?: 'primary' | 'secondary';
  /** Label of the configured link. */
  readonly children: ReactNode;
  /** Rendered if the operator has configured no link or the configuration failed to load. */
  readonly fallback: ReactNode;
}

/** A link that the operator has configured, or a fallback. */
export function SiteLink({ to, variant, children, fallback }: SiteLinkProps) {
  const config = useSiteConfig();
  const href = config.data?.links[to];
  return <div className={styles.place}>{content()}</div>;

  function content() {
    if (config.isPending) return <Skeleton width="10rem" height="2.75rem" />;
    if (!href) return fallback;
    return (
      <ExternalLinkButton href={href} {...(variant && { variant })}>
        {children}
      </ExternalLinkButton>
    );
  }
}
