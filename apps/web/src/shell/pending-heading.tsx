import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Skeleton, type SkeletonProps } from '../ui/skeleton.tsx';
import { useRouteHandle } from './route-handle.ts';

/** The headline of a screen before it is known: to the eye a placeholder, for screen readers the name of the screen. */
export function PendingHeading(look: SkeletonProps) {
  const { t } = useTranslation('common');
  const name = useRouteHandle()?.title() ?? t('product');
  return (
    <h1>
      <VisuallyHidden>{name}</VisuallyHidden>
      <Skeleton width="min(22rem, 70%)" height="var(--text-3xl)" {...look} />
    </h1>
  );
}
