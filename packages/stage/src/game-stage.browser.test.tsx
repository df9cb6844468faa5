import { beforeAll, expect, test } from 'vitest';
import { countLiveContexts, startCensus, takeCensus } from './testing/page-census.ts';
import { headingIn, renderPlaying, renderStage } from './testing/render-stage.tsx';
import { expectQuietConsole } from './testing/scene-test.ts';
import { paintNothing } from './testing/paint-nothing.ts';

paintNothing();

beforeAll(startCensus);

expectQuietConsole();

test('mounts and unmounts under StrictMode leave nothing behind, however many', async () => {
  const cycle = async () => {
    const { screen } = await renderPlaying();
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    await screen.unmount();
    screen.container.remove();
    await expect.poll(() => document.querySelectorAll('canvas').length).toBe(0);
  };
  await cycle();
  const before = takeCensus();
  for (let count = 0; count < 3; count++) await cycle();
  expect(takeCensus()).toEqual(before);
  expect(countLiveContexts()).toBeLessThanOrEqual(1);
});

test('takes the focus when the run goes on, and leaves it alone otherwise', async () => {
  const { controller, stage, screen } = await renderStage();
  const resume = screen.getByRole('button', { name: 'Resume' });
  await resume.click();
  expect(document.activeElement).toBe(stage);
  controller.pause();
  (resume.element() as HTMLElement).focus();
  expect(document.activeElement).toBe(resume.element());
  controller.play({ withCountdown: true });
  expect(document.activeElement).toBe(stage);
});

test('buttons on the page press the game’s buttons', async () => {
  const { controller, actions } = await renderPlaying();
  actions.current?.press('right');
  await expect.poll(headingIn(controller)).toBe(1);
  actions.current?.release('right');
  await expect.poll(headingIn(controller)).toBe(0);
  actions.current?.press('pause');
  expect(controller.getSnapshot().phase).toBe('paused');
});

test('another run is played on the stage that is loaded already', async () => {
  const { controller, stage } = await renderPlaying();
  const canvas = stage.querySelector('canvas');
  controller.quit();
  controller.load({ seed: 9 });
  controller.play();
  await expect.poll(() => controller.state.tick).toBeGreaterThan(0);
  expect(stage.querySelector('canvas')).toBe(canvas);
});
