import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Stands in place of a screen that can't be shown. @param title of the screen */
export function ProblemPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <Panel>{children}</Panel>
    </>
  );
}
