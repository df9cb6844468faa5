import { type OpenApiDocument, openApiDocument } from '@star-seekers/contracts/openapi';
import type { FastifyInstance } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { escapeHtml, plainPage } from './html.ts';

/** Path of the OpenAPI document. `/api/docs` serves a page to browsers instead. */
const DOCUMENT_PATH = '/api/docs/openapi.json';

/**
 * `/api/docs`: the endpoints as an OpenAPI document, or as a page for browsers. Both are generated from the contract's table on the
 * first request: generating takes longer than the rest of a server's start.
 */
export function apiDocsRoutes(app: FastifyInstance): void {
  let cached: OpenApiDocument | undefined;
  const document = () => (cached ??= openApiDocument(packageJson.version));
  app.get(DOCUMENT_PATH, async () => document());
  app.get('/api/docs', async (request, reply) => {
    void reply.header('vary', 'accept');
    if (!request.headers.accept?.includes('text/html')) return document();
    return reply.type('text/html; charset=utf-8').send(plainPage('API', pageBody(document())));
  });
}

function pageBody({ info, paths }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary, ...details }]) => `<details>
<summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<pre>${escapeHtml(JSON.stringify(details, undefined, 2))}</pre>
</details>`,
    ),
  );
  return `<p>Version ${escapeHtml(info.version)}. As an <a href="${DOCUMENT_PATH}">OpenAPI document</a>.</p>
${operations.join('\n')}`;
}
