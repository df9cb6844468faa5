import { endpoints } from '@star-seekers/contracts';
import { bridgeEndpoints } from '@star-seekers/contracts/bridge';
import { openApiDocument } from '@star-seekers/contracts/openapi';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { startTestServer } from '../testing/index.ts';

test('/api/docs serves the contract as an OpenAPI document or as a page', async () => {
  const server = await startTestServer();
  const document = await fetch(`${server.url}/api/docs`);
  expect(document.headers.get('content-type')).toContain('application/json');
  const text = await document.text();
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(openApiDocument(packageJson.version))));
  const explicit = await fetch(`${server.url}/api/docs/openapi.json`, { headers: { accept: 'text/html' } });
  expect(await explicit.text()).toBe(text);

  const page = await fetch(`${server.url}/api/docs`, { headers: { accept: 'text/html,*/*' } });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('vary')).toBe('accept');
  const html = await page.text();
  for (const { method, path } of Object.values({ ...endpoints, ...bridgeEndpoints })) {
    expect(html).toContain(`<code>${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}</code>`);
  }
  expect(html).not.toMatch(/<script|style=|<style/);
  await server.close();
});
