import { codexAsData } from '@star-seekers/content/codex-as-data';
import react from '@vitejs/plugin-react';
import { byVite, nodeAndBrowserTests } from '@star-seekers/config/vitest';
import { phaserEngine } from '@star-seekers/stage/phaser-engine';

export default nodeAndBrowserTests(
  {
    plugins: [react(), codexAsData(), phaserEngine()],
    optimizeDeps: {
      include: [
        '@base-ui/react/dialog',
        '@base-ui/react/select',
        '@base-ui/react/tabs',
        '@base-ui/react/toast',
        '@hookform/resolvers/zod',
        '@star-seekers/audio > howler',
        '@star-seekers/stage > phaser',
        '@tanstack/react-query',
        'embla-carousel-react',
        'i18next',
        'idb',
        'lucide-react',
        'react-dom',
        'react-dom/client',
        'react-hook-form',
        'react-i18next',
        'react-router',
        'react-router/dom',
        'vimeo-video-element',
        'zod',
        'zustand',
      ],
    },
    test: { setupFiles: ['@star-seekers/ui/testing/setup', 'src/testing/setup.ts'] },
  },
  byVite,
);
