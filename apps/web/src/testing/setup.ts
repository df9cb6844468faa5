import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { useAuthDialog } from '../features/auth/auth-dialog-store.ts';
import { useWidget } from '../features/music/widget-store.ts';
import { usePracticeKeepsakes } from '../features/play/device-keepsakes.ts';
import { usePlayerCard } from '../features/players/player-card-store.ts';
import { useFrames, useSettings } from '../features/settings/settings-store.ts';
import { useReportDialog } from '../features/theatre/report-store.ts';
import { useTrailer } from '../features/trailer/trailer-store.ts';
import { useInstall } from '../shell/install-prompt.ts';
import { queryClient } from '../shell/query-client.ts';
import { useToastQueue } from '../ui/toast.ts';

/** Console errors and warnings of the current test; any entry fails it. */
const output: unknown[][] = [];

beforeEach(() => {
  output.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...line) => void output.push(line));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(output).toEqual([]);
});

// Tests check final states, not animations.
document.documentElement.dataset.motion = 'reduced';

// Tests check the result of a retry, not its delay.
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });

// The test files share one page. What the hub's modules keep until the page is loaded again, the next file must not find.
afterAll(() => {
  queryClient.clear();
  reset(useAuthDialog);
  reset(useFrames);
  reset(useInstall);
  reset(usePlayerCard);
  reset(usePracticeKeepsakes);
  reset(useReportDialog);
  reset(useSettings);
  reset(useToastQueue);
  reset(useTrailer);
  reset(useWidget);
});

function reset<State>(store: { getInitialState: () => State; setState: (state: State, replace: true) => void }): void {
  store.setState(store.getInitialState(), true);
}
