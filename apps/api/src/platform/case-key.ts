/** Normalizes names and addresses for comparison: the engines' case folding differs, so we store it. */
export function caseKey(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
