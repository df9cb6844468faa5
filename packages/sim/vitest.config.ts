import { nodeTests } from '@star-seekers/config/vitest';

export default nodeTests();
