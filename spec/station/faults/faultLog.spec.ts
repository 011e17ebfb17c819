import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultRepository } from '../../../core/ports/index.ts';
import { statusBit } from '../../../core/compressor/index.ts';
import type { ActiveFault, FaultLogEntry } from '../../../core/faults/index.ts';
import { msPerDay, msPerHour } from '../../../core/time/index.ts';
import { faultLog, type FaultLog } from '../../../station/faults/faultLog.ts';
import { faultRepository } from '../../../adapters/sqlite/faultRepository.ts';
import { logLines } from '../logLines.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { itWithDisk, tinyDisk } from '../tinyDisk.ts';
import { fault, faultSample, morning, morningMs, withStatus } from './faultSample.ts';

const { log } = logLines();
const open = (folder?: string): FaultLog => faultLog({ repository: faultRepository(openDatabase(folder)), log });
const all = (faults: FaultLog) => [...faults.pages()].flat();
const bitsOf = (entries: readonly FaultLogEntry[]) => entries.map(({ source, bitIndex }) => `${source}:${bitIndex}`);

/** A database without room. */
const failing = (onSave: () => void = () => undefined): FaultRepository => ({
  pages: () => [],
  active: () => [],
  save() {
    onSave();
    throw new Error('no room');
  },
  note: () => false,
  lastId: () => 0,
  after: () => [],
});

const motor = fault(2, 65);
const pressure = fault('master', 16);

describe('the fault log of a station', () => {
  it('[ERR-2] has for each fault that came the plant at that moment', () => {
    const faults = open();
    const { master, compressors } = morning;
    const came = faults.take(faultSample([motor]));
    expect(came).toEqual([
      {
        atMs: morningMs,
        source: 2,
        bitIndex: 65,
        deliveryVolumeM3min: expect.closeTo(master.deliveryVolumeM3min!, 3),
        volumeFlowM3min: expect.closeTo(master.volumeFlowM3min!, 3),
        systemPressureBar: expect.closeTo(master.systemPressureBar!, 3),
        loadRatio: expect.closeTo(master.loadRatio!, 3),
        masterStatus: master.status,
        machines: compressors.map(({ status, technology }) => ({ status, technology })),
      },
    ]);
    expect(all(faults)).toEqual(came);
  });

  it('knows of a missing value that it is missing', () => {
    const faults = open();
    faults.take(faultSample([motor], { atMs: NaN, master: { ...morning.master, systemPressureBar: undefined, loadRatio: NaN } }));
    expect(all(faults)).toMatchObject([{ atMs: undefined, systemPressureBar: undefined, loadRatio: undefined }]);
  });

  it('stores a fault when it comes, not while it stays or when it goes, and again when it comes again', () => {
    const faults = open();
    const reported = [[motor], [motor], [motor, pressure], [pressure], [], [motor], [motor, motor]].map((up) =>
      bitsOf(faults.take(faultSample(up))),
    );
    expect(reported).toEqual([['2:65'], [], ['master:16'], [], [], ['2:65'], []]);
    expect(bitsOf(all(faults))).toEqual(['2:65', 'master:16', '2:65']);
  });

  it('has as many events as faults came, in their order, over any restarts', () => {
    const candidates = [motor, pressure, fault(2, 64), fault(10, 1), fault('master', 65)];
    const steps = fc.array(fc.record({ up: fc.subarray(candidates), restart: fc.boolean() }), { maxLength: 12 });
    fc.assert(
      fc.property(steps, (taken) => {
        const folder = temporaryFolder();
        const expected: string[] = [];
        let database = openDatabase(folder);
        let faults = faultLog({ repository: faultRepository(database), log });
        let before: readonly ActiveFault[] = [];
        for (const { up, restart } of taken) {
          if (restart) {
            faults.close();
            database.close();
            database = openDatabase(folder);
            faults = faultLog({ repository: faultRepository(database), log });
          }
          const came = up.filter((each) => !before.includes(each));
          faults.take(faultSample(up));
          expected.push(...came.map(({ source, bitIndex }) => `${source}:${bitIndex}`));
          before = up;
        }
        expect(bitsOf(all(faults))).toEqual(expected.toReversed());
        database.close();
      }),
      { numRuns: 30 },
    );
  });

  it('doubles and loses nothing when the clock jumps', () => {
    const faults = open();
    const jumpsMs = [0, msPerDay, -msPerDay, -msPerHour, msPerHour, NaN];
    for (const jumpMs of jumpsMs) {
      const atMs = morningMs + jumpMs;
      faults.take(faultSample([motor], { atMs }));
      faults.take(faultSample([motor, pressure], { atMs }));
    }
    expect(bitsOf(all(faults))).toEqual([...jumpsMs.map(() => 'master:16'), '2:65']);
  });

  it("keeps a machine's faults while it has no communication, and stores none of them again after", () => {
    const faults = open();
    const silent = withStatus(morning, 2, statusBit.communicationError);
    const reported = [
      faultSample([motor, pressure]),
      faultSample([fault(2, 71)], silent),
      faultSample([fault(2, 71)], silent),
      faultSample([motor], morning),
      faultSample([], morning),
      faultSample([motor], morning),
    ].map((sample) => bitsOf(faults.take(sample)));
    expect(reported).toEqual([['2:65', 'master:16'], ['2:71'], [], [], [], ['2:65']]);
  });

  it('[ALARM-2] has fault and end in one entry, and says where it can have been over before', () => {
    const folder = temporaryFolder();
    const at = (faults: FaultLog, seconds: number, up: readonly ActiveFault[], plant = morning) =>
      faults.take(faultSample(up, { ...plant, atMs: morningMs + seconds * 1000 }));
    const endsOf = (faults: FaultLog) =>
      all(faults).map(({ bitIndex, end }) => [bitIndex, end && (end.atMs - morningMs) / 1000, end?.isAtLatest]);
    const before = open(folder);
    at(before, 0, [motor, pressure]);
    at(before, 20, [motor]);
    at(before, 40, [motor, pressure]);
    at(before, 60, [motor, pressure], withStatus(morning, 2, statusBit.communicationError));
    at(before, 80, [pressure]);
    expect(endsOf(before)).toEqual([
      [16, undefined, undefined],
      [16, 20, false],
      [65, 80, false],
    ]);
    const after = open(folder);
    expect(endsOf(after)).toEqual(endsOf(before));
    at(after, 600, []);
    expect(endsOf(after)[0]).toEqual([16, 600, true]);
  });

  it('[ALARM-2] ends a fault of a machine that was silent at the latest when it is heard again', () => {
    const faults = open();
    const silent = withStatus(morning, 2, statusBit.communicationError);
    faults.take(faultSample([motor]));
    faults.take(faultSample([], { ...silent, atMs: morningMs + 10 }));
    expect(all(faults)[0]?.end).toBeUndefined();
    faults.take(faultSample([], { ...morning, atMs: morningMs + 20 }));
    expect(all(faults)[0]?.end).toEqual({ atMs: morningMs + 20, isAtLatest: true });
  });

  it('[ALARM-2] saves ends that a failing database did not take, each at its own entry', () => {
    const stored = faultRepository(openDatabase());
    let isFull = false;
    const repository: FaultRepository = {
      ...stored,
      save(...given) {
        if (isFull) throw new Error('no room');
        stored.save(...given);
      },
    };
    const faults = faultLog({ repository, log, retryAfterMs: 0 });
    const steps = [[motor], [], [motor], [], [motor]];
    steps.forEach((up, i) => {
      isFull = i > 0;
      faults.take(faultSample(up, { atMs: morningMs + i }));
    });
    isFull = false;
    faults.take(faultSample([], { atMs: morningMs + 5 }));
    expect(all(faults).map(({ atMs, end }) => [atMs! - morningMs, end!.atMs - morningMs])).toEqual([
      [4, 5],
      [2, 3],
      [0, 1],
    ]);
  });

  itWithDisk('goes on in memory on a full disk, and saves what it kept when there is room again', () => {
    const disk = tinyDisk('size=400k');
    const { log: reported, lines } = logLines();
    const database = openDatabase(disk);
    const faults = faultLog({ repository: faultRepository(database), log: reported, retryAfterMs: 0 });
    faults.take(faultSample([pressure]));
    const filler = join(disk, 'filler');
    try {
      writeFileSync(filler, Buffer.alloc(1_000_000));
    } catch {
      // Now it is full.
    }
    const ups = Array.from({ length: 40 }, (_, i) => [fault((i % 10) + 1, 64 + (i % 7))]);
    const came = ups.flatMap((up) => bitsOf(faults.take(faultSample(up))));
    expect(came).toHaveLength(40);
    expect(bitsOf(all(faults))).toEqual([...['master:16'], ...came].toReversed());
    expect(lines).toEqual([expect.stringMatching(/^error log: events cannot be saved, they are kept in memory/)]);

    rmSync(filler);
    faults.take(faultSample([motor]));
    expect(lines.slice(1)).toEqual(['error log: written again']);
    database.close();
    const after = open(disk);
    expect(bitsOf(all(after))).toEqual(['2:65', ...came.toReversed(), 'master:16']);
    expect(after.take(faultSample([motor]))).toEqual([]);
  });

  it('tries a database again that took nothing after half a minute, and not before; both are said once', () => {
    let nowMs = 5000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
    let tried = 0;
    let isFull = true;
    const saved: string[] = [];
    const repository: FaultRepository = {
      ...failing(),
      save(events) {
        tried++;
        if (isFull) throw new Error('no room');
        saved.push(...bitsOf(events));
      },
    };
    const { log: reported, lines } = logLines();
    const faults = faultLog({ repository, log: reported });
    faults.take(faultSample([motor]));
    nowMs += 29_999;
    faults.take(faultSample([motor, pressure]));
    expect([tried, lines]).toEqual([1, ['error log: events cannot be saved, they are kept in memory (no room)']]);
    nowMs += 1;
    faults.take(faultSample([motor, pressure]));
    expect([tried, lines.length]).toEqual([2, 1]);
    isFull = false;
    nowMs += 30_000;
    faults.take(faultSample([motor, pressure]));
    expect([saved.length, lines.slice(1)]).toEqual([2, ['error log: written again']]);
    faults.take(faultSample([motor, pressure]));
    expect(tried).toBe(3);
    isFull = true;
    faults.take(faultSample([]));
    expect(lines.length).toBe(3);
    clock.mockRestore();
  });

  it('keeps a limited number of events in memory, the newest', () => {
    const faults = faultLog({ repository: failing(), log, retryAfterMs: 0 });
    for (let i = 0; i < 1500; i++) faults.take(faultSample(i % 2 === 0 ? [motor] : [pressure], { atMs: i }));
    expect(all(faults).map(({ atMs }) => atMs)).toEqual(Array.from({ length: 1000 }, (_, i) => 1499 - i));
  });

  it('tries a failing database again only after a while, and once more at the end', () => {
    let tries = 0;
    const faults = faultLog({ repository: failing(() => tries++), log });
    for (let i = 0; i < 10; i++) faults.take(faultSample(i % 2 === 0 ? [motor] : [pressure]));
    expect(tries).toBe(1);
    faults.close();
    expect(tries).toBe(2);
  });
});
