/** A run in the page's IndexedDB. */
export interface StoredRun {
  readonly gameId: number;
  readonly ticks: number;
  /** Number of commands in its log. */
  readonly commands: number;
}

/** A page of any browser driver. */
interface EvaluatingPage {
  evaluate<Result>(run: () => Promise<Result>): Promise<Result>;
}

/** The runs in the page's IndexedDB. */
export async function storedRuns(page: EvaluatingPage): Promise<StoredRun[]> {
  return page.evaluate(async () => {
    const rows = await new Promise<{ gameId: number; ticks: number; log: Uint8Array }[]>((resolve, reject) => {
      const opening = indexedDB.open('star-seekers');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const reading = database.transaction('runs').objectStore('runs').getAll();
        reading.addEventListener('error', () => reject(reading.error));
        reading.addEventListener('success', () => {
          database.close();
          resolve(reading.result as { gameId: number; ticks: number; log: Uint8Array }[]);
        });
      });
    });
    return rows.map(({ gameId, ticks, log }) => {
      // Two bytes, then the ticks and the number of commands as varints.
      let place = 2;
      const varint = () => {
        let value = 0;
        for (let shift = 0; ; shift += 7) {
          const byte = log[place++] ?? 0;
          value += (byte & 127) * 2 ** shift;
          if (byte < 128) return value;
        }
      };
      varint();
      return { gameId, ticks, commands: varint() };
    });
  });
}
