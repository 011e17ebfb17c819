import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { Log } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { messageOf } from '../systemError/index.ts';
import { ownWords, type Words } from './Database.ts';

const channel = 'pressluft';
const againMs = 2 * msPerSecond;

/** Words over a PostgreSQL server, from the first listener on; what is said while the connection is gone is lost, and asked for by the next exchange. */
export function serverWords(pool: Pool, url: string, log: Log): Words & { close(): Promise<void> } {
  const heard = ownWords();
  const closing = new AbortController();
  let listening: Promise<void> | undefined;

  /** One connection, until it breaks. */
  async function listenOnce(): Promise<void> {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 10 * msPerSecond });
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve);
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('error', (error) => {
      log.warn(`database: ${error.message}`);
    });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) heard.hear(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      await ended;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!closing.signal.aborted) log.warn(`database: ${messageOf(error)}`);
      });
      await pause(againMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    async say(word) {
      await pool.query('SELECT pg_notify($1, $2)', [channel, word]);
    },
    onSaid(listener) {
      listening ??= listen();
      return heard.onSaid(listener);
    },
    async close() {
      closing.abort();
      await listening;
    },
  };
}
