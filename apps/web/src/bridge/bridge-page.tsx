import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader, type PageHeaderProps } from '../ui/page-header.tsx';

/** A page of the bridge: its title, also in the tab, and its content. */
export function BridgePage({
  title,
  children,
  ...header
}: Omit<PageHeaderProps, 'title'> & { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation(['bridge', 'common']);
  return (
    <>
      <title>{t('common:pageTitle', { page: title })}</title>
      <PageHeader {...header} title={title} />
      {children}
    </>
  );
}
