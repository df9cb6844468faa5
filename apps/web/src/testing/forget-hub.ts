import { afterAll } from 'vitest';
import { queryClient } from '../shell/query-client.ts';
import { takeToasts } from '../ui/toast.ts';

// What the modules of the hub keep, and the next file of the same page must not find.
afterAll(() => {
  queryClient.clear();
  takeToasts();
});
