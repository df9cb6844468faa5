import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type PageHost, openPage } from '../page-host.ts';
import { PATHS } from '../paths.ts';

/** Folder of the trailer's intermediate results, which are not committed. */
export const WORK = join(PATHS.renders, 'trailer');

/** Opens the page that paints frames. @param onFrame receives each frame that the page sends */
export function openPicture(onFrame: (picture: Buffer) => Promise<void> = async () => {}): Promise<PageHost> {
  return openPage('film/picture', [
    {
      name: 'frames',
      configureServer({ middlewares }) {
        middlewares.use('/assets', (request, response) => {
          createReadStream(join(PATHS.pictures, request.url ?? ''))
            .once('error', () => response.writeHead(404).end())
            .pipe(response);
        });
        middlewares.use('/frame', (request, response) => {
          void bodyOf(request)
            .then(onFrame)
            .then(() => response.end());
        });
      },
    },
  ]);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
