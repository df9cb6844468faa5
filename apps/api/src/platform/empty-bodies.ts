import type { FastifyInstance } from 'fastify';

/** Accepts an empty body with a JSON content type, which some clients send with every request. */
export function acceptEmptyBodies(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parseJson(request, body, done);
  });
}
