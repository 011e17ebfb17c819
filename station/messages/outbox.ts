import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { OutboxMessage, OutboxRepository } from '../../core/ports/index.ts';

/** What waits to be sent: kept in memory and, as far as the database can be written, over restarts. */
export interface Outbox {
  /** Oldest first. */
  all(): readonly OutboxMessage[];
  /** Adds a message, or replaces the one of its id. */
  put(message: OutboxMessage): void;
  remove(id: string): void;
  /** Writes what could not be written before. */
  flush(): void;
}

export interface OutboxParts {
  readonly repository: OutboxRepository;
  readonly log: Logger;
  readonly capacity?: number;
  /** After a failed write. */
  readonly retryAfterMs?: number;
}

const defaultCapacity = 500;
const defaultRetryMs = 30 * msPerSecond;

export function openOutbox({ repository, log, capacity = defaultCapacity, retryAfterMs = defaultRetryMs }: OutboxParts): Outbox {
  const messages = new Map(repository.all().map((message) => [message.id, message]));
  /** Ids whose row is not as in memory. */
  const unsaved = new Set<string>();
  let hasFailed = false;
  let retryAtMs = -Infinity;

  const write = (id: string) => {
    const message = messages.get(id);
    if (message === undefined) repository.remove(id);
    else repository.save(message);
    unsaved.delete(id);
  };

  const flush = () => {
    if (unsaved.size === 0 || performance.now() < retryAtMs) return;
    try {
      unsaved.forEach(write);
      if (hasFailed) log.warn('outbox: written again');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error(`outbox: messages cannot be saved, they are kept in memory (${messageOf(error)})`);
      hasFailed = true;
      retryAtMs = performance.now() + retryAfterMs;
    }
  };

  const change = (id: string, message: OutboxMessage | undefined) => {
    if (message === undefined) messages.delete(id);
    else messages.set(id, message);
    unsaved.add(id);
  };

  return {
    all: () => [...messages.values()],
    put(message) {
      change(message.id, message);
      const [oldest] = messages.keys();
      if (messages.size > capacity && oldest !== undefined) {
        change(oldest, undefined);
        log.error('outbox: full, the oldest message is dropped');
      }
      flush();
    },
    remove(id) {
      change(id, undefined);
      flush();
    },
    flush,
  };
}
