import type { Pool } from 'pg';
import type { Log } from '../../core/ports/index.ts';

/** Rows as the database gives them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Row = Record<string, any>;

/** Statements of one transaction. */
export type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** Whose rows a transaction sees: all, those about people, those of one station, or those that some organisations run or own. */
export type Scope = 'owner' | 'people' | { readonly station: string } | { readonly organisations: readonly string[] };

/** A database of a fleet, on PostgreSQL or embedded. */
export interface Database {
  /** Does the work whole or not at all; what it gives is committed. */
  transaction<T>(scope: Scope, work: (query: Query) => Promise<T>): Promise<T>;
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

async function enter(query: Query, scope: Scope): Promise<void> {
  if (scope === 'owner') return;
  if (scope === 'people') await query('SET LOCAL ROLE pressluft_people');
  else if ('station' in scope) {
    await query('SET LOCAL ROLE pressluft_ingest');
    await query("SELECT set_config('pressluft.station', $1, true)", [scope.station]);
  } else {
    await query('SET LOCAL ROLE pressluft_app');
    await query("SELECT set_config('pressluft.orgs', $1::text[]::text, true)", [[...scope.organisations]]);
  }
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
      const query: Query = async (text, values) => (await client.query<Row>(text, values && [...values])).rows;
      let broken: unknown;
      try {
        await query('BEGIN');
        await enter(query, scope);
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
    say: (word) => words.say(word),
    onSaid: (listener) => words.onSaid(listener),
    close,
  };
}
