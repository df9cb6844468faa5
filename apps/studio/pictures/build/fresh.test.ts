import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modelNames } from '../../paths.ts';
import { sourceHash } from './source-hash.ts';
import { type Manifest, manifestPath } from './write-results.ts';

const { files } = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
const rendered = new Map(Object.values(files).flatMap(({ sources }) => Object.entries(sources)));

it.each(modelNames())('the committed pictures of %s match its source; if not, run `pnpm art`', async (model) => {
  expect(rendered.get(model)).toBe(await sourceHash(model));
});
