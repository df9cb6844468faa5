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

/** An external link in the look of a button. Opens in a new tab. */
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
