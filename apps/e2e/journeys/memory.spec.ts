import { dealers } from '@star-seekers/games/sims';
import type { DealerSecret } from '@star-seekers/sim';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { everythingKept, listenIn } from '../support/listen-in.ts';
import { enlistWithCredits } from '../support/player.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen-checks.ts';

const CARDS = 24;
const COLUMNS = 6;

/** Forty-four pictures and Phaser take their time where software draws. */
const PATIENCE = { timeout: 150_000 };

test('by keys and names alone a level is cleared, and the browser never holds a face that was not turned', async ({
  page,
  context,
  hub,
  allowedConsole,
}) => {
  test.setTimeout(600_000);
  // The browser's own line about each refused cheat.
  allowedConsole.push(/status of 409/);
  const { received } = listenIn(context);
  await enlistWithCredits(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Play Now: Space Traders' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Start Game - 1 Credit' })).toBeFocused(PATIENCE);
  await expectAccessible(page);
  const started = page.waitForResponse((response) => response.url().endsWith('/api/runs'));
  await page.keyboard.press('Enter');
  const run = (await (await started).json()) as { runId: string; setup: object };
  expect(run.setup).toEqual({});

  const player = new KeyPlayer(page);
  await player.begin();
  for (let pair = 0; pair < 3; pair++) await player.turnNextTwo();
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expectAccessible(page);

  const [secret] = await hub.secrets();
  if (!secret) throw new Error('the run has no secret');
  const kept = `${received.join('\n')}\n${await everythingKept(page)}`;
  for (const word of secret) expect(kept).not.toContain(String(word));
  const faces = layoutOf(secret);
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

  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await player.begin();
  while (player.left > 0) await player.turnNextTwo();
  await expect(page.getByRole('heading', { name: 'Level 1 complete' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Level 2' })).toBeFocused();
  await expectAccessible(page);
  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Finish Game' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await scored).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Victory' })).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a reload and a lost answer cost nothing: the same card shows the same face', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.push(/net::ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 740 });
  await enlistWithCredits(page);
  await page.goto('/game3');
  await page.getByRole('button', { name: 'Start Game - 1 Credit' }).click();
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
  await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled();
  await expect(async () => {
    await first.click();
    await expect(first).not.toHaveAccessibleName(/face down/, { timeout: 4000 });
  }).toPass();
  expect(lost).toBeGreaterThan(1);
  const name = await first.getAttribute('aria-label');
  await page.reload();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(first).toHaveAccessibleName(name ?? '');
  await expect(page.getByText('This run', { exact: false })).toBeHidden();
});

/** Plays by keys, and knows what a screen reader is told. */
class KeyPlayer {
  readonly turned: number[] = [];
  readonly #page: Page;
  readonly #seen = new Map<number, string>();
  readonly #matched = new Set<number>();
  #at = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get left(): number {
    return CARDS - this.#matched.size;
  }

  /** Waits until the board takes keys. */
  async begin(): Promise<void> {
    await expect(this.#card(this.#at)).toBeFocused(PATIENCE);
    await expect(this.#page.locator('[data-overlay]')).toHaveCount(0);
    // The 3-2-1 is over when the run can be paused and nothing counts down any more.
    await expect(this.#page.getByRole('timer').filter({ hasText: /^[321]$/ })).toHaveCount(0);
  }

  /** Two cards: a pair that is known, else one that is new and its mate if that is known. */
  async turnNextTwo(): Promise<void> {
    const [known] = this.#knownPair();
    const first = known ?? this.#unknown();
    const name = await this.#turn(first);
    const mate = this.#mateOf(first, name);
    const second = mate ?? this.#unknown();
    const other = await this.#turn(second);
    if (other === name) {
      this.#matched.add(first).add(second);
      for (const card of [first, second]) await expect(this.#card(card)).toHaveAccessibleName(/, matched$/, PATIENCE);
    } else
      for (const card of [first, second]) await expect(this.#card(card)).toHaveAccessibleName(/: face down$/, PATIENCE);
  }

  #knownPair(): number[] {
    for (const [card, name] of this.#seen) {
      if (!this.#matched.has(card) && this.#mateOf(card, name) !== undefined) return [card];
    }
    return [];
  }

  #mateOf(card: number, name: string): number | undefined {
    return [...this.#seen].find(([other, seen]) => other !== card && seen === name && !this.#matched.has(other))?.[0];
  }

  #unknown(): number {
    const card = Array.from({ length: CARDS }, (_, place) => place).find((place) => !this.#seen.has(place));
    if (card === undefined) throw new Error('every card has been seen');
    return card;
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
    // A second card that is no mate lies open for half a second: shorter than a look now and then may take.
    const watch = await this.#card(card).evaluateHandle((element) => ({
      label: new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          const label = element.getAttribute('aria-label') ?? '';
          if (label.endsWith(': face down')) return;
          observer.disconnect();
          resolve(label);
        }).observe(element, { attributeFilter: ['aria-label'] });
      }),
    }));
    await this.#page.keyboard.press('Enter');
    const label = await watch.evaluate((watched) => watched.label);
    this.turned.push(card);
    const name = label.replace(/^[^:]*: /, '').replace(/, matched$/, '');
    this.#seen.set(card, name);
    return name;
  }

  #card(card: number) {
    const place = `Row ${Math.floor(card / COLUMNS) + 1}, column ${(card % COLUMNS) + 1}: `;
    return this.#page.getByRole('button', { name: place });
  }
}

/** The faces of the first level, which only the server's dealer knows. */
function layoutOf(secret: DealerSecret): number[] {
  const dealer = dealers.get(3);
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
