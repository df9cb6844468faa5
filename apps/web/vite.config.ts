import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { emitPages } from './build/emit-pages.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Where the API listens in development; `pnpm dev` starts it there. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** What the API's server answers: its calls, and the checkout of the payment sandbox. */
const proxy = Object.fromEntries(
  ['/api', '/stripe-sandbox'].map((path) => [path, { target: apiOrigin, changeOrigin: false }]),
);

/** The namespaces of `firstTexts` in every language but English, which is a part of the page's own script. */
const FIRST_TEXTS = /src[\\/]i18n[\\/](?!en[\\/])([\w-]+)[\\/](?:auth|common|dashboard|errors|landing)\.json$/;

export default defineConfig({
  plugins: [
    react(),
    emitPages(),
    serviceWorker(),
    // The server sends these instead of compressing on every request.
    compression({
      include: /\.(?:html|js|css|svg|json|webmanifest|txt)$/,
      threshold: 512,
      algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress', {})],
    }),
  ],
  css: { modules: { generateScopedName: '[name]__[local]--[hash:base64:5]' } },
  server: { proxy },
  preview: { proxy },
  build: {
    manifest: true,
    // An inlined picture would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // What every first screen needs in one language comes in one piece.
              name: (id) => `first-texts-${FIRST_TEXTS.exec(id)?.[1] ?? ''}`,
              test: FIRST_TEXTS,
            },
            { name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ },
            {
              name: 'vendor',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|zustand|cookie)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
