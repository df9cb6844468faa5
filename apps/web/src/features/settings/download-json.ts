/** Downloads a value as a JSON file. */
export function downloadJson(filename: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser has read the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
