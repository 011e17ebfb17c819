import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { type PushConnection, pushLines } from '../../../station/push/pushLines.ts';

const handshakeMs = 5000;
const lingerMs = 1000;

class FakeConnection extends EventEmitter {
  readonly id: string;
  readonly transport: { name: string; writable: boolean; closeTimeout?: number };
  closed = 0;

  constructor(id: string, name = 'websocket') {
    super();
    this.id = id;
    this.transport = { name, writable: true };
  }
  close() {
    this.closed++;
  }
}
class FakeNetSocket {
  isDestroyed = false;
  destroy() {
    this.isDestroyed = true;
  }
}

describe('the network connections of push connections', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function begun(name = 'websocket') {
    const lines = pushLines(handshakeMs);
    const fake = new FakeConnection('a', name);
    const own = new FakeNetSocket();
    const leave = jest.fn();
    const connection = fake as unknown as PushConnection;
    lines.begin(connection, name === 'websocket' ? (own as unknown as Socket) : undefined, leave);
    const carry = (socket: FakeNetSocket) => lines.carry('a', socket as unknown as Socket);
    return { lines, fake, own, leave, connection, carry };
  }
  const pass = (ms: number) => jest.advanceTimersByTime(ms);

  it('are found until their connection is closed, which frees its place, and then left after a second', () => {
    const { lines, fake, own, leave, connection } = begun();
    expect([lines.find('a'), lines.find('b'), fake.transport.closeTimeout]).toEqual([connection, undefined, lingerMs]);
    fake.emit('close');
    expect([lines.find('a'), leave.mock.calls.length]).toEqual([undefined, 1]);
    pass(lingerMs - 1);
    expect(own.isDestroyed).toBe(false);
    pass(1);
    expect(own.isDestroyed).toBe(true);
    pass(10 * handshakeMs);
    expect(fake.closed).toBe(0);
  });

  it('free the place of one that is polled once it goes on with a socket of its own', () => {
    const { fake, leave } = begun('polling');
    fake.emit('upgrade');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('are cut without a session after the time of a handshake and a second', () => {
    const { fake, own } = begun();
    pass(handshakeMs + lingerMs - 1);
    expect([own.isDestroyed, fake.closed]).toEqual([false, 0]);
    pass(1);
    expect([own.isDestroyed, fake.closed]).toEqual([true, 1]);
  });

  it('last with a session', () => {
    const { lines, fake, own, connection } = begun();
    lines.keep(connection);
    pass(100 * handshakeMs);
    expect([own.isDestroyed, fake.closed, jest.getTimerCount()]).toEqual([false, 0, 0]);
  });

  it('are cut with all that carry the connection at that time', () => {
    const { lines, fake, own, connection, carry } = begun();
    const [under, over] = [new FakeNetSocket(), new FakeNetSocket()];
    carry(under);
    carry(over)();
    lines.cut(connection);
    expect([own, under, over].map(({ isDestroyed }) => isDestroyed)).toEqual([true, true, false]);
    expect(fake.closed).toBe(1);
    expect(lines.carry('b', new FakeNetSocket() as unknown as Socket)()).toBeUndefined();
  });

  it('let go what is still to be sent before they are closed, but for a second at most', () => {
    const writable = begun();
    writable.lines.close(writable.connection);
    expect([writable.fake.closed, writable.own.isDestroyed]).toEqual([1, false]);

    const { lines, fake, own, connection } = begun();
    fake.transport.writable = false;
    lines.close(connection);
    expect(fake.closed).toBe(0);
    fake.emit('drain');
    expect(fake.closed).toBe(1);
    pass(lingerMs - 1);
    expect(own.isDestroyed).toBe(false);
    pass(1);
    expect([own.isDestroyed, fake.closed]).toEqual([true, 2]);
    fake.emit('close');
    lines.close(connection);
    expect(fake.closed).toBe(2);
  });

  it.each([
    ['websocket', 1, false],
    ['polling', 0, false],
  ])('of one that is refused end by themselves where it is polled: %s', (name, closed, isDestroyed) => {
    const { lines, fake, own, connection } = begun(name);
    lines.refuse(connection);
    expect([fake.closed, own.isDestroyed]).toEqual([closed, isDestroyed]);
    pass(lingerMs);
    expect(fake.closed).toBe(closed + 1);
    fake.emit('close');
    lines.refuse(connection);
    pass(10 * lingerMs);
    expect(fake.closed).toBe(name === 'websocket' ? 2 : 1);
  });
});
