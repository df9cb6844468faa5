import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawConditions } from '@star-seekers/sim';
import { lazy } from 'react';
import { type CatalogEntry, catalog } from '../catalog.ts';
import { type AnyGame, games } from '../games.ts';
import { button, openDetails, testScreen } from './testing/screen-test.tsx';

/** Sets a file or a group up for practice of one game. */
function practiceOf(slug: string) {
  const { id, load } = catalog.find((entry) => entry.slug === slug) as CatalogEntry;
  const game = games.get(id) as AnyGame;
  const screen = testScreen(
    lazy(async () => ({ default: (await load()).Screen })),
    game,
  );
  /** Ends the run from its pause, which in the quiz comes after the question. */
  async function endRun(): Promise<void> {
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await screen.passUntil(() => game.sim.pausable?.(screen.state()) !== false);
    await screen.passUntilShown(button('End run'));
    await button('End run').click();
    await expect.element(page.getByText('Practice costs nothing', { exact: false })).toBeVisible();
    await button('End the run').click();
    await screen.passUntilShown(page.getByText('Practice does not count.'));
  }
  const options = drawConditions(game.sim, 8);
  return { screen, endRun, conditions: options && { options, isSpent: false } };
}

async function labelled(): Promise<void> {
  await expect.element(page.getByText('Practice', { exact: true }).last()).toBeVisible();
}

/** The day's conditions as the screen says them, in the menu. */
async function saidConditions(): Promise<string> {
  const label = page.getByText('Conditions of the day');
  await expect.element(label).toBeVisible();
  const said = label.element().parentElement?.textContent.replace('Conditions of the day', '').trim() ?? '';
  expect(said).toMatch(/\w{3}/);
  return said;
}

describe.each(catalog)('practice of $slug', ({ slug }) => {
  const { screen, endRun, conditions } = practiceOf(slug);

  test('a visitor plays with one press, sees all along that it is practice and under which conditions of a day, and learns what a run that counts adds', async () => {
    const memory = await screen.open({
      ranked: null,
      practiceOnly: true,
      credits: null,
      ...(conditions && { conditions }),
    });
    await labelled();
    if (conditions) await expect.element(page.getByText('Daily challenge', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Practice is free.', { exact: false })).toBeVisible();
    const said = conditions && (await saidConditions());
    await screen.ready('Start Practice - Free');
    await button('Start Practice - Free').click();
    if (said) await expect.element(page.getByText(said, { exact: true }).last()).toBeVisible();
    await screen.untilPlaying();
    await labelled();
    await endRun();
    await expect.element(page.getByRole('region', { name: 'What a run that counts adds' })).toBeVisible();
    screen.passUnseen();
    await button('Sign Up for Runs That Count').click();
    expect(memory.visited).toEqual(['playRanked']);
    expect([memory.pauses, memory.submitted]).toEqual([[], []]);
  });
});

describe('the menu of a day, alike in all games', () => {
  const { screen, conditions } = practiceOf('space-snake');

  test('the conditions of a day stand in the middle of a phone, in lines of their own', async () => {
    await page.viewport(390, 844);
    await screen.open({ ...(conditions && { conditions }) });
    const label = page.getByText('Conditions of the day');
    await expect.element(label).toBeVisible();
    const [name, said] = [label.element(), label.element().nextElementSibling].map((part) =>
      part?.getBoundingClientRect(),
    );
    if (!name || !said) throw new Error('no conditions are said');
    for (const { left, right } of [name, said]) expect(Math.abs(left + right - 390)).toBeLessThan(4);
    expect(said.top).toBeGreaterThanOrEqual(name.bottom - 1);
  });
});

describe('practice of a player, alike in all games', () => {
  const { screen, endRun, conditions } = practiceOf('space-snake');

  test('a player practices from the menu and goes back to it, without a credit or anything kept', async () => {
    const memory = await screen.open({ credits: 1 });
    await screen.ready(/^start/i);
    await button(/Practice - Free$/).click();
    await expect.element(page.getByText('Practice is free.', { exact: false })).toBeVisible();
    await screen.untilPlaying();
    await labelled();
    await endRun();
    expect(button('Counted Run - 1 Credit').element().className).toMatch(/primary/);
    expect(button('Practice Again').element().className).not.toMatch(/primary/);
    screen.passUnseen();
    await button('Counted Run - 1 Credit').click();
    await expect.element(button(/Practice - Free$/)).toBeVisible();
    expect(memory.getHost().credits).toBe(1);
    expect([memory.pauses, memory.submitted, memory.visited]).toEqual([[], [], []]);
  });

  test('the result of the attempt of a day leads back to the day first', async () => {
    const toDay = () => undefined;
    const challenge = () => undefined;
    await screen.open({
      credits: 1,
      challenge,
      conditions: { options: conditions?.options ?? {}, isSpent: false, toDay, dayHref: '/daily/2026-11-26' },
    });
    const back = page.getByRole('link', { name: 'To the daily' });
    await expect.element(back).toHaveAttribute('href', '/daily/2026-11-26');
    // Its points are of the day, and its score is no best.
    for (const badge of ['Max 2000 Points', 'Your Best –'])
      await expect.element(page.getByText(badge)).not.toBeInTheDocument();
    await screen.start();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await screen.passUntilShown(button('End run'));
    await button('End run').click();
    await button('End the run').click();
    await screen.passUntilShown(button('To the daily'));
    expect(button('To the daily').element().className).toMatch(/primary/);
    expect(button(/Practice - Free$/).element().className).not.toMatch(/primary/);
    // It has no score that anybody could beat.
    await openDetails();
    await expect.element(page.getByText('Wave', { exact: true }).last()).toBeVisible();
    expect(button('Challenge a Friend').query()).toBeNull();
  });

  test('a day offers practice once its ranked run has begun', async () => {
    const memory = await screen.open({ conditions: { options: conditions?.options ?? {}, isSpent: true } });
    await saidConditions();
    await expect.element(button('Start Practice - Free')).toBeVisible();
    expect(memory.getHost().ranked).not.toBeNull();
    expect(button('Counted Run - 1 Credit').query()).toBeNull();
  });

  test.for([
    ['is missing', { credits: 1 }, false],
    ['would be spent on a device that was too slow', { answers: { fault: { kind: 'slow', seconds: 9 } } }, true],
  ] as const)('a result after which a credit %s offers practice before another run', async ([, options, isFirst]) => {
    await screen.open(options);
    await screen.start();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await screen.passUntilShown(button('End run'));
    await button('End run').click();
    await button('End the run').click();
    await screen.passUntilShown(button(/Practice - Free$/));
    expect(/primary/.test(button(/Practice - Free$/).element().className)).toBe(isFirst);
    expect(button('Play Again - 1 Credit').element().className).not.toMatch(/primary/);
    screen.passUnseen();
    await button(/Practice - Free$/).click();
    await screen.untilPlaying();
    await labelled();
  });
});
