import { type AnyRun, Keyframes, Run, type SimState } from '@star-seekers/sim';
import { lazy } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type CatalogEntry, catalog } from '../catalog.ts';
import { type AnyGame, dealerFor, games } from '../games.ts';
import type { FinishedRun, HostedCourse, Submission } from './game-host.ts';
import { button, testScreen } from './testing/screen-test.tsx';

const SEED = 5;
const BRANCH_TICK = 200;

const GAMES = catalog.filter(({ id }) => games.get(id)?.sim.beacons);

/** A run of a bot. */
function recorded({ id, sim, createBot }: AnyGame): AnyRun {
  const run: AnyRun = new Run(sim, { seed: SEED }, dealerFor(id, { seed: SEED }));
  const bot = createBot({ skill: 'poor', seed: SEED });
  while (!run.ended && run.state.tick < 3000) run.step(bot(run.state));
  run.quit();
  return run;
}

/** Sets a group up for runs on the course of a run of one game. */
function onCourseOf({ id, load }: CatalogEntry) {
  const game = games.get(id) as AnyGame;
  const screen = testScreen<SimState>(
    lazy(async () => ({ default: (await load()).Screen })),
    game,
  );
  const { setup, log } = recorded(game);
  const course = { setup, secret: [SEED, 0, 0, 0], log } as const;
  const ghosts = [
    { name: 'Nova', setup, log },
    { name: 'Kite', setup, log },
  ];
  const practicing = { ranked: null, practiceOnly: true, credits: null };

  async function endRun(): Promise<void> {
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await screen.passUntilShown(button('End run'));
    await button('End run').click();
    await button('End the run').click();
  }

  return { game, screen, course, ghosts, practicing, endRun };
}

describe.each(GAMES)('on the course of a run of $slug', (entry) => {
  const { screen, course, ghosts, practicing, endRun } = onCourseOf(entry);
  const { setup } = course;

  test('a duel begins where the run began, beside its ghosts, and hands in what was played', async () => {
    const handedIn: FinishedRun[] = [];
    const submit: HostedCourse['submit'] = (run, onChange) => {
      handedIn.push(run);
      onChange({ status: 'duel', place: 2, of: 3, isBest: true } satisfies Submission);
      return () => undefined;
    };
    const memory = await screen.open({
      ...practicing,
      course: {
        kind: 'duel',
        plan: { course, ghosts },
        toBeat: { name: 'Nova', score: 12_345 },
        backHref: '/challenge/1',
        submit,
      },
    });
    await expect
      .element(page.getByText('A duel on the same course is free and does not count.', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'To the challenge' })).toHaveAttribute('href', '/challenge/1');
    await screen.ready('Start the Duel');
    await button('Start the Duel').click();
    await screen.untilPlaying();
    const list = page.getByRole('list', { name: 'Ghosts, and your lead' });
    await expect.element(list.getByRole('listitem').first()).toHaveTextContent('1Nova0');
    expect(page.getByText(/ to (Bronze|Silver|Gold)$/).elements()).toEqual([]);
    screen.step(120);
    await endRun();
    await screen.passUntilShown(page.getByText('Place 2 of 3 in this challenge.', { exact: false }));
    expect(page.getByText('This run counts', { exact: true }).query()).toBeNull();
    await expect.element(page.getByText('To beat: 12,345 by Nova')).toBeVisible();
    expect(handedIn).toMatchObject([{ ticket: { practice: true, setup }, log: { quit: true, begins: [] } }]);
    screen.passUnseen();
    await button('Duel Again').click();
    await screen.untilPlaying();
    expect(screen.state().tick).toBeLessThan(60);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await button('To the challenge').click();
    expect(memory.visited).toEqual(['leave']);
  });
});

describe('on the course of a run, alike in all games', () => {
  const { game, screen, course, practicing, endRun } = onCourseOf(GAMES[0] as CatalogEntry);
  const { setup, log } = course;

  test('a run is taken over at a tick, and once more from there', async () => {
    const keyframes = new Keyframes(game.sim, setup, log);
    const plan = {
      course,
      branch: { keyframes, tick: BRANCH_TICK },
      ghosts: [{ name: 'Nova', setup, log, keyframes }],
    };
    const memory = await screen.open({
      ...practicing,
      course: { kind: 'branch', plan, backHref: '/run/1?t=3' },
    });
    await screen.ready('Take the Controls');
    await button('Take the Controls').click();
    await screen.untilPlaying();
    expect(screen.state().tick).toBeGreaterThan(BRANCH_TICK);
    screen.step(60);
    await endRun();
    await screen.passUntilShown(page.getByText('Practice does not count.'));
    screen.passUnseen();
    await button('From Here Again').click();
    await screen.untilPlaying();
    expect(screen.state().tick).toBeGreaterThan(BRANCH_TICK);
    expect(screen.state().tick).toBeLessThan(BRANCH_TICK + 60);
    expect([memory.submitted, memory.pauses]).toEqual([[], []]);
  });
});
