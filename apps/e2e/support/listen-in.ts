import type { BrowserContext, Page } from 'playwright/test';

/** Everything that a browser has received from the hub's API, as text. */
export function listenIn(context: BrowserContext): { readonly received: string[] } {
  const received: string[] = [];
  context.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response
      .text()
      .then((text) => received.push(`${response.url()} ${text}`))
      .catch(() => undefined);
  });
  return { received };
}

/** Everything that a page keeps: its storages, its databases and what stands on it, as text. */
export async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answerOf = async <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
      });
    const bytesAsNumbers = (_key: string, value: unknown) => (value instanceof Uint8Array ? Array.from(value) : value);
    const kept: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows: unknown[] = await answerOf(database.transaction(store).objectStore(store).getAll());
        kept.push(JSON.stringify(rows, bytesAsNumbers));
      }
      database.close();
    }
    const storages = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    return [...kept, ...storages, document.documentElement.outerHTML].join('\n');
  });
}
