import { describe, expect, it } from '@jest/globals';
import type { WaitingEvent } from '../../../core/ports/index.ts';
import { maxWaitingEvents, waitingEvents } from '../../../station/north/waitingEvents.ts';
import { logLines } from '../logLines.ts';

const day = 86_400_000;

/** A repository in memory that can be made to fail, and the events on it. */
function opened(kept: readonly WaitingEvent[] = []) {
  let stored = [...kept];
  let isFull = false;
  let lastId = kept.at(-1)?.id ?? 0;
  let nowMs = 0;
  const demandRoom = () => {
    if (isFull) throw new Error('the disk is full');
  };
  const { log, lines } = logLines();
  const events = waitingEvents({
    repository: {
      events: () => [...stored],
      addEvent(event) {
        demandRoom();
        stored.push({ ...event, id: ++lastId });
        return lastId;
      },
      removeEvents(untilId) {
        demandRoom();
        stored = stored.filter(({ id }) => id > untilId);
      },
    },
    clock: { nowMs: () => nowMs },
    log,
  });
  return {
    events,
    stored: () => stored.map(({ text }) => text),
    lines,
    fill: (full: boolean) => (isFull = full),
    at: (ms: number) => (nowMs = ms),
  };
}

describe('fault events that wait', () => {
  it('go on with those of the database, the oldest first', () => {
    const { events, stored } = opened([{ id: 4, atMs: 0, text: 'a' }]);
    events.add({ atMs: 1, text: 'b' });
    expect([events.count(), events.first()?.text]).toEqual([2, 'a']);
    events.done(events.first()!);
    expect([events.count(), events.first()?.text, stored(), events.lost()]).toEqual([1, 'b', ['b'], 0]);
    events.done({ id: 99, atMs: 0, text: 'of another' });
    expect(events.count()).toBe(1);
    events.clear();
    expect([events.count(), events.first(), stored(), events.lost()]).toEqual([0, undefined, [], 0]);
  });

  it('are so many at most: the oldest make room, and are lost', () => {
    const { events, stored } = opened();
    for (let i = 0; i < maxWaitingEvents; i++) events.add({ atMs: 0, text: `${i}` });
    expect([events.count(), events.lost()]).toEqual([500, 0]);
    for (let i = 0; i < 2; i++) events.add({ atMs: 0, text: 'more' });
    expect([events.count(), events.lost(), events.first()?.text, stored().length]).toEqual([500, 2, '2', 500]);
  });

  it('wait for a day at most', () => {
    const { events, at, stored } = opened();
    events.add({ atMs: 0, text: 'a' });
    events.add({ atMs: 5, text: 'b' });
    at(day);
    expect(events.first()?.text).toBe('a');
    at(day + 1);
    expect([events.first()?.text, events.lost(), stored()]).toEqual(['b', 1, ['b']]);
    at(day + 6);
    expect([events.first(), events.lost(), events.count()]).toEqual([undefined, 2, 0]);
  });

  it('wait in memory while the database takes nothing, which is logged once until it does again', () => {
    const { events, fill, lines } = opened();
    events.add({ atMs: 0, text: 'a' });
    fill(true);
    events.add({ atMs: 0, text: 'b' });
    events.add({ atMs: 0, text: 'c' });
    const line = 'events for other programs cannot be saved, they wait in memory (the disk is full)';
    expect([events.count(), lines]).toEqual([3, [line]]);
    events.done(events.first()!);
    expect([events.first()?.text, lines.length]).toEqual(['b', 1]);
    fill(false);
    events.add({ atMs: 0, text: 'd' });
    fill(true);
    events.add({ atMs: 0, text: 'e' });
    expect(lines).toEqual([line, line]);
  });
});
