import { nodeTests } from '../src/vitest.ts';

/** The tests in Node of all packages that ask for nothing else: to start a process and to load what they share takes each of them longer than its tests. */
export default nodeTests({
  include: [
    'src/**/*.test.ts',
    '../{art,audio,content,contracts,sim,stage,stream,stripe-sandbox,ui}/src/**/!(*.browser).test.{ts,tsx}',
  ],
});
