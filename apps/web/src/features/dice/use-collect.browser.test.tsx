import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { player, refusal, type Reply, serveApi } from '../../testing/server-double.ts';
import { takeToasts } from '../../ui/toast.ts';
import { signIn } from '../session/session.ts';
import { useCollect } from './use-collect.ts';

beforeAll(async () => {
  await loadTexts('dice', 'credits');
});

beforeEach(() => {
  queryClient.clear();
  takeToasts();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function Probe() {
  const { problem, collect } = useCollect(async () => undefined);
  return (
    <button type="button" onClick={() => void collect()}>
      {problem ?? 'collect'}
    </button>
  );
}

test('a failed collection shows an error on the page without a toast and can be retried', async () => {
  let reply: Reply = refusal(500, { code: 'server/internal' });
  const calls = serveApi(() => reply);
  signIn(player({ pendingCredits: 4 }));
  const screen = await render(<Probe />);
  await screen.getByRole('button', { name: 'collect' }).click();
  await expect.element(screen.getByRole('button')).not.toHaveTextContent('collect');
  expect(takeToasts()).toEqual([]);
  reply = { status: 200, body: { credits: 4, pendingCredits: 0 } };
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button', { name: 'collect' })).toBeVisible();
  expect(takeToasts()).toMatchObject([{ kind: 'success', description: 'From: Dice of Iris' }]);
  expect(calls).toHaveLength(2);
});
