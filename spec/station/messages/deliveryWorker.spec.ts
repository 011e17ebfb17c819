import { afterEach, describe, expect, it } from '@jest/globals';
import { msPerDay, msPerHour, msPerMinute } from '../../../core/time/index.ts';
import { deliveryWorker, type DeliveryWorker } from '../../../station/messages/deliveryWorker.ts';
import { faultReport } from '../../../station/messages/FaultReport.ts';
import { openOutbox } from '../../../station/messages/outbox.ts';
import type { OutboxMessage } from '../../../core/ports/index.ts';
import { type Delivery, maxAttempts } from '../../../server/mails/retryRules.ts';
import { outboxRepository } from '../../../adapters/sqlite/outboxRepository.ts';
import { morning } from '../faults/faultSample.ts';
import { logLines } from '../logLines.ts';
import { nextTurn } from '../../../server/process/nextTurn.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';

const startMs = Date.UTC(2026, 10, 20, 8);
const collectMs = msPerMinute;
const sent: Delivery = { outcome: 'sent' };
const failed: Delivery = { outcome: 'failed', reason: 'no\r\nroute' };

const message = (id: string, given: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id,
  channel: 'mail',
  slot: 1,
  address: 'receiver@plant.example',
  report: faultReport([], morning),
  attempts: 0,
  nextMs: startMs + collectMs,
  ...given,
});

const opened: DeliveryWorker[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

/** A deliveryWorker whose deliveries are answered as reported, with a clock that stands until it is set. */
function setUp(answer: (message: OutboxMessage, signal: AbortSignal) => Delivery | Promise<Delivery>, messages: readonly OutboxMessage[]) {
  const { log, lines } = logLines();
  const repository = outboxRepository(openDatabase());
  for (const each of messages) repository.save(each);
  const outbox = openOutbox({ repository, log });
  let nowMs = startMs;
  const tried: (readonly [id: string, afterMs: number])[] = [];
  const carrier = deliveryWorker({
    channel: 'mail',
    outbox,
    clock: { nowMs: () => nowMs },
    log,
    collectMs,
    deliver: async (each, signal) => {
      tried.push([each.id, nowMs - startMs]);
      return answer(each, signal);
    },
  });
  opened.push(carrier);
  const at = async (afterMs: number) => {
    nowMs = startMs + afterMs;
    carrier.wake();
    for (let turn = 0; turn < 20; turn++) await nextTurn();
  };
  return { carrier, outbox, repository, tried, lines, at };
}

describe('a message that waits', () => {
  it('is sent once when it is due, and forgotten as soon as it was taken', async () => {
    const { at, tried, outbox, repository } = setUp(() => sent, [message('a')]);
    await at(collectMs - 1);
    expect(tried).toEqual([]);
    await at(collectMs);
    await at(msPerDay);
    expect(tried).toEqual([['a', collectMs]]);
    expect([outbox.all(), repository.all()]).toEqual([[], []]);
  });

  it('is tried again after growing waits, over three days, then given up, and each time the log says so', async () => {
    const { at, tried, outbox, repository, lines } = setUp(() => failed, [message('a', { nextMs: startMs })]);
    for (let afterMs = 0; afterMs < 5 * msPerDay; afterMs += msPerMinute)
      if ((outbox.all()[0]?.nextMs ?? Infinity) <= startMs + afterMs) await at(afterMs);
    const waits = tried.slice(1).map(([, afterMs], i) => (afterMs - tried[i]![1]) / msPerMinute);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, ...Array<number>(11).fill(360)]);
    expect(tried).toHaveLength(maxAttempts);
    expect(tried.at(-1)![1]).toBeGreaterThan(3 * msPerDay);
    expect([outbox.all(), repository.all()]).toEqual([[], []]);
    expect(lines[0]).toBe('mail to receiver 2 not sent, next attempt in 1 min: no, route');
    expect(lines.at(-1)).toBe('mail to receiver 2 given up after 21 attempts: no, route');
    expect(lines).toHaveLength(maxAttempts);
  });

  it('is sent after failures as soon as one attempt succeeds', async () => {
    const { at, tried, outbox } = setUp(({ attempts }) => (attempts < 2 ? failed : sent), [message('a', { nextMs: startMs })]);
    await at(0);
    await at(msPerMinute);
    await at(3 * msPerMinute);
    await at(msPerDay);
    expect(tried).toHaveLength(3);
    expect(outbox.all()).toEqual([]);
  });

  it('is dropped at once where the delivery says so', async () => {
    const { at, tried, outbox, lines } = setUp(() => ({ outcome: 'dropped', reason: 'gone' }), [message('a', { nextMs: startMs })]);
    await at(0);
    expect([tried.length, outbox.all()]).toEqual([1, []]);
    expect(lines).toEqual(['mail to receiver 2 dropped: gone']);
  });

  it('fails and waits when the delivery throws', async () => {
    const { at, outbox, lines } = setUp(() => Promise.reject(new Error('broken')), [message('a', { nextMs: startMs })]);
    await at(0);
    expect(outbox.all()).toMatchObject([{ attempts: 1, nextMs: startMs + msPerMinute }]);
    expect(lines).toEqual(['mail to receiver 2 not sent, next attempt in 1 min: broken']);
  });

  it('waits no longer than its wait when the clock is set back, and is only early when it is set ahead', async () => {
    const back = setUp(() => failed, [message('a', { nextMs: startMs })]);
    await back.at(0);
    await back.at(-msPerDay);
    await back.at(-msPerDay + 2 * msPerMinute);
    expect(back.tried.map(([, afterMs]) => afterMs)).toEqual([0, -msPerDay, -msPerDay + 2 * msPerMinute]);
    const ahead = setUp(() => failed, [message('a', { nextMs: startMs })]);
    await ahead.at(0);
    await ahead.at(30 * msPerDay);
    expect(ahead.outbox.all()).toMatchObject([{ attempts: 2 }]);
  });

  it('does not hold up others, and those of another channel are left alone', async () => {
    const messages = [message('a', { nextMs: startMs - 2 }), message('b', { nextMs: startMs - 1 }), message('c', { channel: 'sms' })];
    const { at, tried, outbox } = setUp(({ id }) => (id === 'a' ? failed : sent), messages);
    await at(msPerHour);
    expect(tried.map(([id]) => id)).toEqual(['a', 'b']);
    expect(outbox.all().map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('is sent by the clock alone, without another call', async () => {
    const { log } = logLines();
    const outbox = openOutbox({ repository: outboxRepository(openDatabase()), log });
    outbox.put(message('a', { nextMs: Date.now() + 20 }));
    const delivered = new Promise((resolve) => {
      const clock = { nowMs: () => Date.now() };
      const deliver = ({ id }: OutboxMessage) => {
        resolve(id);
        return Promise.resolve(sent);
      };
      const carrier = deliveryWorker({ channel: 'mail', outbox, clock, log, collectMs, deliver });
      opened.push(carrier);
      carrier.wake();
      carrier.wake();
    });
    expect(await delivered).toBe('a');
  });
});

describe('the end of the station', () => {
  it('breaks off what is being sent, which then waits as before', async () => {
    const { at, carrier, repository, tried, lines } = setUp(
      (_message, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(failed))),
      [message('a', { nextMs: startMs }), message('b', { nextMs: startMs })],
    );
    await at(0);
    expect([carrier.isSending('a'), carrier.isSending('b')]).toEqual([true, false]);
    await carrier.close();
    expect(tried).toEqual([['a', 0]]);
    expect(repository.all().map(({ id, attempts }) => [id, attempts])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
    expect(lines).toEqual([]);
  });

  it('forgets a message that was taken at the last moment', async () => {
    const { at, carrier, repository } = setUp(
      (_message, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(sent))),
      [message('a', { nextMs: startMs })],
    );
    await at(0);
    await carrier.close();
    expect(repository.all()).toEqual([]);
  });
});
