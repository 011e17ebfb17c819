import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
import type { Clock, MessageChannel, OutboxMessage } from '../../core/ports/index.ts';
import { msPerHour, msPerMinute } from '../../core/time/index.ts';
import type { Outbox } from './outbox.ts';
import { plainLine } from '../../server/text/plainLine.ts';
import { afterAttempt, type Delivery, retryWaitMs } from '../../server/mails/retryRules.ts';

/** Sends a message, or says why not. */
export type Deliver = (message: OutboxMessage, signal: AbortSignal) => Promise<Delivery>;

/** Sends what is due on one channel, one message after the other, until closed. */
export interface DeliveryWorker {
  /** Looks for messages that have become due. */
  wake(): void;
  /** Whether a message is being sent, so that it can't be changed. */
  isSending(id: string): boolean;
  /** Breaks off what is being sent; it is tried again after the next start. */
  close(): Promise<void>;
}

export interface WorkerParts {
  readonly channel: MessageChannel;
  readonly outbox: Outbox;
  readonly deliver: Deliver;
  readonly clock: Clock;
  readonly log: Logger;
  /** Longest time that new messages wait for more to report. */
  readonly collectMs: number;
}

/** A clock that is set is noticed within this time. */
const longestSleepMs = msPerHour;

export function deliveryWorker({ channel, outbox, deliver, clock, log, collectMs }: WorkerParts): DeliveryWorker {
  const stop = new AbortController();
  let sending: { readonly id: string; readonly done: Promise<void> } | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** A wait longer than any means that the clock was set back, so that it is over. */
  const waitOf = ({ attempts, nextMs }: OutboxMessage): number => {
    const waitMs = nextMs - clock.nowMs();
    return waitMs > (attempts === 0 ? collectMs : retryWaitMs(attempts)) ? 0 : Math.max(0, waitMs);
  };
  const waiting = () =>
    outbox
      .all()
      .filter((message) => message.channel === channel)
      .map((message) => ({ message, waitMs: waitOf(message) }))
      .sort((a, b) => a.waitMs - b.waitMs);

  const settle = (message: OutboxMessage, delivery: Delivery): void => {
    const attempts = message.attempts + 1;
    const name = `${channel} to receiver ${message.slot + 1}`;
    const after = afterAttempt(delivery, attempts);
    if (after.next === 'waits') outbox.put({ ...message, attempts, nextMs: clock.nowMs() + after.waitMs });
    else outbox.remove(message.id);
    if (after.next === 'sent') return log.info(`${name} sent`);
    const reason = plainLine(after.reason);
    if (after.next === 'waits') log.warn(`${name} not sent, next attempt in ${after.waitMs / msPerMinute} min: ${reason}`);
    else if (after.next === 'givenUp') log.error(`${name} given up after ${attempts} attempts: ${reason}`);
    else log.warn(`${name} dropped: ${reason}`);
  };

  const attempt = async (message: OutboxMessage) => {
    const delivery = await deliver(message, stop.signal).catch((error: unknown): Delivery => ({
      outcome: 'failed',
      reason: messageOf(error),
    }));
    if (!stop.signal.aborted || delivery.outcome === 'sent') settle(message, delivery);
  };

  const next = () => {
    outbox.flush();
    const [first] = waiting();
    if (stop.signal.aborted || first === undefined) return;
    if (first.waitMs > 0) {
      timer = setTimeout(next, Math.min(first.waitMs, longestSleepMs)).unref();
      return;
    }
    const done = attempt(first.message).finally(() => {
      sending = undefined;
      next();
    });
    sending = { id: first.message.id, done };
  };

  return {
    wake() {
      clearTimeout(timer);
      if (sending === undefined) next();
    },
    isSending: (id) => sending?.id === id,
    async close() {
      stop.abort();
      clearTimeout(timer);
      await sending?.done;
      outbox.flush();
    },
  };
}
