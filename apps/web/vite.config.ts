import { codexAsData } from '@star-seekers/content/codex-as-data';
import { phaserEngine } from '@star-seekers/stage/phaser-engine';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { browsers, readableClassNames } from './build/common.ts';
import { emitPages } from './build/emit-pages.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Origin of the API in development; `pnpm dev` starts it there. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Paths of the API server: its endpoints, and the checkout of the payment sandbox. */
const proxy = Object.fromEntries(
  ['/api', '/stripe-sandbox'].map((path) => [path, { target: apiOrigin, changeOrigin: false, ws: true }]),
);

/**
 * Small modules that the first screens share, bundled into one chunk to save requests. Modules of later screens stay with those.
 */
const SHARED_PARTS = new RegExp(
  [
    String.raw`packages/ui/src/(?!range|medal-ladder).*\.tsx?$`,
    String.raw`contracts/src/domain/(?!gates|gold-share|daily|pace|report|dice|fair-dice|check-rolls)`,
    String.raw`games/src/(?:catalog|[\w-]+/listing)\.ts$`,
    String.raw`web/src/ui/(?:badge|faction-emblem|rank-insignia|still-picture|page-header|page|panel|state-panel|empty-state|error-state|link-button|skeleton|use-now)\b`,
    String.raw`web/src/shell/(?:describe-error|device-storage|pending-heading|route-handle)\b`,
    String.raw`web/src/features/(?:credits/use-credits-source|dashboard/(?:lazy-around-games|use-open-games)|play/(?:last-game|use-keepsakes)|settings/settings-store|dashboard/cover-of|dice/(?:countdown|dice-queries)|session/(?:cached-user|session-hint|session))\b`,
    String.raw`web/src/i18n/relative-time\b`,
    String.raw`@base-ui/react/(?:csp-provider|direction-provider|internals/(?:csp|direction)-context)/`,
    String.raw`lucide-react/dist/esm/(?!icons/)`,
    String.raw`lucide-react/dist/esm/icons/(?:award|bot|coins|dices|eye|gift|orbit|shield|trophy|play|rotate-cw|rotate-ccw|chevron-right|external-link|satellite-dish)\.`,
  ].join('|'),
);

/** Texts by what needs them, bundled in one chunk per language. The first group is the language. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  // The namespaces of `firstTexts` in every language except English, which is part of the entry script. The names of the games are in
  // their folders.
  'first-texts':
    /(?:web[\\/]src[\\/]i18n|texts)[\\/](?!en[\\/])([\w-]+)[\\/](?:auth|common|dashboard|errors|landing|listing)\.json$/,
  // The games' screens: each game's own and the common ones.
  'game-texts': /games[\\/]src[\\/](?:i18n|[\w-]+[\\/]texts)[\\/]([\w-]+)[\\/](?:game|screen)\.json$/,
  // What the dashboard shows around its games; the pages of the Lamp and of the dice need them too.
  'around-texts': /(?:web[\\/]src[\\/]i18n|texts)[\\/]([\w-]+)[\\/](?:play|daily|dice|conditions)\.json$/,
  'commendation-texts': /games[\\/]src[\\/][\w-]+[\\/]texts[\\/]([\w-]+)[\\/]commendations\.json$/,
  'board-texts': /src[\\/]i18n[\\/]([\w-]+)[\\/](?:leaderboard|players)\.json$/,
};

/**
 * Modules of several later screens that are needed together, by the chunk that they are bundled in: otherwise each combination of screens
 * would have a file, and a screen that needs many costs a request for each.
 */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  sim: partsOf(String.raw`packages/sim/src/`),
  icons: partsOf(
    String.raw`lucide-react/dist/esm/icons/(?:arrow-left|arrow-right|audio-lines|badge-check|badge-exclamation-point|book-open|check|chevron-left|chevrons-up-down|circle-check|clapperboard|download|eighth-notes|eye-off|film|flag|mail-check|pause|star|timer|user-round|volume-x|x)\.`,
  ),
  'later-parts': partsOf(
    String.raw`packages/ui/src/medal-ladder\b`,
    String.raw`web/src/ui/(?:clock-time|copy-text|delay|download-file|external-link-button|silent-loop)\b`,
    String.raw`contracts/src/domain/(?:fair-dice|dice|daily|gates|gold-share)\b`,
    String.raw`web/src/(?:i18n/absolute-time|shell/(?:query-error|use-left-place))\b`,
    String.raw`web/src/features/(?:daily/daily-queries|live/live-queries|players/player-(?:card-host|card-store|name)|settings/(?:faction-picker|save-profile)|theatre/play-time)\b`,
  ),
  // Includes the common base of all controls, which would be four more files.
  controls: partsOf(String.raw`node_modules/@base-ui/react/tabs/`),
  // Games need them too, and nothing else of the dashboard.
  rules: partsOf(String.raw`games/src/(?:[\w-]+/)?(?:rules|conditions)\.ts$`),
  // What the dashboard shows around its games; the pages of the Lamp, the gates and live runs have parts of it.
  'around-games': partsOf(
    String.raw`web/src/features/(?:daily/(?:use-own-day|use-conditions-line|constellation)|gates/(?:gate-queries|use-turn-text)|live/live-now|dashboard/(?:around-games|next-thing))\.tsx?$`,
  ),
  // What is kept on the device is read, and what a form sends is checked, by the same schemas.
  schemas: partsOf(String.raw`contracts/src/schemas/`, String.raw`node_modules/zod/`),
  'kept-runs': partsOf(String.raw`web/src/features/play/(?:open-run|kept-run|runs)\.ts$`),
  forms: partsOf(
    String.raw`web/src/ui/text-field\.tsx$`,
    String.raw`web/src/shell/legal-consent\.tsx$`,
    String.raw`web/src/features/auth/(?:field-problems|password-field)\.tsx?$`,
  ),
  popups: partsOf(String.raw`node_modules/@base-ui/react/dialog/`),
};

/** The engine: Phaser and what is put in the place of its sources that it does without. */
const PHASER = /node_modules[\\/]phaser[\\/]|phaser-replaced:/;

function partsOf(...paths: readonly string[]): RegExp {
  return new RegExp(paths.join('|'));
}

/** Entry of a game's view; its chunk has the game's name. */
const GAME_VIEW = /games[\\/]src[\\/]([\w-]+)[\\/]view\.ts$/;

export default defineConfig({
  plugins: [
    react(),
    codexAsData(),
    phaserEngine(),
    emitPages(),
    scriptsLast(),
    serviceWorker(),
    // The server sends these files instead of compressing on every request.
    compression({
      include: /\.(?:html|js|css|svg|json|webmanifest|txt)$/,
      threshold: 512,
      algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress', {})],
    }),
  ],
  css: readableClassNames,
  // Its chunks are those of the page's games.
  worker: { format: 'es' },
  server: { proxy },
  preview: { proxy },
  build: {
    manifest: true,
    ...browsers,
    rolldownOptions: {
      output: {
        // Each script lists the files that it loads: one character less a name is a quarter of a kilobyte of the first load.
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${GAME_VIEW.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash:7].js`,
        codeSplitting: {
          groups: [
            ...Object.entries(TEXTS).map(([name, texts]) => ({
              name: (id: string) => `${name}-${texts.exec(id)?.[1] ?? ''}`,
              test: texts,
            })),
            ...Object.entries(TOGETHER).map(([name, parts]) => ({
              name,
              test: (id: string) => parts.test(normalizePath(id)),
            })),
            { name: 'phaser', test: PHASER },
            {
              name: 'vendor',
              // Higher priority than the parts, which would include their imports.
              priority: 2,
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|zustand|cookie)[\\/]/,
            },
            { name: 'parts', priority: 1, test: (id) => SHARED_PARTS.test(normalizePath(id)) },
          ],
        },
      },
    },
  },
});

/**
 * Gives scripts a low fetch priority, so that they do not delay the styles, fonts and background of the first view. The server does
 * the same for the scripts that it preloads (`apps/api/src/platform/web/page-head.ts`).
 */
function scriptsLast(): Plugin {
  return {
    name: 'star-seekers:scripts-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, (tag) => `${tag} fetchpriority="low"`),
    },
  };
}
