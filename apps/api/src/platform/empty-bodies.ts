import type { FastifyInstance } from 'fastify';

/** A call that needs no body may come with none and still say that it is JSON, as some clients do whatever they send. */
export function takeEmptyBodies(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parseJson(request, body, done);
  });
}
