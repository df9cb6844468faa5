import type { BrowserContext, Page } from 'playwright/test';

/**
 * Collects the text of every response from now on, each after its URL. Redirects have none.
 * @param part of the URLs to collect; all if undefined
 */
export function collectResponses(context: BrowserContext, part = ''): { readonly received: string[] } {
  const received: string[] = [];
  context.on('response', (response) => {
    if (!response.url().includes(part)) return;
    void response
      .text()
      .then((text) => received.push(`${response.url()} ${text}`))
      .catch(() => undefined);
  });
  return { received };
}

/** The storages, databases and markup of a page, as text. */
export async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const resultOf = async <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
      });
    const bytesAsNumbers = (_key: string, value: unknown) => (value instanceof Uint8Array ? Array.from(value) : value);
    const tables: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows: unknown[] = await resultOf(database.transaction(store).objectStore(store).getAll());
        tables.push(JSON.stringify(rows, bytesAsNumbers));
      }
      database.close();
    }
    const storages = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    return [...tables, ...storages, document.documentElement.outerHTML].join('\n');
  });
}
