import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { bridgeEndpoints } from './bridge/index.ts';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument('1.2.3');

it('is valid OpenAPI 3.1', async () => {
  const copy = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  const { valid, errors } = await new Validator().validate(copy);
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

it('has one operation per endpoint, named after it', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys({ ...endpoints, ...bridgeEndpoints }).toSorted(),
  );
});

it('describes the request and responses of an endpoint', () => {
  expect(document.paths['/api/runs']?.['post']).toMatchObject({
    security: [{ session: [] }],
    parameters: [{ name: 'idempotency-key', in: 'header', required: true, schema: { type: 'string' } }],
    requestBody: { content: { 'application/json': { schema: { required: ['gameId', 'rulesVersion'] } } } },
    responses: { 201: {}, 402: { description: '`credits/insufficient`' } },
  });
  expect(document.paths['/api/user/{id}/game-breakdown']?.['get']?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
  ]);
  expect(document.paths['/api/leaderboard/global']?.['get']?.parameters).toMatchObject([
    { name: 'limit', in: 'query', required: false },
  ]);
});
