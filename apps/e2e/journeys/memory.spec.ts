import { games } from '@star-seekers/games';
import type { DealerSecret } from '@star-seekers/sim';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Hub } from '../support/hub.ts';
import { keptRuns } from '../support/kept-runs.ts';
import { everythingKept, listenIn } from '../support/listen-in.ts';
import { giveOwnTime } from '../support/own-time.ts';
import { type PlayedGame, holdTimeAt, openGame, passCountdown, passUntilShown, startRun } from '../support/play.ts';
import { enlistWithCredits } from '../support/player.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen-checks.ts';

const CARDS = 24;
const COLUMNS = 6;

const MEMORY: PlayedGame = {
  id: 3,
  title: 'Cosmic Memory Challenge',
  start: /^Start Game/,
  paused: 'Paused',
  ended: 'Run ended',
};

test('by keys and names alone a level is cleared, and the browser never holds a face that was not turned', async ({
  page,
  context,
  hub,
  allowedConsole,
}) => {
  // The browser's own line about each refused cheat.
  allowedConsole.push(/status of 409/);
  const { received } = listenIn(context);
  await enlistWithCredits(page);
  await giveOwnTime(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Play Now: Space Traders' }).press('Enter');
  await holdTimeAt(page, MEMORY.start);
  await expect(page.getByRole('button', { name: 'Start Game - 1 Credit' })).toBeFocused();
  const started = page.waitForResponse((response) => response.url().endsWith('/api/runs'));
  await page.keyboard.press('Enter');
  const run = (await (await started).json()) as { runId: string; setup: object };
  expect(run.setup).toEqual({});

  const [secret] = await hub.secrets();
  if (!secret) throw new Error('the run has no secret');
  const faces = layoutOf(secret);
  const player = new KeyPlayer(page, hub);
  await player.begin();
  const stranger = faces.findIndex((face) => face !== faces[0]);
  await player.turnTwo(0, stranger, 'strangers');
  await player.turnTwo(0, faces.lastIndexOf(faces[0] ?? -1), 'pair');
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expectAccessible(page);

  const kept = `${received.join('\n')}\n${await everythingKept(page)}`;
  for (const word of secret) expect(kept).not.toContain(String(word));
  // No list of faces, in whatever form: not even four in a row.
  for (let card = 0; card + 4 <= CARDS; card++) {
    expect(kept).not.toContain(JSON.stringify(faces.slice(card, card + 4)).slice(1, -1));
  }
  const reveals = received.filter((text) => text.includes('/reveal '));
  expect(reveals.map((text) => text.slice(text.indexOf('{')))).toEqual(
    player.turned.map((card) => JSON.stringify({ reveal: { face: faces[card] } })),
  );
  expect(received.filter((text) => /"faces?"/.test(text) && !text.includes('/reveal '))).toEqual([]);

  // What a script would try from the page.
  const next = player.turned.length;
  const ask = async (body: object) => askFromPage(page, run.runId, body);
  expect(await ask({ index: next + 1, tick: 9000, request: { level: 1, card: 20 } })).toBe(409);
  expect(await ask({ index: next, tick: 1, request: { level: 1, card: 20 } })).toBe(409);
  expect(await ask({ index: 0, tick: 9000, request: { level: 1, card: 20 } })).toBe(409);
  expect(await ask({ index: next, tick: 900_000, request: { level: 1, card: 20 } })).toBe(409);

  await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter');
  await player.begin();
  for (const [card, face] of faces.entries()) {
    const mate = faces.lastIndexOf(face);
    if (face !== faces[0] && mate !== card) await player.turnTwo(card, mate, 'pair');
  }
  await passUntilShown(page, hub, page.getByRole('heading', { name: 'Level 1 complete' }));
  await expect(page.getByRole('button', { name: 'Level 2' })).toBeFocused();
  await expectAccessible(page);
  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Finish Game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await passUntilShown(page, hub, page.getByRole('heading', { name: 'Victory' }));
  expect((await scored).status()).toBe(200);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a reload and a lost answer cost nothing: the same card shows the same face', async ({
  page,
  context,
  hub,
  allowedConsole,
}) => {
  allowedConsole.push(/net::ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 740 });
  await enlistWithCredits(page);
  await openGame(page, MEMORY);
  await startRun(page, hub, MEMORY, 'finger');
  await expectNoSidewaysScroll(page);
  let lost = 0;
  await context.route('**/reveal', async (route) => {
    // The server answers, and the answer is lost on the way.
    if (lost++ === 0) {
      await route.fetch();
      await route.abort('failed');
    } else await route.continue();
  });
  const first = page.getByRole('button', { name: /^Row 1, column 1: / });
  await first.click();
  await passUntilShown(page, hub, page.getByRole('button', { name: /^Row 1, column 1: (?!face down)/ }));
  expect(lost).toBeGreaterThan(1);
  const name = await first.getAttribute('aria-label');
  // What was done is kept when the page goes.
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('heading', { name: MEMORY.paused })).toBeVisible();
  await expect.poll(async () => (await keptRuns(page))[0]?.commands, { intervals: [20] }).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(first).toHaveAccessibleName(name ?? '');
  await expect(page.getByText('This run', { exact: false })).toBeHidden();
});

/** Plays by keys, and knows what a screen reader is told. */
class KeyPlayer {
  readonly turned: number[] = [];
  readonly #page: Page;
  readonly #hub: Hub;
  #at = 0;

  constructor(page: Page, hub: Hub) {
    this.#page = page;
    this.#hub = hub;
  }

  /** Waits until the board takes keys. */
  async begin(): Promise<void> {
    await passCountdown(this.#page, this.#hub);
    await expect(this.#card(this.#at)).toBeFocused();
  }

  /** Turns two cards by keys; their names say whether they are a pair. */
  async turnTwo(first: number, second: number, are: 'pair' | 'strangers'): Promise<void> {
    const name = await this.#turn(first);
    const other = await this.#turn(second);
    expect(name === other).toBe(are === 'pair');
    for (const card of [first, second]) await this.#passUntil(card, are === 'pair' ? /: .*, matched$/ : /: face down$/);
  }

  async #turn(card: number): Promise<string> {
    const rows = Math.floor(card / COLUMNS) - Math.floor(this.#at / COLUMNS);
    const columns = (card % COLUMNS) - (this.#at % COLUMNS);
    const press = async (key: string, times: number) => {
      for (let time = 0; time < Math.abs(times); time++) await this.#page.keyboard.press(key);
    };
    await press(rows > 0 ? 'ArrowDown' : 'ArrowUp', rows);
    await press(columns > 0 ? 'ArrowRight' : 'ArrowLeft', columns);
    this.#at = card;
    await expect(this.#card(card)).toBeFocused();
    await this.#page.keyboard.press('Enter');
    const label = await this.#passUntil(card, /: (?!face down$)/);
    this.turned.push(card);
    return label.replace(/^[^:]*: /, '').replace(/, matched$/, '');
  }

  /** Lets time pass until the card's name says so. @returns the name */
  async #passUntil(card: number, said: RegExp): Promise<string> {
    const place = `Row ${Math.floor(card / COLUMNS) + 1}, column ${(card % COLUMNS) + 1}`;
    const shown = this.#page.getByRole('button', { name: new RegExp(`^${place}${said.source}`) });
    await passUntilShown(this.#page, this.#hub, shown);
    return (await shown.getAttribute('aria-label')) ?? '';
  }

  #card(card: number) {
    const place = `Row ${Math.floor(card / COLUMNS) + 1}, column ${(card % COLUMNS) + 1}: `;
    return this.#page.getByRole('button', { name: place });
  }
}

/** The faces of the first level, which only the server's dealer knows. */
function layoutOf(secret: DealerSecret): number[] {
  const dealer = games.get(3)?.dealer;
  if (!dealer) throw new Error('the memory challenge has no dealer');
  return Array.from({ length: CARDS }, (_, card) => {
    const call = { index: 0, tick: 0, request: { level: 1, card } };
    return dealer.deal(secret, [], call, 0)['face'] ?? -1;
  });
}

/** Asks as a script on the page would. @returns the status of the answer */
async function askFromPage(page: Page, runId: string, body: object): Promise<number> {
  return page.evaluate(
    async ([path, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: text })).status;
    },
    [`/api/runs/${runId}/reveal`, JSON.stringify(body)] as const,
  );
}
