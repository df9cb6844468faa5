/** Builds the bridge, the pages of staff: an app of its own, so that the hub's pages load nothing of it. The server sends it for `/bridge`. */
import { join } from 'node:path';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { browsers, readableClassNames } from './common.ts';

const root = join(import.meta.dirname, '..');

await build({
  root,
  configFile: false,
  publicDir: false,
  base: '/staff/',
  logLevel: 'warn',
  plugins: [
    react(),
    compression({
      include: /\.(?:html|js|css)$/,
      threshold: 512,
      algorithms: [defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })],
    }),
  ],
  css: readableClassNames,
  build: { outDir: join(root, 'dist/staff'), ...browsers, rolldownOptions: { input: join(root, 'bridge.html') } },
});
