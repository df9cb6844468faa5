import { nodeTests } from '@star-seekers/config/vitest';

export default nodeTests({ include: ['src/**/*.test.ts', 'torture/**/*.test.ts'] });
