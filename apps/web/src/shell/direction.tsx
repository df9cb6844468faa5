import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Gives sliders, tabs and popups the text direction, so that their arrow keys match it. */
export function Direction({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return <DirectionProvider direction={i18n.dir()}>{children}</DirectionProvider>;
}
