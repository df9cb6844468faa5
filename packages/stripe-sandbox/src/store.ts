import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

/** A stored API object. It refers to related objects by id. */
export interface Stored {
  readonly id: string;
  readonly object: string;
  readonly created: number;
}

export interface Page {
  readonly limit: number;
  /** Id of the last object already listed: the page continues with older ones. */
  readonly startingAfter?: string | undefined;
  /** Only objects whose fields equal the value or one of the values. */
  readonly where?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Only objects created within these bounds, in epoch seconds. */
  readonly created?: { readonly gte?: number | undefined; readonly lte?: number | undefined };
}

/** A pending webhook delivery. */
export interface Delivery {
  readonly id: number;
  readonly eventId: string;
  /** Attempts so far. */
  readonly attempts: number;
  /** Epoch milliseconds. */
  readonly dueAt: number;
}

/** The answer stored under an idempotency key. */
export interface StoredAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly body: string;
}

/** The sandbox's state in one SQLite file, so that it survives a restart. */
export class Store {
  readonly #db: Database.Database;

  /** @param path of the file, whose folder is created, or `:memory:` */
  constructor(path: string) {
    if (path !== ':memory:') makePrivate(path);
    this.#db = new Database(path);
    this.#db.pragma('journal_mode = WAL');
    this.#db.exec(`
      create table if not exists objects (
        sequence integer primary key autoincrement,
        id text not null unique,
        kind text not null,
        created integer not null,
        body text not null
      );
      create index if not exists objects_of_kind on objects (kind, sequence);
      create table if not exists deliveries (
        id integer primary key autoincrement,
        event_id text not null,
        attempts integer not null,
        due_at integer not null
      );
      create table if not exists kept_answers (
        key text primary key,
        request_hash text not null,
        status integer not null,
        body text not null
      );
    `);
  }

  /** Commits the changes of `work`, or rolls them back when it throws. */
  transaction<Result>(work: () => Result): Result {
    return this.#db.transaction(work).immediate();
  }

  insert(object: Stored): void {
    this.#db
      .prepare('insert into objects (id, kind, created, body) values (?, ?, ?, ?)')
      .run(object.id, object.object, object.created, JSON.stringify(object));
  }

  update(object: Stored): void {
    this.#db.prepare('update objects set body = ? where id = ?').run(JSON.stringify(object), object.id);
  }

  find<Kind extends Stored>(id: string, kind?: Kind['object']): Kind | undefined {
    const row = this.#db.prepare('select kind, body from objects where id = ?').get(id) as
      | { kind: string; body: string }
      | undefined;
    if (!row || (kind !== undefined && row.kind !== kind)) return undefined;
    return JSON.parse(row.body) as Kind;
  }

  /** Objects of a kind, newest first, and whether there are more. */
  list<Kind extends Stored>(kind: Kind['object'], page: Page): { data: Kind[]; hasMore: boolean } {
    const conditions = ['kind = ?'];
    const values: (string | number)[] = [kind];
    const add = (condition: string, ...parameters: (string | number)[]) => {
      conditions.push(condition);
      values.push(...parameters);
    };
    for (const [field, accepted] of Object.entries(page.where ?? {})) {
      if (accepted === undefined) continue;
      const list = typeof accepted === 'string' ? [accepted] : accepted;
      add(`json_extract(body, ?) in (${list.map(() => '?').join(', ')})`, `$.${field}`, ...list);
    }
    if (page.created?.gte !== undefined) add('created >= ?', page.created.gte);
    if (page.created?.lte !== undefined) add('created <= ?', page.created.lte);
    if (page.startingAfter !== undefined) {
      add('sequence < (select sequence from objects where id = ?)', page.startingAfter);
    }
    const rows = this.#db
      .prepare(`select body from objects where ${conditions.join(' and ')} order by sequence desc limit ?`)
      .all(...values, page.limit + 1) as { body: string }[];
    const data = rows.slice(0, page.limit).map(({ body }) => JSON.parse(body) as Kind);
    return { data, hasMore: rows.length > page.limit };
  }

  addDelivery(eventId: string, dueAt: number): void {
    this.#db.prepare('insert into deliveries (event_id, attempts, due_at) values (?, 0, ?)').run(eventId, dueAt);
  }

  /** Pending deliveries, earliest first. */
  deliveries(): Delivery[] {
    return this.#db
      .prepare('select id, event_id as eventId, attempts, due_at as dueAt from deliveries order by due_at, id')
      .all() as Delivery[];
  }

  postponeDelivery(delivery: Delivery, dueAt: number): void {
    this.#db.prepare('update deliveries set attempts = attempts + 1, due_at = ? where id = ?').run(dueAt, delivery.id);
  }

  removeDelivery(delivery: Delivery): void {
    this.#db.prepare('delete from deliveries where id = ?').run(delivery.id);
  }

  findAnswer(key: string): StoredAnswer | undefined {
    return this.#db
      .prepare('select request_hash as requestHash, status, body from kept_answers where key = ?')
      .get(key) as StoredAnswer | undefined;
  }

  insertAnswer(key: string, answer: StoredAnswer): void {
    this.#db
      .prepare('insert into kept_answers (key, request_hash, status, body) values (?, ?, ?, ?)')
      .run(key, answer.requestHash, answer.status, answer.body);
  }

  close(): void {
    this.#db.close();
  }
}

const OWNER_ONLY = 0o600;

/** Nobody else may read what players have paid. SQLite gives its side files the same mode. */
function makePrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}
