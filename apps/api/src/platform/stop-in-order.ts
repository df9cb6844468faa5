/** What is closed, one after the other, by what it waits for. */
export type ClosingSteps = readonly (readonly [waitsFor: string, close: () => unknown])[];

/**
 * Closes what a server consists of.
 * @throws {Error} that names what it still waits for after `deadlineMs`
 */
export async function stopInOrder(steps: ClosingSteps, deadlineMs: number): Promise<void> {
  let waitsFor = '';
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    deadline.reject(
      new Error(`The server did not stop within ${deadlineMs / 1000} seconds: it waited for ${waitsFor}.`),
    );
  }, deadlineMs);
  const close = async () => {
    for (const [name, step] of steps) {
      waitsFor = name;
      await step();
    }
  };
  try {
    await Promise.race([close(), deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
