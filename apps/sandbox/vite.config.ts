import { phaserEngine } from '@star-seekers/stage/phaser-engine';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // The built page may lie in any folder.
  base: './',
  plugins: [react(), phaserEngine()],
  css: { modules: { generateScopedName: '[name]__[local]--[hash:base64:5]' } },
  // Live runs come from the hub that `pnpm dev` starts.
  server: {
    port: 5174,
    proxy: { '/api': { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
  preview: { port: 5174 },
});
