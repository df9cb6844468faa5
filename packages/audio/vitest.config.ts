import { nodeAndBrowserTests } from '@star-seekers/config/vitest';

export default nodeAndBrowserTests({ optimizeDeps: { include: ['howler', 'zustand'] } });
