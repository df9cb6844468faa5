import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // The built page may lie in any folder.
  base: './',
  plugins: [react()],
  css: { modules: { generateScopedName: '[name]__[local]--[hash:base64:5]' } },
  server: { port: 5174 },
  preview: { port: 5174 },
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ }] } },
    },
  },
});
