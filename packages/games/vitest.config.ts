import react from '@vitejs/plugin-react';
import { nodeAndBrowserTests } from '@star-seekers/config/vitest';

export default nodeAndBrowserTests({
  plugins: [react()],
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
    setupFiles: ['@star-seekers/ui/testing/load-fonts', 'src/testing/leave-nothing.ts'],
    // Games side by side wait for one graphics process, and keys go to one page only.
    fileParallelism: false,
    // One page with what it has loaded for all files: a page of its own costs each of them a second.
    isolate: false,
  },
});
