import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '@star-seekers/ui/button';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';

export interface ExternalLinkButtonProps {
  readonly href: string;
  readonly variant?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** A link that looks like a button and leads out of the hub, into a tab of its own. */
export function ExternalLinkButton({ href, variant = 'secondary', children }: ExternalLinkButtonProps) {
  const { t } = useTranslation('common');
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant })}>
      {children}
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden>{t('links.newTab')}</VisuallyHidden>
    </a>
  );
}
