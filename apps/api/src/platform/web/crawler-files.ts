import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../html.ts';

/**
 * `robots.txt` and `sitemap.xml`.
 * @param origin public origin of the hub; called once the server is listening
 */
export function crawlerRoutes(app: FastifyInstance, listed: readonly string[], origin: () => string): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /stripe-sandbox/',
          '',
          `Sitemap: ${origin()}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...listed.map((path) => `  <url><loc>${escapeHtml(origin() + path)}</loc></url>`),
          '</urlset>',
          '',
        ].join('\n'),
      ),
  );
}
