import { afterAll } from 'vitest';
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
