import { nodeTests } from '@star-seekers/config/vitest';

export default nodeTests({ include: ['{src,studio,trailer,kit,vectors}/**/*.test.ts'] });
