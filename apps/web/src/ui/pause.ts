/** A pause of so many milliseconds. It passes on a hidden page too, where nothing is drawn and no animation ends. */
export async function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
