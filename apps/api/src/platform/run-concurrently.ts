/** Processes every item with limited concurrency. */
export async function runConcurrently<Item>(
  items: Iterable<Item>,
  lanes: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = [...items].entries();
  const lane = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
