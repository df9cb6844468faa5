import { nodeTests } from '@star-seekers/config/vitest';

export default nodeTests({ include: ['{src,studio,kit,vectors}/**/*.test.ts'] });
