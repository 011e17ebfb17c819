import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { connectionLoad } from '../../../station/push/connectionLoad.ts';
import { everyTick } from '../../../station/push/everyTick.ts';

describe('what waits for a client', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function connected() {
    const onFull = jest.fn();
    const connection = Object.assign(new EventEmitter(), { transport: { writable: true } });
    const load = connectionLoad(connection as unknown as Parameters<typeof connectionLoad>[0], onFull);
    const send = (count: number, type = 'message') => {
      for (let i = 0; i < count; i++) connection.emit('packetCreate', { type });
    };
    return { load, onFull, connection, send };
  }

  it('are 64 messages at most', () => {
    const { onFull, connection, send } = connected();
    send(64);
    expect(onFull).not.toHaveBeenCalled();
    send(1);
    expect(onFull).toHaveBeenCalledTimes(1);
    connection.emit('flush');
    send(64);
    expect(onFull).toHaveBeenCalledTimes(1);
  });

  it('is nothing once all was sent, it can be written to, and its heartbeat is answered', () => {
    const { load, connection, send } = connected();
    expect(load.isDrained()).toBe(true);
    send(1);
    expect(load.isDrained()).toBe(false);
    connection.emit('flush');
    expect(load.isDrained()).toBe(true);
    connection.transport.writable = false;
    expect(load.isDrained()).toBe(false);
    connection.transport.writable = true;
    send(1, 'ping');
    connection.emit('flush');
    expect(load.isDrained()).toBe(false);
    connection.emit('heartbeat');
    expect(load.isDrained()).toBe(true);
  });

  it('is counted from the first heartbeat that is not answered', () => {
    const { load, connection, send } = connected();
    expect(load.unansweredMs()).toBe(0);
    send(1, 'ping');
    jest.advanceTimersByTime(700);
    send(1, 'ping');
    jest.advanceTimersByTime(300);
    expect(load.unansweredMs()).toBe(1000);
    connection.emit('heartbeat');
    expect(load.unansweredMs()).toBe(0);
  });
});

describe('a call each tick', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 10_300 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is made half-way between whole ticks, until it is stopped', async () => {
    const atMs: number[] = [];
    const stop = everyTick(1000, () => atMs.push(performance.timeOrigin + performance.now()));
    await jest.advanceTimersByTimeAsync(4000);
    stop();
    await jest.advanceTimersByTimeAsync(4000);
    expect(atMs.length).toBeGreaterThanOrEqual(3);
    // a timer rounds up to a millisecond
    expect(atMs.filter((ms) => ms % 1000 < 500 || ms % 1000 > 502)).toEqual([]);
    expect(atMs.slice(1).filter((ms, i) => Math.abs(ms - atMs[i]! - 1000) > 2)).toEqual([]);
  });
});
