/** A run that the page keeps on this device. */
export interface KeptRun {
  readonly gameId: number;
  readonly ticks: number;
  /** How often the player has done something that counts. */
  readonly commands: number;
}

/** A page, whatever drives its browser. */
interface EvaluatingPage {
  evaluate<Result>(run: () => Promise<Result>): Promise<Result>;
}

/** The runs that the page keeps on this device. */
export async function keptRuns(page: EvaluatingPage): Promise<KeptRun[]> {
  return page.evaluate(async () => {
    const kept = await new Promise<{ gameId: number; ticks: number; log: Uint8Array }[]>((resolve, reject) => {
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
    return kept.map(({ gameId, ticks, log }) => {
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
