import type { Page } from 'playwright/test';

/** The number of runs in the page's IndexedDB. */
export async function storedRuns(page: Page): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('star-seekers');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const counting = database.transaction('runs').objectStore('runs').count();
          counting.addEventListener('error', () => reject(counting.error));
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}
