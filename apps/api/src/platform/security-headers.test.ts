import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

function directives(policy: string | null): Map<string, string> {
  return new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('the policy allows the origin of the operator’s trailer for media only', async () => {
  const videoUrl = 'https://videos.example/hub/trailer.webm';
  const withTrailer = await startTestServer({ site: { links: {}, trailer: { videoUrl } } });
  const { headers } = await fetch(withTrailer.url);
  const policy = directives(headers.get('content-security-policy'));
  expect(policy.get('media-src')).toBe("'self' blob: https://videos.example");
  expect(policy.get('default-src')).toBe("'self'");
  const answer = await fetch(`${withTrailer.url}/api/config`);
  expect(await answer.json()).toMatchObject({ trailer: { videoUrl } });
  await withTrailer.close();
});

test('the policy allows Vimeo frames only with a Vimeo trailer', async () => {
  const withVimeo = await startTestServer({ site: { links: {}, trailer: { vimeoId: '76979871' } } });
  const { headers } = await fetch(withVimeo.url);
  const policy = directives(headers.get('content-security-policy'));
  expect(policy.get('frame-src')).toBe("'self' https://player.vimeo.com");
  expect(policy.get('script-src')).toBe("'self'");
  const answer = await fetch(`${withVimeo.url}/api/config`);
  expect(await answer.json()).toMatchObject({ trailer: { vimeoId: '76979871' } });
  await withVimeo.close();
});

test.each(['/', '/dev/mail', '/api/docs', '/nothing', '/api/nothing'])(
  '%s allows no inline code and no other origins',
  async (path) => {
    const { headers } = await fetch(server.url + path);
    const policy = directives(headers.get('content-security-policy'));
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'media-src': "'self' blob:",
      'frame-src': "'self'",
      'worker-src': "'self' data:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBe(null);
    expect(headers.get('x-powered-by')).toBe(null);
  },
);

test.each(['/api/user', '/api/config', '/api/leaderboard/global'])('%s is no page', async (path) => {
  const { headers } = await fetch(server.url + path);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('over https the server sends HSTS', async () => {
  const secure = await startTestServer({ publicUrl: 'https://hub.example' });
  const { headers } = await fetch(`${secure.url}/api/config`);
  const { headers: ofPages } = await fetch(secure.url);
  for (const sent of [headers, ofPages]) expect(sent.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  expect(ofPages.get('content-security-policy')).toContain('upgrade-insecure-requests');
  await secure.close();
});

test.each(['/api/user', '/api/config', '/api/nothing'])('%s must not be cached (B 11)', async (path) => {
  expect((await fetch(server.url + path)).headers.get('cache-control')).toBe('no-store');
});
