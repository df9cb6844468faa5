import react from '@vitejs/plugin-react';
import { nodeAndBrowserTests } from '@star-seekers/config/vitest';
import { phaserEngine } from '@star-seekers/stage/phaser-engine';

export default nodeAndBrowserTests({
  plugins: [react(), phaserEngine()],
  optimizeDeps: {
    include: [
      'phaser',
      'react',
      'react-dom/client',
      'react-i18next',
      'i18next',
      'lucide-react',
      '@star-seekers/audio > howler',
      '@star-seekers/audio > zustand',
    ],
  },
  test: {
    // Those of the packages below run in this page when all tests run: the start of another browser, and of what serves it, takes longer.
    include: ['src/**/*.browser.test.{ts,tsx}', '../{audio,stage}/src/**/*.browser.test.{ts,tsx}'],
    setupFiles: ['@star-seekers/ui/testing/setup'],
  },
});
