import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@star-seekers/ui/tokens.css';
import { LocalHost } from '../screen/local-host.ts';
import { ScreenHarness } from '../screen/testing/screen-harness.tsx';
import { button } from '../screen/testing/screen-test.tsx';
import { AnswerButton } from './answer-button.tsx';
import { loreMaster } from './sim.ts';

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

/** Box of an element's text, in pixels of the window. */
function textBoxOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

test.each(['ltr', 'rtl'])('in %s an English answer is next to its letter (D 9)', async (direction) => {
  await page.viewport(900, 600);
  document.documentElement.dir = direction;
  const Answer = () => <AnswerButton option={1} text="Hammers" lang="en" status="open" onLock={() => undefined} />;
  await render(<ScreenHarness Screen={Answer} memory={new LocalHost(loreMaster)} />);
  const answer = button(/Hammers/).element();
  const letter = (answer.querySelector('svg') as Element).getBoundingClientRect();
  const text = textBoxOf(answer.querySelector('[lang="en"]') as Element);
  const gap = direction === 'ltr' ? text.left - letter.right : letter.left - text.right;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(20);
});
