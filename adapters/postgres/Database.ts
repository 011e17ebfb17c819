import { escapeLiteral, type Pool } from 'pg';
import type { Log } from '../../core/ports/index.ts';

/** Rows as the database gives them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Row = Record<string, any>;

/** A statement that each connection reads and plans once: for what is done for every record. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

/** Statements of one transaction. */
export type Query = (statement: string | Prepared, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** Whose rows a transaction sees: all, those about people, those of one station, or those that some organisations run or own. */
export type Scope = 'owner' | 'people' | StationScope | { readonly organisations: readonly string[] };

export interface StationScope {
  readonly station: string;
  /** Committed before it is on the disk: all of it comes again soon, and a power failure takes less than a second of it. */
  readonly isSaidAgain?: boolean;
}

/** A database of a fleet, on PostgreSQL or embedded. */
export interface Database {
  /** Does the work whole or not at all; what it gives is committed. */
  transaction<T>(scope: Scope, work: (query: Query) => Promise<T>): Promise<T>;
  /** One statement alone, of all rows: a transaction without the calls that begin and end one. */
  statement(statement: Prepared, values: readonly unknown[]): Promise<readonly Row[]>;
  /** Says a word to every process that has the database open, this one too. */
  say(word: string): Promise<void>;
  /** Calls back with what is said; gives the call that ends it. */
  onSaid(listener: (word: string) => void): () => void;
  close(): Promise<void>;
}

/** How the processes of a database hear of each other. */
export type Words = Pick<Database, 'say' | 'onSaid'>;

/** Those of one process alone. */
export function ownWords(): Words & { readonly hear: (word: string) => void } {
  const listeners = new Set<(word: string) => void>();
  const hear = (word: string) => {
    for (const listener of listeners) listener(word);
  };
  return {
    hear,
    say(word) {
      hear(word);
      return Promise.resolve();
    },
    onSaid(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Begins a transaction of a scope, in one call. */
function beginning(scope: Scope): string {
  if (scope === 'owner') return 'BEGIN';
  if (scope === 'people') return 'BEGIN; SET LOCAL ROLE pressluft_people';
  const [role, setting, value] =
    'station' in scope
      ? ['pressluft_ingest', 'pressluft.station', escapeLiteral(scope.station)]
      : ['pressluft_app', 'pressluft.orgs', `ARRAY[${scope.organisations.map((each) => escapeLiteral(each)).join(', ')}]::text[]::text`];
  const waits = 'station' in scope && scope.isSaidAgain === true ? '; SET LOCAL synchronous_commit = off' : '';
  return `BEGIN; SET LOCAL ROLE ${role}; SELECT set_config('${setting}', ${value}, true)${waits}`;
}

/** A database over a pool. A connection that breaks while it is in use has only its own transaction fail. */
export function databaseOf(pool: Pool, log: Log, words: Words, close: () => Promise<void>): Database {
  const note = (error: Error) => {
    log.warn(`database: ${error.message}`);
  };
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));

  return {
    async transaction(scope, work) {
      const client = await pool.connect();
      const query: Query = async (statement, values) => {
        const named = typeof statement === 'string' ? { text: statement } : statement;
        return (await client.query<Row>({ ...named, ...(values && { values: [...values] }) })).rows;
      };
      let broken: unknown;
      try {
        await query(beginning(scope));
        const done = await work(query);
        await query('COMMIT');
        return done;
      } catch (error) {
        await query('ROLLBACK').catch((reason: unknown) => (broken = reason));
        throw error;
      } finally {
        client.release(broken !== undefined);
      }
    },
    statement: async (statement, values) => (await pool.query<Row>({ ...statement, values: [...values] })).rows,
    say: (word) => words.say(word),
    onSaid: (listener) => words.onSaid(listener),
    close,
  };
}
