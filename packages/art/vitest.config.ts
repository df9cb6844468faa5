import { byVite, nodeTests } from '@star-seekers/config/vitest';

export default nodeTests({ ...byVite, include: ['{src,studio,trailer,kit,vectors}/**/*.test.ts'] });
