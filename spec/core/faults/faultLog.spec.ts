import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { statusBit, type TechnologyCode } from '../../../core/compressor/index.ts';
import {
  type ActiveFault,
  entriesOfFaults,
  faultDurationMs,
  type FaultFilter,
  type FaultLogEntry,
  filterFaults,
  machinesAtFault,
} from '../../../core/faults/index.ts';
import { hasWords } from '../../../core/faults/faultLog.ts';

const entryAt = (atMs: number | undefined, given: Partial<FaultLogEntry> = {}): FaultLogEntry => ({
  atMs,
  source: 'master',
  bitIndex: 0,
  deliveryVolumeM3min: undefined,
  volumeFlowM3min: undefined,
  systemPressureBar: undefined,
  loadRatio: undefined,
  masterStatus: undefined,
  machines: [],
  ...given,
});
const moment = fc.oneof(fc.constantFrom(undefined, NaN, Infinity), fc.integer({ min: 0, max: 20 }));
const entries = fc.array(
  fc
    .record({ atMs: moment, bitIndex: fc.constantFrom(0, 20, 70, -1, NaN), source: fc.constantFrom('master' as const, 1, 2) })
    .map(({ atMs, ...given }) => entryAt(atMs, given)),
);

describe('the fault log', () => {
  test.each<[FaultFilter, readonly number[]]>([
    [{}, [0, 1, 2, 3]],
    [{ severities: ['error'] }, [2]],
    [{ severities: ['maintenance', 'warning'] }, [0, 1]],
    [{ severities: [] }, []],
    [{ sources: [2] }, [1, 2]],
    [{ fromMs: 20 }, [1, 2]],
    [{ untilMs: 20 }, [0]],
    [{ fromMs: 10, untilMs: 30 }, [0, 1]],
    [{ fromMs: 30, untilMs: 10 }, []],
    [{ fromMs: NaN }, [0, 1, 2, 3]],
    [{ fromMs: NaN, untilMs: 20 }, [0]],
  ])('with filter %p shows the entries %p', (filter, shown) => {
    const log = [
      entryAt(10),
      entryAt(20, { source: 2, bitIndex: 16 }),
      entryAt(30, { source: 2, bitIndex: 64 }),
      entryAt(undefined, { source: 3, bitIndex: NaN }),
    ];
    expect(filterFaults(log, filter).map((entry) => log.indexOf(entry))).toEqual(shown);
  });

  it('says when a fault that is up came by the newest entry of its source and bit', () => {
    const fault = (source: ActiveFault['source'], bitIndex: number): ActiveFault => ({
      source,
      bitIndex,
      number: bitIndex + 1,
      severity: 'error',
    });
    const [motor, cooling, other] = [fault(1, 65), fault(1, 64), fault(2, 65)];
    const log = [
      entryAt(9, { source: 2, bitIndex: 64 }),
      entryAt(8, { source: 1, bitIndex: 65 }),
      entryAt(7, { source: 1, bitIndex: 65 }),
      entryAt(6, { source: 2, bitIndex: 65 }),
    ];
    const found = entriesOfFaults(log, [motor, cooling, other]);
    expect([motor, cooling, other].map((each) => found.get(each)?.atMs)).toEqual([8, undefined, 6]);
  });

  it('with words shows the entries whose text has each of them', () => {
    const log = [entryAt(1, { source: 1 }), entryAt(2, { source: 2 }), entryAt(3, { source: 2, bitIndex: 64 })];
    const textOf = ({ source, bitIndex }: FaultLogEntry) => `K${source} Öldruck ${bitIndex}`;
    const shown = (filter: FaultFilter) => filterFaults(log, filter, textOf).map(({ atMs }) => atMs);
    expect(shown({ words: 'k2 ÖLDRUCK' })).toEqual([2, 3]);
    expect(shown({ words: 'k2 öldruck', severities: ['error'] })).toEqual([3]);
    expect(shown({ words: 'öl k3' })).toEqual([]);
    expect(shown({ words: '  ' })).toEqual([1, 2, 3]);
  });

  it('without a text has none of the words', () => {
    expect(filterFaults([entryAt(1)], { words: 'a' })).toEqual([]);
  });

  test.each([
    ['Motorschutz ausgelöst', '', true],
    ['Motorschutz ausgelöst', ' ausgelÖst  motor ', true],
    ['Motorschutz ausgelöst', 'motor öl', false],
    ['Motorschutz (E034)', '(e0', true],
    ['', 'a', false],
  ])('%j has the words of %j: %p', (text, query, has) => {
    expect(hasWords(text, query)).toBe(has);
  });

  it('shows an entry where each of its conditions alone does', () => {
    fc.assert(
      fc.property(
        entries,
        fc.subarray(['maintenance', 'warning', 'error'] as const),
        fc.nat(20),
        fc.nat(20),
        (log, severities, fromMs, untilMs) => {
          const alone = [{ severities }, { sources: [1] }, { fromMs }, { untilMs }].map((filter) => new Set(filterFaults(log, filter)));
          const together = filterFaults(log, { severities, sources: [1], fromMs, untilMs });
          expect(together).toEqual(log.filter((entry) => alone.every((shown) => shown.has(entry))));
        },
      ),
    );
  });

  test.each([
    ['its end', 5000, 8000, 3000],
    ['an end at once', 5000, 5000, 0],
    ['an end before it', 5000, 4999, undefined],
    ['no end', 5000, undefined, undefined],
    ['no time', undefined, 8000, undefined],
  ])('says how long a fault was up from its time and %s', (_what, atMs, endMs, durationMs) => {
    const end = endMs === undefined ? undefined : { atMs: endMs, isAtLatest: false };
    expect(faultDurationMs({ atMs, end })).toBe(durationMs);
  });

  it('shows the state of each machine at the fault, without the empty slots', () => {
    const machine = (technology: TechnologyCode | undefined, status?: number) => ({ technology, status });
    const { on, running, loaded, error } = statusBit;
    const machines = [machine(4, on | running | loaded), machine(0, error), machine(2), machine(undefined, on), machine(6, error)];
    expect(machinesAtFault(entryAt(0, { machines }))).toEqual([
      { number: 1, state: 'load' },
      { number: 3, state: undefined },
      { number: 4, state: 'ready' },
      { number: 5, state: 'error' },
    ]);
  });
});
