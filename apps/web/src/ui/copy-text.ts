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

/** As {@link copyText}, for the whole address of a page of the hub. */
export async function copyLink(path: string, texts: CopyTexts): Promise<void> {
  await copyText(new URL(path, location.href).href, texts);
}
