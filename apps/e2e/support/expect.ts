import { expect as playwrightExpect } from 'playwright/test';

type Poll = typeof playwrightExpect.poll;
type PollOptions = Exclude<Parameters<Poll>[1], string>;

/** Playwright waits longer between any two looks, up to a second, in which the page goes on drawing. */
const POLL_MS = 20;

const poll: Poll = (actual, options) => {
  const given: PollOptions = typeof options === 'string' ? { message: options } : options;
  return playwrightExpect.poll(actual, { intervals: [POLL_MS], ...given });
};

/** Playwright's `expect`, whose `poll` looks soon again. */
export const expect = new Proxy(playwrightExpect, {
  get: (target, name, receiver) => (name === 'poll' ? poll : Reflect.get(target, name, receiver)),
});
