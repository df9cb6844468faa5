import { toast } from './toast.ts';

export interface CopyTexts {
  readonly done: string;
  readonly refused: string;
}

/** Puts a text into the clipboard. A browser that does not allow that shows it instead. */
export async function copyText(text: string, texts: CopyTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', title: texts.done });
  } catch {
    toast({ kind: 'error', title: texts.refused, description: text });
  }
}

/** Shares the whole address of a page of the hub; a browser that shares nothing copies it, as {@link copyText}. */
export async function shareLink(path: string, texts: CopyTexts): Promise<void> {
  const url = new URL(path, location.href).href;
  // Whoever closes the list of ways to share wants none of them.
  if ('share' in navigator) await navigator.share({ url }).catch(() => undefined);
  else await copyText(url, texts);
}
