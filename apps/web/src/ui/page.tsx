import type { ComponentPropsWithRef } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './page.module.css';

/** The content column of a screen. */
export function Page({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.page, className)} />;
}
