import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEGAL_PAGES } from '@star-seekers/contracts/legal-pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newVisitor, startTestServer } from '../../testing/index.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'star-seekers-content-'));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ contentDir });
});

afterAll(async () => {
  await server.close();
  rmSync(contentDir, { recursive: true });
});

test.each(LEGAL_PAGES)('the default page %s has content and valid links', async (page) => {
  const { blocks, language, title } = await newVisitor(server).api('legalPage', { params: { page } });
  expect(language).toBe('en');
  expect(title).toMatch(/^[A-Z]/);
  expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(4);
  const spans = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans));
  expect(spans.map(({ text }) => text).join('')).not.toMatch(/[[\]<>{}]|\*\*/);
  for (const { href } of spans) if (href) expect(href).toMatch(/^\/(?:refunds|credits|settings(?:\?tab=account)?)$/);
});

test('the operator’s file takes precedence, in the reader’s language if available', async () => {
  const visitor = newVisitor(server);
  mkdirSync(join(contentDir, 'legal'));
  writeFileSync(join(contentDir, 'legal/terms.md'), '# House rules\n\nBe kind.\n');
  const params = { page: 'terms' } as const;
  const own = { title: 'House rules', language: 'en', blocks: [{ kind: 'paragraph', spans: [{ text: 'Be kind.' }] }] };
  expect(await visitor.api('legalPage', { params })).toEqual(own);
  expect(await visitor.api('legalPage', { params, query: { language: 'de' } })).toEqual(own);

  writeFileSync(join(contentDir, 'legal/terms.de.md'), '# Hausordnung\n\nSei nett.\n');
  expect(await visitor.api('legalPage', { params, query: { language: 'de' } })).toMatchObject({
    title: 'Hausordnung',
    language: 'de',
  });
  expect(await visitor.api('legalPage', { params: { page: 'refunds' } })).toMatchObject({ title: 'Refunds' });
});
