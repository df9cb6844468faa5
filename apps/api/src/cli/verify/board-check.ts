import type { GameRow, RunPage } from '@star-seekers/contracts';
import { runConcurrently } from '../../platform/run-concurrently.ts';
import type { BoardAddress } from './address.ts';
import { type PagedRow, copyFaults, duplicateFaults, periodFaults, rowFaults, untiedFaults } from './board-faults.ts';
import type { ForeignHub } from './foreign-hub.ts';
import type { CheckedRun, RunChecker } from './run-checker.ts';

const PAGE_SIZE = 100;

/** More rows of one board are not read: a hub can invent them without end. */
const MOST_ROWS = 100_000;

/** A row that seems wrong is read again at most so often, until its surroundings stay the same meanwhile. */
const MOST_READINGS = 5;

/** Rows that are read again with it: more than new runs come between two readings. */
const SURROUNDINGS = 20;

/** A row that does not hold. */
export interface FaultyRow {
  readonly row: GameRow;
  readonly faults: readonly string[];
}

/** Checks the boards of a hub. Runs are played again once, however many boards show them. */
export class BoardCheck {
  readonly #hub: ForeignHub;
  readonly #checker: RunChecker;
  readonly #mostRows: number;
  readonly #checked = new Map<string, CheckedRun>();

  constructor(hub: ForeignHub, checker: RunChecker, mostRows = MOST_ROWS) {
    this.#hub = hub;
    this.#checker = checker;
    this.#mostRows = mostRows;
  }

  /** All rows of a board. @throws {Error} as {@link ForeignHub.get} */
  async read(board: BoardAddress): Promise<GameRow[]> {
    const rows: GameRow[] = [];
    for (let after: string | undefined; ;) {
      const page = await this.#rowsBelow(board, after, PAGE_SIZE);
      rows.push(...page);
      const last = page.at(-1)?.runId;
      if (page.length < PAGE_SIZE || last === undefined) return rows;
      if (last === after) throw new Error(`${this.#hub.origin} answers the same rows of the board again`);
      if (rows.length >= this.#mostRows)
        throw new Error(`${this.#hub.origin} answers more than ${this.#mostRows} rows of a board`);
      after = last;
    }
  }

  /**
   * The rows that do not hold. A board changes while it is read, so a row that seems wrong is read again with its surroundings.
   * @param onRow called after every row, with how many are done
   * @throws {Error} as {@link ForeignHub.get}
   */
  async faultyRows(board: BoardAddress, rows: readonly GameRow[], onRow: (done: number) => void): Promise<FaultyRow[]> {
    let done = 0;
    await runConcurrently(rows, this.#checker.lanes, async ({ runId }) => {
      if (!this.#checked.has(runId)) this.#checked.set(runId, await this.#checker.check(this.#hub, runId));
      onRow(++done);
    });
    const faults = rows.map((row, index) => this.#faultsOf(board, row, rows[index - 1]));
    const wrong = [...rows.keys()].filter((index) => (faults[index]?.length ?? 0) > 0);
    await runConcurrently(wrong, this.#checker.lanes, async (index) => {
      const row = rows[index];
      if (row) faults[index] = await this.#readAgain(board, row, rows[index - 2]);
    });
    const pages = [...new Set(rows.map((row) => this.#pageOf(row)))].filter((page) => page !== undefined);
    const ofBoard = [
      duplicateFaults(rows),
      periodFaults(board.period, pages),
      copyFaults(pages),
      untiedFaults(board, pages),
    ];
    return rows
      .map((row, index) => {
        const further = ofBoard.map((byRun) => byRun.get(row.runId)).filter((fault) => fault !== undefined);
        return { row, faults: [...(faults[index] ?? []), ...further] };
      })
      .filter((row) => row.faults.length > 0);
  }

  /** The faults of a row, read until the page of its run is the same before and after its surroundings on the board. */
  async #readAgain(board: BoardAddress, row: GameRow, twoAbove: GameRow | undefined): Promise<string[]> {
    for (let reading = 1; reading <= MOST_READINGS; reading++) {
      const checked = await this.#checker.check(this.#hub, row.runId);
      this.#checked.set(row.runId, checked);
      const rows = await this.#rowsBelow(board, twoAbove?.runId, SURROUNDINGS);
      const later = await this.#hub.get('runPage', { params: { id: row.runId } });
      if (placeOf(checked.page) !== placeOf(later)) continue;
      const at = rows.findIndex(({ runId }) => runId === row.runId);
      const found = rows[at];
      if (found && (at > 0 || twoAbove === undefined)) return this.#faultsOf(board, found, rows[at - 1]);
      // Its player has surpassed it, or it was voided.
      if (later && later.ranks[board.period] === null) return [];
    }
    return ['place: it is not where it was on the board, and its page says that it is on it'];
  }

  #faultsOf(board: BoardAddress, row: GameRow, above: GameRow | undefined): string[] {
    const paged = (each: GameRow): PagedRow => ({ row: each, page: this.#pageOf(each) });
    const faults = rowFaults(board, paged(row), above && paged(above));
    return [...faults, ...(this.#checked.get(row.runId)?.faults ?? [])];
  }

  #pageOf({ runId }: GameRow): RunPage | undefined {
    return this.#checked.get(runId)?.page;
  }

  /** Rows below a run, or the first. */
  async #rowsBelow({ gameId, period, scope, scale }: BoardAddress, after: string | undefined, limit: number) {
    const query = {
      type: period,
      scope,
      limit: String(limit),
      ...(scale !== undefined && { scale: String(scale) }),
      ...(after !== undefined && { after }),
    };
    const rows = await this.#hub.get('gameBoard', { params: { gameId: String(gameId) }, query });
    if (!rows) throw new Error(`${this.#hub.origin} has no board of game ${gameId}`);
    return rows;
  }
}

/** Where a run stands by its page, to be compared. */
function placeOf(page: RunPage | undefined): string {
  return JSON.stringify(page && [page.standing, page.ranks, page.next?.runId]);
}
