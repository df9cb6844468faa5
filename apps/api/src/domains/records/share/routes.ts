import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/api-error.ts';
import type { Services } from '../../../platform/services.ts';
import { shareCardOf } from './share-card.ts';
import { cardHash } from './share-page.ts';
import { SharePictures } from './share-pictures.ts';

/** Previews are fetched by other servers, which keep them for longer anyway. */
const MAX_AGE_S = 3600;

/**
 * Serves the link previews of runs.
 * @param covers files of the games' pictures, by game
 */
export function shareRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'games' | 'limits'>,
  covers: ReadonlyMap<number, string>,
): void {
  const pictures = new SharePictures(covers, services.limits);
  app.addHook('onClose', async () => pictures.close());
  app.get<{ Params: { file: string } }>('/og/run/:file', async (request, reply) => {
    const [, runId = ''] = /^([\w-]{1,64})\.png$/.exec(request.params.file) ?? [];
    const card = await shareCardOf(services, runId);
    if (!card) throw notFound();
    const etag = `"${cardHash(card)}"`;
    void reply.headers({ 'cache-control': `public, max-age=${MAX_AGE_S}`, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const picture = await pictures.pictureOf(card);
    if (!picture) throw notFound();
    return reply.type('image/png').send(Buffer.from(picture));
  });
}

const notFound = () => new ApiFailure('request/not_found', 'Not found.');
