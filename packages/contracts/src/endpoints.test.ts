import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { ERROR_CODES } from './errors.ts';
import { routes } from './routes.ts';

const table: [string, Endpoint][] = Object.entries(endpoints);

describe('the endpoint table', () => {
  it('describes every route', () => {
    expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it.each(table)('%s lists only defined error codes', (_name, { errors = [] }) => {
    for (const code of errors) expect(Object.keys(ERROR_CODES)).toContain(code);
  });

  it.each(table)('%s has a params schema exactly when its path has parameters', (_name, { path, params }) => {
    expect(params !== undefined).toBe(path.includes(':'));
  });

  it('has one endpoint per method and path', () => {
    const addresses = table.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
