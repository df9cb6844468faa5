import { games } from '@star-seekers/games';
import { type DealerSecret, EMPTY_LOG, encodeLogPart, toBase64Url } from '@star-seekers/sim';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Hub } from '../support/hub.ts';
import { routeStream } from '../support/run-stream.ts';
import { collectResponses, everythingStored } from '../support/browser-data.ts';
import {
  type PlayedGame,
  endAndVerify,
  moveByArrows,
  openGame,
  passCountdown,
  passUntilShown,
} from '../support/play.ts';
import { registerWithCredits } from '../support/player.ts';
import { expectAccessible } from '../support/screen-checks.ts';

const CARDS = 24;
const COLUMNS = 6;

const MEMORY: PlayedGame = {
  id: 3,
  title: 'Cosmic Memory Challenge',
  start: /^Start Game/,
  paused: 'Paused',
  ended: 'Run ended',
};

test('cards are turned by keys and accessible names, and the browser gets no face before its card is turned', async ({
  page,
  context,
  hub,
  allowedConsole,
}) => {
  // The browser logs each refused cheat.
  allowedConsole.push(/status of 40[09]/);
  const { received } = collectResponses(context, '/api/');
  const stream = await routeStream(page);
  await registerWithCredits(page);
  await openGame(page, MEMORY);
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

  const browserData = `${[...received, ...stream.received].join('\n')}\n${await everythingStored(page)}`;
  for (const word of secret) expect(browserData).not.toContain(String(word));
  // Not even four faces in a row.
  for (let card = 0; card + 4 <= CARDS; card++) {
    expect(browserData).not.toContain(JSON.stringify(faces.slice(card, card + 4)).slice(1, -1));
  }
  const answers = stream.received.flatMap(
    (text) => (JSON.parse(text) as { answers?: readonly object[] }).answers ?? [],
  );
  expect(answers).toEqual(player.turned.map((card) => ({ reveal: { face: faces[card] } })));
  expect(received.filter((text) => /"faces?"/.test(text))).toEqual([]);

  // Chunks that a cheating script could send.
  const next = player.turned.length;
  const { chunks = 0, ticks = 0 } = (await hub.streamed()) ?? {};
  const peek = async (seq: number, index: number, tick: number) => {
    const calls = [{ index, tick, request: { level: 1, card: 20 } }];
    return sendChunk(page, run.runId, { seq, kind: 'begin', toTick: ticks, log: emptyPart(ticks), calls, token: null });
  };
  expect(await peek(chunks, next + 1, ticks)).toBe(400);
  expect(await peek(chunks, next, 1)).toBe(400);
  expect(await peek(chunks, 0, ticks)).toBe(400);
  expect(await peek(chunks - 1, next, ticks)).toBe(409);

  await endAndVerify(page, MEMORY);
});

/** Plays by keys and reads the accessible names of the cards. */
class KeyPlayer {
  readonly turned: number[] = [];
  readonly #page: Page;
  readonly #hub: Hub;
  #at = 0;

  constructor(page: Page, hub: Hub) {
    this.#page = page;
    this.#hub = hub;
  }

  /** Waits until the board accepts keys. */
  async begin(): Promise<void> {
    await passCountdown(this.#page, this.#hub);
    await expect(this.#card(this.#at)).toBeFocused();
  }

  /** Turns two cards by keys and checks by their names whether they are a pair. */
  async turnTwo(first: number, second: number, are: 'pair' | 'strangers'): Promise<void> {
    const name = await this.#turn(first);
    const other = await this.#turn(second);
    expect(name === other).toBe(are === 'pair');
    for (const card of [first, second]) await this.#passUntil(card, are === 'pair' ? /: .*, matched$/ : /: face down$/);
  }

  async #turn(card: number): Promise<string> {
    await moveByArrows(this.#page, COLUMNS, this.#at, card);
    this.#at = card;
    await expect(this.#card(card)).toBeFocused();
    await this.#page.keyboard.press('Enter');
    const label = await this.#passUntil(card, /: (?!face down$)/);
    this.turned.push(card);
    return label.replace(/^[^:]*: /, '').replace(/, matched$/, '');
  }

  /** Lets time pass until the card's name has this ending. @returns the name */
  async #passUntil(card: number, ending: RegExp): Promise<string> {
    const place = `Row ${Math.floor(card / COLUMNS) + 1}, column ${(card % COLUMNS) + 1}`;
    const shown = this.#page.getByRole('button', { name: new RegExp(`^${place}${ending.source}`) });
    await passUntilShown(this.#page, this.#hub, shown);
    return (await shown.getAttribute('aria-label')) ?? '';
  }

  #card(card: number) {
    const place = `Row ${Math.floor(card / COLUMNS) + 1}, column ${(card % COLUMNS) + 1}: `;
    return this.#page.getByRole('button', { name: place });
  }
}

/** The faces of the first level, computed with the dealer and the run's secret. */
function layoutOf(secret: DealerSecret): number[] {
  const dealer = games.get(3)?.dealer;
  if (!dealer) throw new Error('the memory challenge has no dealer');
  return Array.from({ length: CARDS }, (_, card) => {
    const call = { index: 0, tick: 0, request: { level: 1, card } };
    return dealer.deal({ secret, options: undefined }, [], call, 0)['face'] ?? -1;
  });
}

/** A log without commands up to this tick. */
function emptyPart(ticks: number): string {
  const sim = games.get(3)?.sim;
  if (!sim) throw new Error('the memory challenge has no rules');
  return toBase64Url(encodeLogPart(sim.commands, { ...EMPTY_LOG, ticks }));
}

/** Sends a chunk as a script on the page would. @returns the status of the response */
async function sendChunk(page: Page, runId: string, chunk: object): Promise<number> {
  return page.evaluate(
    async ([path, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: text })).status;
    },
    [`/api/runs/${runId}/chunks`, JSON.stringify({ epoch: 1, chunk })] as const,
  );
}
