import type { GameRow, RunPage } from '@star-seekers/contracts';
import type { BoardAddress } from './address.ts';
import { copyFaults, listFaults, periodFaults, rowFaults } from './board-faults.ts';
import type { ForeignHub } from './foreign-hub.ts';
import type { CheckedRun, RunChecker } from './run-checker.ts';

const PAGE_SIZE = 100;

/** A row that does not hold. */
export interface FaultyRow {
  readonly row: GameRow;
  readonly faults: readonly string[];
}

/** Runs are played again once, however many boards show them. */
export class BoardCheck {
  readonly #hub: ForeignHub;
  readonly #checker: RunChecker;
  readonly #checked = new Map<string, CheckedRun>();

  constructor(hub: ForeignHub, checker: RunChecker) {
    this.#hub = hub;
    this.#checker = checker;
  }

  /** All rows of a board. @throws {Error} as {@link ForeignHub.get} */
  async read({ gameId, period, scope }: BoardAddress): Promise<GameRow[]> {
    const rows: GameRow[] = [];
    const params = { gameId: String(gameId) };
    const query = { type: period, scope, limit: String(PAGE_SIZE) };
    for (let after: string | undefined; ;) {
      const page = await this.#hub.get('gameBoard', {
        params,
        query: after === undefined ? query : { ...query, after },
      });
      if (!page) throw new Error(`${this.#hub.origin} has no board of game ${gameId}`);
      rows.push(...page);
      const last = page.at(-1)?.runId;
      if (page.length < PAGE_SIZE || last === undefined) return rows;
      if (last === after) throw new Error(`${this.#hub.origin} answers the same rows of the board again`);
      after = last;
    }
  }

  /**
   * The rows that do not hold. A board changes while it is read, so what is at fault is read again once.
   * @param onRow called after every row, with how many are done
   */
  async faultyRows(board: BoardAddress, rows: readonly GameRow[], onRow: (done: number) => void): Promise<FaultyRow[]> {
    const faulty = await this.#check(board, rows, onRow);
    if (faulty.length === 0) return faulty;
    for (const { row } of faulty) this.#checked.delete(row.runId);
    const still = await this.#check(board, await this.read(board), () => undefined);
    const before = new Set(faulty.map(({ row }) => row.runId));
    return still.filter(({ row }) => before.has(row.runId));
  }

  async #check(board: BoardAddress, rows: readonly GameRow[], onRow: (done: number) => void): Promise<FaultyRow[]> {
    await this.#playAll(rows, onRow);
    const pageOf = (row: GameRow) => this.#checked.get(row.runId)?.shown?.page;
    const pages = [...new Map(rows.map((row) => [row.runId, pageOf(row)])).values()].filter(
      (page) => page !== undefined,
    );
    const ofList = [listFaults(rows), periodFaults(board.period, pages), copyFaults(pages)];
    return rows
      .map((row, index): FaultyRow => {
        const above = rows[index - 1];
        const before = above && { row: above, page: pageOf(above) };
        const page: RunPage | undefined = pageOf(row);
        const faults = [
          ...ofList.flatMap((byRun) => byRun.get(row.runId) ?? []),
          ...(page ? rowFaults(board, row, page, before) : []),
          ...(this.#checked.get(row.runId)?.faults ?? []),
        ];
        return { row, faults };
      })
      .filter(({ faults }) => faults.length > 0);
  }

  async #playAll(rows: readonly GameRow[], onRow: (done: number) => void): Promise<void> {
    const waiting = rows.values();
    let done = 0;
    const lane = async () => {
      for (const { runId } of waiting) {
        if (!this.#checked.has(runId)) this.#checked.set(runId, await this.#checker.check(this.#hub, runId));
        onRow(++done);
      }
    };
    await Promise.all(Array.from({ length: this.#checker.lanes }, lane));
  }
}
