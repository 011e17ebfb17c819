import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fleetEvents } from '../../../../adapters/http/fleet/fleetEvents.ts';
import { recordedLog } from '../recordedLog.ts';

/** A browser's stream of events that says what it is to say. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  say(type: string, data?: string) {
    this.dispatchEvent(Object.assign(new Event(type), { data }));
  }
}

const row = { id: 's1', standing: 'order', seenMs: 5, pressureBar: 7, powerKW: null, faultsUp: 0, worst: null };
const before = globalThis.EventSource;

describe('changes of the stations of a fleet', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    FakeSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeSource });
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { EventSource: before });
  });

  function followed() {
    const log = recordedLog();
    const heard: unknown[] = [];
    const leave = fleetEvents(log).follow({
      onRows: (rows) => heard.push(rows),
      onOpened: () => heard.push('opened'),
      onLost: () => heard.push('lost'),
    });
    return { log, heard, leave, source: () => FakeSource.opened.at(-1)! };
  }

  it('come as rows; what is none is logged', () => {
    const { source, heard, log } = followed();
    expect(source().url).toBe('/fleet/api/live');
    source().say('open');
    source().say('changed', JSON.stringify([row]));
    for (const text of ['{', '[{}]', '{}']) source().say('changed', text);
    expect(heard).toEqual(['opened', [expect.objectContaining({ id: 's1', standing: 'order', faultsUp: 0 })]]);
    expect(log.lines).toHaveLength(3);
  });

  it('are left to the browser where it tries again by itself', () => {
    const { source, heard } = followed();
    source().say('error');
    expect([heard, jest.getTimerCount(), FakeSource.opened.length]).toEqual([['lost'], 0, 1]);
  });

  it('are asked for again ten seconds after the browser has given up', () => {
    const { source, heard } = followed();
    source().readyState = FakeSource.CLOSED;
    source().say('error');
    jest.advanceTimersByTime(9999);
    expect(FakeSource.opened).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(FakeSource.opened).toHaveLength(2);
    source().say('changed', JSON.stringify([row]));
    expect(heard).toHaveLength(2);
  });

  it('end when they are left, also while they are to be asked for again', () => {
    const { source, leave } = followed();
    const [first] = FakeSource.opened;
    source().readyState = FakeSource.CLOSED;
    source().say('error');
    leave();
    jest.advanceTimersByTime(60_000);
    expect([FakeSource.opened.length, jest.getTimerCount(), first!.readyState]).toEqual([1, 0, FakeSource.CLOSED]);
    const other = followed();
    other.leave();
    expect(other.source().readyState).toBe(FakeSource.CLOSED);
  });
});
