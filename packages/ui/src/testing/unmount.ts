import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// `vitest-browser-react` unmounts only in the file that loads it first, and the test files of a package share one page.
beforeEach(cleanup);
afterAll(cleanup);
