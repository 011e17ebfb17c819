import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { type Level, sessionOf } from '../../../core/access/index.ts';
import { audience } from '../../../station/push/audience.ts';
import type { PlantView } from '../../../station/push/plantStream.ts';
import type { PushSocket } from '../../../station/push/PushSocket.ts';
import { defaultTimeouts } from '../../../station/push/PushTimeouts.ts';

const { answerMs, slowMs } = defaultTimeouts;

/** A dashboard, with the rooms that it is in. */
class FakeSocket extends EventEmitter {
  readonly rooms = new Set<string>();
  readonly conn = Object.assign(new EventEmitter(), { transport: { writable: true } });
  readonly data;

  constructor(level: Level) {
    super();
    this.data = { session: sessionOf(level) };
  }
  join(rooms: string | readonly string[]) {
    for (const room of [rooms].flat()) this.rooms.add(room);
  }
  leave(room: string) {
    this.rooms.delete(room);
  }
  get shown() {
    return [...this.rooms].sort();
  }
  heartbeat() {
    this.conn.emit('packetCreate', { type: 'ping' });
    this.conn.emit('flush');
  }
  answer() {
    this.conn.emit('heartbeat');
  }
  /** Is sent more than may wait. */
  flood() {
    for (let i = 0; i < 65; i++) this.conn.emit('packetCreate', { type: 'message' });
  }
}

describe('the dashboards of a station', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function setUp() {
    const did: string[] = [];
    let view: PlantView = 'whole';
    const sockets = new Map<unknown, string>();
    const note = (what: string) => (socket: PushSocket, of?: PlantView) =>
      did.push([what, sockets.get(socket), of].filter(Boolean).join(' '));
    const all = audience({
      ...{ timeouts: defaultTimeouts, viewFor: () => view },
      ...{ greet: note('greet'), showPlant: note('show'), cut: note('cut') },
    });
    const add = (name: string, level: Level = 'write') => {
      const socket = new FakeSocket(level);
      sockets.set(socket, name);
      all.add(socket as unknown as PushSocket);
      return socket;
    };
    const viewOf = (socket: FakeSocket) => all.viewOf(socket as unknown as PushSocket);
    return { all, did, add, viewOf, show: (next: PlantView) => (view = next) };
  }

  it('are greeted, and in the rooms of their view and their settings', () => {
    const { add, did, viewOf } = setUp();
    const [engineer, visitor] = [add('a'), add('b', 'read')];
    expect(did).toEqual(['greet a whole', 'greet b whole']);
    expect([engineer.shown, visitor.shown]).toEqual([
      ['allSettings', 'whole'],
      ['openSettings', 'whole'],
    ]);
    expect([viewOf(engineer), viewOf(new FakeSocket('read'))]).toEqual(['whole', undefined]);
    engineer.emit('disconnect');
    expect(viewOf(engineer)).toBeUndefined();
  });

  it('that leave a heartbeat unanswered for longer than the time for it are put aside, and greeted again with the answer', () => {
    const { add, all, did, viewOf } = setUp();
    const socket = add('a');
    socket.heartbeat();
    jest.advanceTimersByTime(answerMs);
    all.sortOut();
    expect(socket.shown).toEqual(['allSettings', 'whole']);
    jest.advanceTimersByTime(1);
    all.sortOut();
    expect([socket.shown, viewOf(socket)]).toEqual([[], undefined]);
    all.sortOut();
    expect(did).toEqual(['greet a whole']);
    socket.answer();
    all.sortOut();
    expect([did, socket.shown]).toEqual([
      ['greet a whole', 'greet a whole'],
      ['allSettings', 'whole'],
    ]);
    all.sortOut();
    expect(did).toHaveLength(2);
  });

  it('that too much waits for are put aside at once, and cut when they stay slow for longer than they may', () => {
    const { add, all, did } = setUp();
    const [slow, quick] = [add('slow'), add('quick')];
    slow.flood();
    expect([slow.shown, quick.shown]).toEqual([[], ['allSettings', 'whole']]);
    jest.advanceTimersByTime(slowMs / 2);
    slow.flood();
    jest.advanceTimersByTime(slowMs / 2);
    all.sortOut();
    expect(did).toEqual(['greet slow whole', 'greet quick whole']);
    jest.advanceTimersByTime(1);
    all.sortOut();
    expect(did.slice(2)).toEqual(['cut slow']);
  });

  it('are shown the plant when the rights give them another view, and those that are slow when they come back', () => {
    const { add, all, did, show, viewOf } = setUp();
    const [quick, slow] = [add('quick'), add('slow')];
    slow.flood();
    all.followRights();
    expect(did).toHaveLength(2);
    show('withoutMaintenance');
    all.followRights();
    expect([quick.shown, viewOf(quick), slow.shown, did.slice(2)]).toEqual([
      ...[['allSettings', 'withoutMaintenance'], 'withoutMaintenance', [], ['show quick withoutMaintenance']],
    ]);
    slow.conn.emit('flush');
    all.sortOut();
    expect([slow.shown, did.slice(3)]).toEqual([['allSettings', 'withoutMaintenance'], ['greet slow withoutMaintenance']]);
  });
});
