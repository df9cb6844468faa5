import react from '@vitejs/plugin-react';
import { nodeAndBrowserTests } from '@star-seekers/config/vitest';

export default nodeAndBrowserTests({
  plugins: [react()],
  test: { setupFiles: ['src/testing/fail-on-console.ts'] },
});
