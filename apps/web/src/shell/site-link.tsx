import type { SiteLink as SiteLinkName } from '@star-seekers/contracts';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { Button } from '@star-seekers/ui/button';
import { ExternalLinkButton } from '../ui/external-link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './site-link.module.css';
import { useSiteConfig } from './site-config.ts';

export interface SiteLinkProps {
  readonly to: SiteLinkName;
  readonly variant?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** Leads to what the operator set; says 'Coming soon' where they set nothing (`rulings.md`): never a dead link. */
export function SiteLink({ to, variant, children }: SiteLinkProps) {
  const { t } = useTranslation('common');
  const config = useSiteConfig();
  const href = config.data?.links[to];
  return <div className={styles.place}>{content()}</div>;

  function content() {
    if (href) {
      return (
        <ExternalLinkButton href={href} {...(variant && { variant })}>
          {children}
        </ExternalLinkButton>
      );
    }
    if (config.isPending) return <Skeleton width="10rem" height="2.75rem" />;
    if (config.data) return <Badge icon={<Hourglass aria-hidden="true" />}>{t('links.comingSoon')}</Badge>;
    return (
      <Button variant="ghost" busy={config.isFetching} onClick={() => void config.refetch()}>
        {t('links.unknown')}
      </Button>
    );
  }
}
