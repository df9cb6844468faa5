/** Resolves after so many milliseconds, on a hidden page too, where nothing is drawn and no animation ends. */
export async function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
