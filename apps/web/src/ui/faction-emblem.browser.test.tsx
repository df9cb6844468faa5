import type { Faction } from '@star-seekers/contracts/faction';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FactionEmblem } from './faction-emblem.tsx';

/** A picture that no browser can decode. */
const BROKEN = 'data:image/png;base64,AAAA';

test.each(['mud', 'oni', 'ustur', 'none', 'an unknown faction'] as Faction[])(
  "the faction's icon of the same size replaces a broken picture of %s (C 4)",
  async (faction) => {
    const { container } = await render(<FactionEmblem faction={faction} size="40px" />);
    const picture = container.querySelector('img');
    if (!picture) throw new Error('no picture');
    picture.src = BROKEN;
    await expect.poll(() => container.querySelector('img')).toBeNull();
    const icon = container.querySelector('svg');
    expect(icon?.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
    expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
);

test('after a failure another faction shows its own picture (C 4)', async () => {
  const { container, rerender } = await render(<FactionEmblem faction="mud" />);
  container.querySelector('img')?.setAttribute('src', BROKEN);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  await rerender(<FactionEmblem faction="oni" />);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('oni');
});

test('an unknown faction has the generic picture, and no other one has it (P3.3)', async () => {
  const sources: (string | null | undefined)[] = [];
  for (const faction of ['none', 'pirates', 'mud', 'oni', 'ustur'] as Faction[]) {
    const { container, unmount } = await render(<FactionEmblem faction={faction} />);
    sources.push(container.querySelector('img')?.getAttribute('src'));
    await unmount();
  }
  const [generic, unknown, ...others] = sources;
  expect(generic).toEqual(expect.stringMatching(/./));
  expect(unknown).toBe(generic);
  expect(others).not.toContain(generic);
});
