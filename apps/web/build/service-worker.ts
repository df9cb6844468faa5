import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import common from '../src/i18n/en/common.json' with { type: 'json' };

const DAY_S = 86_400;

/**
 * Makes the hub installable, and its service worker: the page itself opens without a network, hashed files are kept once they were
 * used, and nothing else goes through it. Answers of the API and the payment sandbox never do.
 */
export function serviceWorker(): PluginOption {
  let outDir = '';
  const knowOutDir: PluginOption = {
    name: 'star-seekers:out-dir',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
  };
  return [knowOutDir, VitePWA(options(() => outDir))];
}

function options(outDir: () => string): Partial<VitePWAOptions> {
  return {
    filename: 'sw.js',
    // The hub registers it itself, once the page has come to rest.
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
      // Hashed files need no other name in the cache.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: null,
      runtimeCaching: [
        {
          // A page is always asked from the server, so that what was deployed and its headers hold; the kept one stands in.
          urlPattern: ({ request, sameOrigin, url }) =>
            sameOrigin && request.mode === 'navigate' && !/^\/(?:api|stripe-sandbox|dev)(?:\/|$)/.test(url.pathname),
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
