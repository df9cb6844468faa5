import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader, type PageHeaderProps } from '../ui/page-header.tsx';
import { useAnnouncement } from './announcer.ts';

/**
 * A page of the bridge: its title, also in the tab, and its content.
 * @param part of several under one title: which one is shown
 */
export function BridgePage({
  title,
  part,
  children,
  ...header
}: Omit<PageHeaderProps, 'title'> & { readonly title: string; readonly part?: string; readonly children: ReactNode }) {
  const { t } = useTranslation(['bridge', 'common']);
  const page = part === undefined ? title : `${title} – ${part}`;
  useAnnouncement(page);
  return (
    <>
      <title>{t('common:pageTitle', { page })}</title>
      <PageHeader {...header} title={title} />
      {children}
    </>
  );
}

/** For an address that the bridge does not have. */
export function NoSuchPage() {
  const { t } = useTranslation('bridge');
  return (
    <BridgePage title={t('noPage.title')} lead={t('noPage.lead')}>
      <LinkButton to="/">{t('nav.search')}</LinkButton>
    </BridgePage>
  );
}
