import { toast } from './toast.ts';

/** Puts the whole address of a page of the hub into the clipboard. A browser that does not allow that shows it instead. */
export async function copyLink(
  path: string,
  texts: { readonly done: string; readonly refused: string },
): Promise<void> {
  const link = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    toast({ kind: 'success', title: texts.done });
  } catch {
    toast({ kind: 'error', title: texts.refused, description: link });
  }
}
