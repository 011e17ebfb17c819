import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDayFile } from '../../../core/dayFile/index.ts';
import type { ActiveFault } from '../../../core/faults/index.ts';
import type { PlantSample } from '../../../core/ports/index.ts';
import { sampleRowOf } from '../../../core/samples/index.ts';
import { msPerMinute, plantDayOf } from '../../../core/time/index.ts';
import { killBox } from '../../soak/killBox.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { blackBox } from '../../../station/faults/blackBox.ts';
import { faultLogEntryOf } from '../../../station/faults/faultLogEntryOf.ts';
import { recordedAround, sentWindow } from '../../../station/faults/sentWindow.ts';
import { logLines } from '../logLines.ts';
import { fault, morning, morningMs } from './faultSample.ts';

const text = dayFileText(() => 'S75-04');
const motor = fault(2, 65);
const hot = fault(1, 16);
const stepMs = 2000;
const noCard = new Map<string, string>();

/** A station's black box on a plant that moves on only on command, with the day file that its rows are written to. */
function recorder(store = memoryStore(), card = new Map<string, string>(), recordsWarnings = false) {
  const log = logLines();
  const open = () =>
    blackBox({
      repository: store.faultWindows,
      text,
      dayFiles: {
        read: (day) => {
          if (card === noCard) return Promise.reject(new Error('the card is gone'));
          const rows = card.get(day);
          return Promise.resolve(rows === undefined ? undefined : readDayFile(new TextEncoder().encode(rows)));
        },
      },
      zone: () => 'Europe/Berlin',
      recordsWarnings: () => recordsWarnings,
      log: log.log,
    });
  let box = open();
  let known: readonly ActiveFault[] = [];
  const take = (atMs: number, faults: readonly ActiveFault[] = []) => {
    const pressureBar = 7 + Math.sin(atMs / 60_000) / 3;
    const sample: PlantSample = {
      ...morning,
      atMs,
      faults,
      master: { ...morning.master, systemPressureBar: pressureBar },
      maintenance: [],
    };
    const row = sampleRowOf(sample);
    const day = Number.isNaN(atMs) ? 'no day' : plantDayOf(atMs, 'Europe/Berlin');
    if (!Number.isNaN(atMs)) card.set(day, (card.get(day) ?? text.head(day)) + text.row(row));
    box.take(
      row,
      sample,
      faults.filter((each) => !known.includes(each)).map((each) => faultLogEntryOf(each, sample)),
    );
    known = faults;
  };
  const run = (fromMs: number, untilMs: number, faults: readonly ActiveFault[] = []) => {
    for (let atMs = fromMs; atMs <= untilMs; atMs += stepMs) take(atMs, faults);
  };
  return { store, card, take, run, log, box: () => box, restart: () => (box = open()) };
}

const rowsOf = (dayFile: string) => dayFile.split('\n').filter((line) => line !== '');
const minutes = (count: number) => morningMs + count * msPerMinute;

describe('the black box of a station', () => {
  it('[ALARM-4] has the rows of the day file from 15 min before an error to 5 min after, bit by bit, and none after its end', () => {
    const { box, run, card } = recorder();
    run(morningMs, minutes(20) - stepMs);
    run(minutes(20), minutes(22), [motor]);
    expect(box().around(minutes(20))?.window).toMatchObject({ fromMs: minutes(5), untilMs: minutes(25), isComplete: false });
    run(minutes(22) + stepMs, minutes(40));
    const { window, content } = box().around(minutes(20))!;
    expect(window.isComplete).toBe(true);
    const written = rowsOf(card.get('2026-11-20')!);
    const first = written.indexOf(content.moments[0]!.row.trimEnd());
    expect(content.moments.map(({ row }) => row.trimEnd())).toEqual(written.slice(first, first + 601));
    expect([content.moments[0]?.atMs, content.moments.at(-1)?.atMs]).toEqual([minutes(5), minutes(25)]);
    expect(window.bytes.length).toBeLessThan(60_000);
  });

  it('[ALARM-4] keeps analog inputs and what was up with each row', async () => {
    const { box, run } = recorder();
    run(morningMs, minutes(1), [hot]);
    run(minutes(1) + stepMs, minutes(2), [motor]);
    run(minutes(2) + stepMs, minutes(8));
    await box().settled();
    const sent = sentWindow(box(), minutes(1) + stepMs)!;
    expect(sent.faults).toEqual([
      { source: 1, bitIndex: 16, fromMs: morningMs, untilMs: minutes(1) + stepMs },
      { source: 2, bitIndex: 65, fromMs: minutes(1) + stepMs, untilMs: minutes(2) + stepMs },
    ]);
    const inlet = morning.compressors[0]!.inputs.find(({ name }) => name === 'INLET_TEMP')!;
    const kept = sent.inputs.find(({ source, name }) => source === 1 && name === 'INLET_TEMP')!;
    expect(new Set(kept.values)).toEqual(new Set([inlet.value]));
    expect(kept.values).toHaveLength(readDayFile(new TextEncoder().encode(sent.rows)).samples.length);
  });

  it('[ALARM-4] shares a window between errors that overlap, and records nothing for a warning unless that is set', async () => {
    const { box, run, store } = recorder();
    run(morningMs, minutes(10), [hot]);
    expect(box().around(minutes(5))).toBeUndefined();
    run(minutes(10) + stepMs, minutes(13), [motor]);
    run(minutes(13) + stepMs, minutes(14), [motor, fault(3, 70)]);
    run(minutes(14) + stepMs, minutes(30));
    await box().settled();
    expect(store.faultWindows.open()).toHaveLength(0);
    const [one, two] = [box().around(minutes(10) + stepMs)!.window, box().around(minutes(13) + stepMs)!.window];
    expect(two).toEqual(one);
    expect(one.untilMs).toBe(minutes(18) + stepMs);
  });

  it('[ALARM-4] completes a window that is an hour long beside the next one, which errors that follow share', () => {
    const { box, run, take } = recorder();
    run(morningMs, minutes(20) - stepMs);
    const came = [20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 64.5];
    came.forEach((minute, i) => {
      take(minutes(minute), [fault(2, 65)]);
      run(minutes(minute) + stepMs, minutes(came[i + 1] ?? minute) - stepMs);
    });
    const [long, next] = [box().around(minutes(20))!, box().around(minutes(64))!];
    expect(long.window).toMatchObject({ fromMs: minutes(5), untilMs: minutes(65), isComplete: false });
    expect(next.window).toMatchObject({ fromMs: minutes(49), untilMs: minutes(69.5), isComplete: false });
    run(minutes(64.5) + stepMs, minutes(66));
    expect([box().around(minutes(20))!.window.isComplete, box().around(minutes(64))!.window.isComplete]).toEqual([true, false]);
    run(minutes(66) + stepMs, minutes(70));
    expect(box().around(minutes(64))!.window.isComplete).toBe(true);
    expect(box().around(minutes(20))!.content.moments.length).toBe(1801);
  });

  it('[ALARM-4] completes after a restart from the day files what was begun before, over midnight', async () => {
    const { box, run, restart, take } = recorder();
    const midnightMs = Date.UTC(2026, 10, 20, 23);
    const at = (count: number) => midnightMs + count * msPerMinute;
    run(at(-20), at(-1));
    run(at(-1) + stepMs, at(0), [motor]);
    restart();
    run(at(3), at(10));
    await box().settled();
    const faultMs = at(-1) + stepMs;
    const { window, content } = box().around(faultMs)!;
    expect([window.isComplete, window.untilMs]).toEqual([true, faultMs + 5 * msPerMinute]);
    const times = content.moments.map(({ atMs }) => atMs);
    expect([times[0], times.at(-1)]).toEqual([faultMs - 15 * msPerMinute, faultMs + 5 * msPerMinute]);
    expect(times.filter((atMs) => atMs > at(0) && atMs < at(3))).toEqual([]);
    expect(new Set(times).size).toBe(times.length);
    take(at(11));
  });

  it('[ALARM-4] reads what was before from the day files when a fault comes with the start', async () => {
    const before = recorder();
    before.run(minutes(-10), minutes(-1));
    const { box, take } = recorder(before.store, before.card);
    take(morningMs, [motor]);
    expect(box().around(morningMs)!.content.moments).toHaveLength(1);
    await box().settled();
    const { window, content } = box().around(morningMs)!;
    expect([content.moments[0]?.atMs, window.isComplete]).toEqual([minutes(-10), false]);
  });

  it('[ALARM-4] gives what day files have around an error that it did not keep, with what the log has of faults, and none where there is no file', async () => {
    const before = recorder();
    before.run(morningMs, minutes(40));
    const { box } = recorder(memoryStore(), before.card);
    const entry = (fromMinute: number, untilMinute?: number) => ({
      ...faultLogEntryOf(hot, { ...morning, atMs: minutes(fromMinute), faults: [] }),
      ...(untilMinute !== undefined && { end: { atMs: minutes(untilMinute), isAtLatest: false } }),
    });
    const log = {
      pages: () => [
        [entry(30), entry(18, 21)],
        [entry(1, 8), entry(0, 2), entry(2)],
      ],
    };
    const found = (await recordedAround(box(), log, minutes(20)))!;
    const written = rowsOf(before.card.get('2026-11-20')!);
    const rows = rowsOf(found.rows);
    expect(rows.slice(-601)).toEqual(written.slice(written.indexOf(rows.at(-601)!)).slice(0, 601));
    expect([found.fromMs, found.untilMs, found.isComplete, found.inputs]).toEqual([minutes(5), minutes(25), true, []]);
    expect(found.faults.map(({ fromMs, untilMs }) => [fromMs, untilMs])).toEqual([
      [minutes(5), minutes(8)],
      [minutes(18), minutes(21)],
    ]);
    expect(await recordedAround(box(), log, minutes(3000))).toBeUndefined();
    expect(await recordedAround(recorder(memoryStore(), noCard).box(), log, minutes(20))).toBeUndefined();
  });

  it('[ALARM-4] ends a window where the clock is set back, and mixes no rows of two times', () => {
    const { box, run } = recorder();
    run(morningMs, minutes(16));
    run(minutes(16) + stepMs, minutes(17), [motor]);
    run(minutes(2), minutes(3), [motor]);
    const { window, content } = box().around(minutes(16) + stepMs)!;
    expect(window.isComplete).toBe(true);
    expect(content.moments.at(-1)?.atMs).toBe(minutes(17));
  });

  it('[ALARM-4] records the time around warnings too where that is set, and knows which windows have an error', () => {
    const { box, run } = recorder(undefined, undefined, true);
    run(morningMs, minutes(16));
    run(minutes(16) + stepMs, minutes(17), [hot]);
    expect(box().around(minutes(17))?.window).toMatchObject({ fromMs: minutes(1) + stepMs, hasError: false });
    run(minutes(17) + stepMs, minutes(18), [hot, motor]);
    expect(box().around(minutes(17))?.window).toMatchObject({ fromMs: minutes(1) + stepMs, hasError: true });
  });

  it('[ALARM-4] has of two faults in a second one window, and of a fault without a time none', async () => {
    const other = fault(3, 70);
    const { box, run, take, store } = recorder();
    run(morningMs, minutes(16));
    take(minutes(16) + 100, [motor]);
    take(minutes(16) + 900, [motor, other]);
    take(NaN, [motor, other, fault(4, 70)]);
    run(minutes(16) + stepMs, minutes(22), [motor, other]);
    await box().settled();
    const { window, content } = box().around(minutes(16) + 900)!;
    expect([window.fromMs, window.untilMs, window.isComplete]).toEqual([minutes(1) + 100, minutes(21) + 900, true]);
    const seconds = content.moments.map(({ atMs }) => Math.floor(atMs / 1000));
    expect(new Set(seconds).size).toBe(seconds.length);
    expect(store.faultWindows.open()).toEqual([]);
  });

  it('[ALARM-4] keeps what it sampled itself where the card is gone, and says so in the log', async () => {
    const { box, run, log } = recorder(memoryStore(), noCard);
    run(morningMs, minutes(1));
    run(minutes(1) + stepMs, minutes(8), [motor]);
    await box().settled();
    const { window, content } = box().around(minutes(1) + stepMs)!;
    expect([window.isComplete, content.moments[0]?.atMs, content.moments.at(-1)?.atMs]).toEqual([true, morningMs, minutes(6) + stepMs]);
    expect(log.lines).toContain('black box: the card cannot be read (the card is gone)');
  });

  it('[ALARM-4] has around each error all that the day file has of its 15 and 5 minutes, and no row outside of the window', async () => {
    const everyMs = 30_000;
    const spanMin = 150;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: (spanMin * 60_000) / everyMs }), { minLength: 1, maxLength: 6 }),
        async (places) => {
          const { box, take, card } = recorder();
          const faults = new Set(places);
          for (let i = 0; i * everyMs <= (spanMin + 6) * 60_000; i++) take(morningMs + i * everyMs, faults.has(i) ? [motor] : []);
          await box().settled();
          const written = rowsOf([...card.values()].join(''));
          const times = readDayFile(new TextEncoder().encode(card.get('2026-11-20'))).samples;
          for (const place of [...faults].filter((each) => !faults.has(each - 1))) {
            const atMs = morningMs + place * everyMs;
            const { window, content } = box().around(atMs)!;
            const inside = [...times.timesMs.subarray(0, times.length)].flatMap((each, i) =>
              each >= window.fromMs && each <= window.untilMs ? [written[i + written.length - times.length]!] : [],
            );
            expect(content.moments.map(({ row }) => row.trimEnd())).toEqual(inside);
            expect(window.fromMs).toBeLessThanOrEqual(atMs - 15 * msPerMinute);
            expect(window.untilMs).toBeGreaterThanOrEqual(atMs + 5 * msPerMinute);
            expect(window.untilMs - window.fromMs).toBeLessThanOrEqual(60 * msPerMinute);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('[ALARM-4] leaves no window half written when the process is killed', async () => {
    const figures = await killBox(mkdtempSync(join(tmpdir(), 'pressluft-')), 5);
    expect(figures).toMatchObject({ kills: 5, halfWritten: 0 });
    expect(figures.windows).toBeGreaterThan(0);
  });
});
