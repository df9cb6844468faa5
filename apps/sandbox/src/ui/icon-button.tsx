import { Button, type ButtonProps } from '@star-seekers/ui/button';

/** A button that shows only an icon. */
export function IconButton({ label, ...rest }: { readonly label: string } & Omit<ButtonProps, 'icon'>) {
  return <Button {...rest} size="sm" aria-label={label} title={label} />;
}
