import { byVite, nodeTests } from '@star-seekers/config/vitest';

export default nodeTests({ ...byVite, include: ['{film,pictures,sound}/**/*.test.ts'] });
