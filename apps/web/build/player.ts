/**
 * Builds the archived player: `player.html` with everything that it needs, its simulations as one module, and a manifest. The server keeps it for
 * runs by its rules (`docs/decisions/0028-shipped-rules-play-for-ever.md`).
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { codexAsData } from '@star-seekers/content/codex-as-data';
import { games } from '@star-seekers/games';
import { phaserEngine } from '@star-seekers/stage/phaser-engine';
import react from '@vitejs/plugin-react';
import { type InlineConfig, build } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { PLAYER_INTERFACE } from '../src/features/theatre/player-messages.ts';
import { browsers, readableClassNames } from './common.ts';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'dist/player');

const shared: InlineConfig = { root, configFile: false, publicDir: false, base: './', logLevel: 'warn' };

await build({
  ...shared,
  plugins: [
    react(),
    codexAsData(),
    phaserEngine(),
    // Quickly, because few of these files are ever sent.
    compression({
      include: /\.(?:js|css)$/,
      threshold: 512,
      algorithms: [defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
    }),
  ],
  css: readableClassNames,
  build: {
    outDir,
    ...browsers,
    // Phaser.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: join(root, 'player.html') },
  },
});

await build({
  ...shared,
  build: {
    outDir,
    emptyOutDir: false,
    ...browsers,
    lib: { entry: join(root, 'src/player/simulations.ts'), formats: ['es'], fileName: () => 'simulations.mjs' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

const hash = createHash('sha256');
for (const file of globSync('**/*.*', { cwd: outDir, exclude: (name) => name.endsWith('.br') }).toSorted()) {
  hash
    .update(file)
    .update('\0')
    .update(readFileSync(join(outDir, file)));
}
const manifest = {
  interface: PLAYER_INTERFACE,
  id: hash.digest('base64url').slice(0, 22),
  sealedAt: new Date().toISOString(),
  rules: Object.fromEntries([...games].map(([id, { sim }]) => [id, sim.rulesVersion])),
  names: Object.fromEntries([...games].map(([id, { slug, names }]) => [id, { slug, title: names.title }])),
};
writeFileSync(join(outDir, 'sealed.json'), `${JSON.stringify(manifest, null, 2)}\n`);
