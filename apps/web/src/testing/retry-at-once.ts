import { queryClient } from '../shell/query-client.ts';

// Tests look at what comes of a retry, not at how long it is put off.
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
