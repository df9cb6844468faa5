/** Resolves after a time in milliseconds, also on a hidden page, where animations do not end. */
export async function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
