import { describe, expect, it } from '@jest/globals';
import { autorun } from 'mobx';
import { slotCount } from '../../../core/compressor/index.ts';
import { compressorChannel, plantChannel, tableBuilder } from '../../../core/samples/index.ts';
import { msPerDay, msPerHour, msPerMinute } from '../../../core/time/index.ts';
import { HistoryStore, TrendsStore } from '../../../ui/stores/index.ts';
import { keptLog, morningMs, snapshotAt } from './stationFixture.ts';

const stepMs = 10_000;
const pressure = plantChannel('systemPressureBar');

/** A log whose backlog has a sample every 10 s of the day before `morningMs`. */
function filledLog() {
  const builder = tableBuilder([pressure]);
  for (let atMs = morningMs - msPerDay; atMs < morningMs; atMs += stepMs) builder.append(atMs, Float64Array.of(6));
  const samples = builder.table();
  const log = new HistoryStore({ day: () => Promise.resolve({ samples, skippedLines: 0 }) }, keptLog());
  const trends = new TrendsStore(log);
  return { log, trends, day: trends.dayOf([pressure]), fill: () => log.fill('t', morningMs - msPerDay, morningMs) };
}

/** How often something is made again. */
function counted(read: () => unknown) {
  let count = 0;
  autorun(() => {
    read();
    count++;
  });
  return () => count;
}

describe('TrendsStore', () => {
  it('knows nothing before the first sample', () => {
    const { trends, day } = filledLog();
    expect([trends.plantHour, day.get(), trends.machineHour(1)]).toEqual([undefined, undefined, undefined]);
  });

  it('reaches an hour and a day back from the newest sample', async () => {
    const { log, trends, day, fill } = filledLog();
    log.add(snapshotAt(morningMs, 7));
    await fill();
    expect(trends.plantHour).toMatchObject({ fromMs: morningMs - msPerHour, untilMs: morningMs });
    expect(trends.plantHour!.table.length).toBe(361);
    expect(day.get()).toMatchObject({ fromMs: morningMs - msPerDay, untilMs: morningMs });
    expect(day.get()!.table.length).toBe(8641);
    expect(day.get()!.table.columns.get(pressure)!.at(-1)).toBe(7);
    expect([...trends.machineHour(3)!.table.columns.keys()].every((channel) => channel.endsWith('@3'))).toBe(true);
    expect(trends.machineHour(3)!.table.columns.has(compressorChannel('technology', 3))).toBe(true);
  });

  it('has a new hour with each logged sample, a new day each minute and when more of the past came', async () => {
    const { log, trends, day, fill } = filledLog();
    log.add(snapshotAt(morningMs, 7));
    const hours = counted(() => trends.plantHour);
    const days = counted(() => day.get());
    log.add(snapshotAt(morningMs + 2000, 7));
    expect([hours(), days()]).toEqual([1, 1]);
    log.add(snapshotAt(morningMs + stepMs, 7));
    expect([hours(), days()]).toEqual([2, 1]);
    log.add(snapshotAt(morningMs + msPerMinute, 7));
    expect([hours(), days()]).toEqual([3, 2]);
    await fill();
    expect(days()).toBeGreaterThan(2);
    expect(day.get()!.table.length).toBeGreaterThan(8000);
  });

  it('has a new day of some channels at another moment of the minute than of others', () => {
    const { log, trends } = filledLog();
    log.add(snapshotAt(morningMs, 7));
    const counts = [0, 1 / 6, 5 / 6].map((ahead) => trends.dayOf([pressure], ahead)).map((day) => counted(() => day.get()));
    const seen = [1, 2, 3, 4, 5, 6].map((n) => {
      log.add(snapshotAt(morningMs + n * stepMs, 7));
      return counts.map((count) => count()).join('');
    });
    expect(seen).toEqual(['112', '112', '112', '112', '122', '222']);
  });

  it('has a new hour of each machine every half minute, one machine after the other, and when more of the past came', async () => {
    const { log, trends, fill } = filledLog();
    log.add(snapshotAt(morningMs, 7));
    const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
    const counts = slots.map((slot) => counted(() => trends.machineHour(slot)));
    const times = [0, 1, 2].map((n) => {
      const before = counts.map((count) => count());
      log.add(snapshotAt(morningMs + (n + 1) * stepMs, 7));
      return counts.map((count, i) => count() - before[i]!);
    });
    expect(slots.map((_, i) => times.map((renewed) => renewed[i]!).reduce((sum, each) => sum + each, 0))).toEqual(slots.map(() => 1));
    expect(times.map((renewed) => renewed.filter((each) => each > 0).length)).toEqual([3, 3, 4]);
    expect(trends.machineHour(10)!.untilMs).toBe(morningMs + 3 * stepMs);
    await fill();
    expect(trends.machineHour(1)!.table.length).toBeGreaterThan(300);
  });

  it('is empty again for the next person', () => {
    const { log, day } = filledLog();
    log.add(snapshotAt(morningMs, 7));
    counted(() => day.get());
    log.reset();
    expect(day.get()).toBeUndefined();
  });
});
