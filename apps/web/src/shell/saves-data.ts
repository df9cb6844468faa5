/** Whether the browser is in data saver mode; then nothing large loads without a click. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
