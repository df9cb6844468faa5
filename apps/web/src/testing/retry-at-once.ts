import { queryClient } from '../shell/query-client.ts';

// Tests check the result of a retry, not its delay.
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
