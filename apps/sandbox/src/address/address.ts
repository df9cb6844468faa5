import type { BotSkill } from '@star-seekers/games';

/** The user (`hands`) or a bot. */
export type PilotChoice = 'hands' | BotSkill;

export const PILOTS: readonly PilotChoice[] = ['hands', 'good', 'poor'];

/** `stage`: the bare canvas and the tools. `screen`: the game's whole screen, as in the hub. */
export type Mode = 'stage' | 'screen';

export const MODES: readonly Mode[] = ['stage', 'screen'];

/** The parameters of the sandbox's address. A bug report is such an address. */
export interface SandboxAddress {
  readonly gameId: number;
  /** Unsigned 32-bit integer. */
  readonly seed: number;
  readonly pilot: PilotChoice;
  readonly mode: Mode;
  readonly speed: number;
  /** A packed run, or the URL of a run's file. */
  readonly replay: string | null;
  /** The tick of the replay to show; null for its end. */
  readonly tick: number | null;
}

/** An invalid parameter; its default is used instead. */
export interface AddressProblem {
  readonly parameter: 'game' | 'seed' | 'bot' | 'mode' | 'speed' | 'tick';
  readonly value: string;
}

export const SPEED_RANGE = { min: 0.1, max: 8 } as const;

export const MAX_SEED = 0xffff_ffff;

/**
 * Reads `?game&seed&bot&mode&speed&replay&tick`. Never throws: a missing or invalid parameter gets its default.
 * @param playable ids of the games that can be run; the first one is the default
 */
export function readAddress(
  search: string,
  playable: readonly number[],
): { readonly address: SandboxAddress; readonly problems: readonly AddressProblem[] } {
  const parameters = new URLSearchParams(search);
  const problems: AddressProblem[] = [];
  const read = <Value>(
    parameter: AddressProblem['parameter'],
    fallback: Value,
    parse: (text: string) => Value | undefined,
  ): Value => {
    const text = parameters.get(parameter);
    if (text === null || text === '') return fallback;
    const value = parse(text);
    if (value === undefined) problems.push({ parameter, value: text });
    return value ?? fallback;
  };
  const address: SandboxAddress = {
    gameId: read('game', playable[0] ?? 0, (text) => playable.find((id) => String(id) === text)),
    seed: read('seed', 1, parseSeed),
    pilot: read('bot', 'hands', (text) => PILOTS.find((pilot) => pilot === text)),
    mode: read('mode', 'stage', (text) => MODES.find((mode) => mode === text)),
    speed: read('speed', 1, parseSpeed),
    replay: parameters.get('replay') || null,
    tick: read<number | null>('tick', null, (text) => parseWhole(text)),
  };
  return { address, problems };
}

/** The query string of an address, without parameters that have their defaults. */
export function writeAddress(address: SandboxAddress): string {
  const parameters = new URLSearchParams({ game: String(address.gameId) });
  if (address.replay === null) parameters.set('seed', String(address.seed));
  if (address.pilot !== 'hands') parameters.set('bot', address.pilot);
  if (address.mode !== 'stage') parameters.set('mode', address.mode);
  if (address.speed !== 1) parameters.set('speed', String(address.speed));
  if (address.tick !== null) parameters.set('tick', String(address.tick));
  if (address.replay !== null) parameters.set('replay', address.replay);
  return `?${parameters.toString()}`;
}

/** Parses a decimal seed; undefined if it is invalid. */
export function parseSeed(text: string): number | undefined {
  const seed = parseWhole(text);
  return seed !== undefined && seed <= MAX_SEED ? seed : undefined;
}

function parseSpeed(text: string): number | undefined {
  const speed = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return speed >= SPEED_RANGE.min && speed <= SPEED_RANGE.max ? speed : undefined;
}

function parseWhole(text: string): number | undefined {
  return /^\d{1,10}$/.test(text.trim()) ? Number(text) : undefined;
}
