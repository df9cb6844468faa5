import { codexAsData } from '@star-seekers/content/codex-as-data';
import react from '@vitejs/plugin-react';
import { byVite, nodeAndBrowserTests } from '@star-seekers/config/vitest';

export default nodeAndBrowserTests(
  {
    plugins: [react(), codexAsData()],
    // Pre-bundled, because a dependency found during a test run reloads the page.
    optimizeDeps: {
      include: [
        '@base-ui/react/dialog',
        '@base-ui/react/select',
        '@base-ui/react/tabs',
        '@base-ui/react/toast',
        '@hookform/resolvers/zod',
        '@tanstack/react-query',
        'embla-carousel-react',
        'i18next',
        'idb',
        'lucide-react',
        'phaser',
        'react-dom',
        'react-dom/client',
        'react-hook-form',
        'react-i18next',
        'react-router',
        'react-router/dom',
        'zod',
        'zustand',
      ],
    },
    test: {
      setupFiles: [
        '@star-seekers/ui/testing/load-fonts',
        'src/testing/fail-on-console.ts',
        'src/testing/reduce-motion.ts',
        'src/testing/retry-at-once.ts',
      ],
    },
  },
  byVite,
);
