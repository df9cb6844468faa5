import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';

/** Polite announcements for screen readers. Always mounted, so that every change is announced. */
export function LiveRegion({ message }: { readonly message: string }) {
  return (
    <VisuallyHidden>
      <output aria-live="polite" aria-atomic="true">
        {message}
      </output>
    </VisuallyHidden>
  );
}
