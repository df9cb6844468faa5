import react from '@vitejs/plugin-react';
import { nodeAndBrowserTests } from '@star-seekers/config/vitest';
import { phaserEngine } from './engine/phaser-engine.ts';

export default nodeAndBrowserTests({
  plugins: [react(), phaserEngine()],
  optimizeDeps: { include: ['phaser', 'react', 'react-dom/client', 'react-i18next', 'i18next', 'lucide-react'] },
  test: { setupFiles: ['@star-seekers/ui/testing/setup'] },
});
