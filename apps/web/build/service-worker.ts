import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import common from '../src/i18n/en/common.json' with { type: 'json' };

const DAY_S = 86_400;

/**
 * Web app manifest and service worker. `index.html` and its files are precached and open offline; hashed files are cached on first
 * use. Requests to the API and the payment sandbox bypass the worker.
 */
export function serviceWorker(): PluginOption {
  let outDir = '';
  const readOutDir: PluginOption = {
    name: 'star-seekers:out-dir',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
  };
  return [readOutDir, VitePWA(options(() => outDir))];
}

function options(outDir: () => string): Partial<VitePWAOptions> {
  return {
    filename: 'sw.js',
    // The hub registers it once the page is idle (`src/shell/service-worker.ts`).
    injectRegister: false,
    manifest: {
      id: '/',
      name: common.product,
      short_name: common.product,
      description: common.tagline,
      lang: 'en',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      background_color: '#060914',
      theme_color: '#070a14',
      categories: ['games', 'entertainment'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
      manifestTransforms: [
        (entries) => {
          const html = readFileSync(join(outDir(), 'index.html'), 'utf8');
          return { manifest: entries.filter(({ url }) => url === 'index.html' || html.includes(`/${url}"`)) };
        },
      ],
      // Hashed names need no revision query.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: null,
      runtimeCaching: [
        {
          // Pages come from the server, with the deployed build and its headers; the precached page is the offline fallback.
          urlPattern: ({ request, sameOrigin, url }) =>
            sameOrigin &&
            request.mode === 'navigate' &&
            !/^\/(?:api|bridge|stripe-sandbox|dev)(?:\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/index.html' } },
        },
        {
          urlPattern: ({ sameOrigin, url }) =>
            sameOrigin && /^\/assets\/.+\.(?:js|css|woff2|json|svg|png|jpg|webp|avif)$/.test(url.pathname),
          handler: 'CacheFirst',
          options: {
            cacheName: 'assets',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 300, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true },
          },
        },
      ],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  };
}
