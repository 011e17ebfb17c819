import { describe, expect, it } from '@jest/globals';
import type { Backlog, BacklogDay } from '../../../core/ports/index.ts';
import { emptyRow, plantChannel, channelPosition, channels, tableBuilder } from '../../../core/samples/index.ts';
import { msPerDay, msPerHour } from '../../../core/time/index.ts';
import { HistoryStore } from '../../../ui/stores/index.ts';
import { keptLog, morningMs, snapshotAt } from './stationFixture.ts';

const pressure = plantChannel('systemPressureBar');
const stepMs = 10_000;

/** A sample every 10 s at a pressure, from `fromMs` on. */
function loggedDay(fromMs: number, count: number, pressureBar: number): BacklogDay {
  const builder = tableBuilder(channels);
  for (let i = 0; i < count; i++) {
    const row = emptyRow(fromMs + i * stepMs);
    row.values[channelPosition(pressure)] = pressureBar;
    builder.append(row.atMs, row.values);
  }
  return { samples: builder.table(), skippedLines: 0 };
}

/** A backlog that answers on command, and keeps which days were asked for. */
function heldBacklog(): Backlog & { readonly asked: string[]; answer(day: BacklogDay): void; fail(): void } {
  const asked: string[] = [];
  const waiting: { resolve: (day: BacklogDay) => void; reject: (cause: Error) => void }[] = [];
  return {
    asked,
    day(day) {
      asked.push(day);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    answer: (day) => waiting.shift()!.resolve(day),
    fail: () => {
      waiting.shift()!.reject(new Error('status 500'));
    },
  };
}

const pressuresOf = (log: HistoryStore) => [...(log.table(morningMs - msPerDay, morningMs + msPerDay).columns.get(pressure) ?? [])];

describe('HistoryStore', () => {
  it('holds what the station kept before, then what was pushed', async () => {
    const backlog = heldBacklog();
    const log = new HistoryStore(backlog, keptLog());
    log.add(snapshotAt(morningMs, 7));
    const filled = log.fill('t', morningMs - msPerHour, morningMs);
    backlog.answer(loggedDay(morningMs - 3 * stepMs, 3, 6.5));
    await filled;
    log.add(snapshotAt(morningMs + stepMs, 7.5));
    expect(pressuresOf(log)).toEqual([6.5, 6.5, 6.5, 7, 7.5]);
    expect(log.latestMs).toBe(morningMs + stepMs);
  });

  it('asks for each UTC day of the span once, newest first', async () => {
    const backlog = heldBacklog();
    const log = new HistoryStore(backlog, keptLog());
    const midnightMs = Date.UTC(2026, 10, 20);
    const filled = log.fill('t', midnightMs - msPerHour, midnightMs + msPerHour);
    backlog.answer(loggedDay(midnightMs, 1, 7));
    await Promise.resolve();
    await Promise.resolve();
    backlog.answer(loggedDay(midnightMs - msPerHour, 1, 6));
    await filled;
    await log.fill('t', midnightMs - msPerHour + 2000, midnightMs + msPerHour + 2000);
    expect(backlog.asked).toEqual(['2026-11-20', '2026-11-19']);
  });

  it('[LIVE-5] a failed fetch is logged and shown, and tried again later', async () => {
    const backlog = heldBacklog();
    const warnings = keptLog();
    const log = new HistoryStore(backlog, warnings);
    const filled = log.fill('t', morningMs - msPerHour, morningMs);
    expect(log.filling).toBe(true);
    backlog.fail();
    await filled;
    expect(warnings.warnings).toEqual(['data log request failed']);
    expect([log.fillFailed, log.filling]).toEqual([true, false]);

    const soon = morningMs + 2000;
    await log.fill('t', soon - msPerHour, soon);
    expect(backlog.asked).toHaveLength(1);

    const later = morningMs + 60_000;
    const again = log.fill('t', later - msPerHour, later);
    backlog.answer(loggedDay(morningMs, 1, 7));
    await again;
    expect([log.fillFailed, pressuresOf(log)]).toEqual([false, [7]]);
  });

  it('[LIVE-3] fetches the span of an outage after it, though an earlier fetch ended within it', async () => {
    const backlog = heldBacklog();
    const log = new HistoryStore(backlog, keptLog());
    const before = log.fill('t', morningMs - msPerHour, morningMs);
    log.markIncomplete();
    backlog.answer(loggedDay(morningMs - msPerHour, 1, 6));
    await before;
    const afterMs = morningMs + 60_000;
    const after = log.fill('t', afterMs - msPerHour, afterMs);
    backlog.answer(loggedDay(morningMs, 2, 7));
    await after;
    expect(pressuresOf(log)).toEqual([7, 7]);
  });

  it('fetches a day that was over only once, also after an outage', async () => {
    const backlog = heldBacklog();
    const log = new HistoryStore(backlog, keptLog());
    const fillFrom = async (nowMs: number, days: number) => {
      const filled = log.fill('t', nowMs - msPerDay, nowMs);
      for (let i = 0; i < days; i++) {
        backlog.answer(loggedDay(nowMs - i * msPerDay, 1, 7));
        await new Promise(setImmediate);
      }
      await filled;
    };
    await fillFrom(morningMs, 2);
    log.markIncomplete();
    await fillFrom(morningMs + 60_000, 1);
    log.markIncomplete();
    await fillFrom(morningMs + msPerDay, 2);
    expect(backlog.asked).toEqual(['2026-11-20', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-20']);
  });

  it('is empty for the next person, also of what was still on its way', async () => {
    const backlog = heldBacklog();
    const log = new HistoryStore(backlog, keptLog());
    log.add(snapshotAt(morningMs));
    const filled = log.fill('t', morningMs - msPerHour, morningMs);
    log.reset();
    backlog.answer(loggedDay(morningMs - msPerHour, 3, 6));
    await filled;
    expect(pressuresOf(log)).toEqual([]);
    expect(log.latestMs).toBeUndefined();
  });
});
