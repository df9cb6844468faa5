import type { Page } from 'playwright/test';

/** The stream of a page's runs, which a test can hold back and cut. */
export interface RunStreamRoute {
  /** Everything that the hub has sent. */
  readonly received: readonly string[];
  /** Holds back what the page sends, as a slow network does. */
  block(): void;
  release(): void;
  /** Loses the next message of the hub that contains this, and the connection with it. */
  loseNext(part: string): void;
}

/** Routes the streams that the page opens from now on. */
export async function routeStream(page: Page): Promise<RunStreamRoute> {
  const received: string[] = [];
  let gate = Promise.resolve();
  let open = () => {};
  let lost: string | undefined;
  await page.routeWebSocket(/\/api\/runs\/[^/]+\/stream/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      await gate;
      server.send(message);
    });
    server.onMessage((message) => {
      const text = String(message);
      if (lost !== undefined && text.includes(lost)) {
        lost = undefined;
        void socket.close();
        void server.close();
        return;
      }
      received.push(text);
      socket.send(message);
    });
  });
  return {
    received,
    block() {
      const held = Promise.withResolvers<void>();
      gate = held.promise;
      open = held.resolve;
    },
    release: () => open(),
    loseNext(part) {
      lost = part;
    },
  };
}
