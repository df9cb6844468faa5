/** Whether the browser is asked to save data: nothing large is then loaded that was not asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
