import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';

/** Says what changed, when the reader has a moment. It is always in the page, so that every change is noticed. */
export function LiveRegion({ message }: { readonly message: string }) {
  return (
    <VisuallyHidden>
      <output aria-live="polite" aria-atomic="true">
        {message}
      </output>
    </VisuallyHidden>
  );
}
