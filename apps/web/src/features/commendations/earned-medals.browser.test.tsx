import { commendationGroups } from '@star-seekers/games/commendations';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../i18n/index.ts';
import { EarnedMedals } from '../players/player-card.tsx';

const earned = (name: string, runId: string) => ({ name, runId, earnedAt: 0 });

test('the card of a player has the medals, each a link to its run, and passes over unknown ones (P2.21c)', async () => {
  const onLeave = vi.fn();
  const commendations = [earned('five-ships', 'b'), earned('of-a-newer-hub', 'c')];
  const screen = await render(
    <MemoryRouter>
      <EarnedMedals commendations={commendations} onLeave={onLeave} />
    </MemoryRouter>,
  );
  const { length } = commendationGroups.flatMap(({ list }) => list);
  await expect.element(screen.getByText(`1 of ${length}`)).toBeVisible();
  const medal = screen.getByRole('link');
  await expect.element(medal).toHaveTextContent('Small Caravan. Watch the run');
  await expect.element(medal).toHaveAttribute('href', '/run/b');
  expect(medal.elements()).toHaveLength(1);
  await medal.click();
  expect(onLeave).toHaveBeenCalledOnce();
});
