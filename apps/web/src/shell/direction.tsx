import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Tells sliders, tabs and popups which way the page is written, so that their arrow keys go the way that the eye does. */
export function Direction({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return <DirectionProvider direction={i18n.dir()}>{children}</DirectionProvider>;
}
