import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  decodeFaultLog,
  decodeSeenEntry,
  encodeFaultLogEntry,
  encodeSeen,
  faultLogRangeOf,
  faultLogResponse,
} from '../../../adapters/contract/index.ts';
import type { FaultLogEntry, LoggedMachine } from '../../../core/faults/index.ts';
import { anyFaultLogEntry } from '../../core/faults/anyFaults.ts';
import { leavesIn, sent, withAt, wrongValue } from './wires.ts';

const machine = (status: number | undefined, technology: LoggedMachine['technology']): LoggedMachine => ({ status, technology });

const entry: FaultLogEntry = {
  atMs: 1_795_000_000_000,
  source: 4,
  bitIndex: 65,
  deliveryVolumeM3min: 20.5,
  volumeFlowM3min: 19.75,
  systemPressureBar: 7.1,
  loadRatio: 0.8,
  masterStatus: 3,
  machines: [machine(7, 4), machine(undefined, 1), machine(128, 6), ...Array<LoggedMachine>(7).fill(machine(undefined, 0))],
};

describe('an entry of the fault log on the wire', () => {
  it('[ERR-2] has datum, source, bit, the plant at that moment, and state and technology of all ten slots', () => {
    expect(encodeFaultLogEntry(entry)).toEqual({
      datum: 1_795_000_000_000,
      source: 4,
      bit_index: 65,
      plant_delivery_m3min: 20.5,
      plant_volume_flow_m3min: 19.75,
      plant_line_pressure_bar: 7.1,
      plant_load_factor_percent: 0.8,
      plant_state: 3,
      ...Object.fromEntries(
        [[7, 4], [null, 1], [128, 6], ...Array<readonly [null, 0]>(7).fill([null, 0])].flatMap(([state, technology], i) => [
          [`comp${i + 1}_state`, state],
          [`comp${i + 1}_technology`, technology],
        ]),
      ),
    });
  });

  it('[ALARM-2] has its end and who has seen it beside the rest, and nothing of them where there is none', () => {
    const notes = [{ atMs: 1_795_000_060_000, level: 'write', name: 'K. Demir', text: '' }] as const;
    const worked: FaultLogEntry = { ...entry, end: { atMs: 1_795_000_600_000, isAtLatest: true }, notes };
    const { end, end_at_latest: isAtLatest, seen, ...rest } = encodeFaultLogEntry(worked);
    expect({ end, isAtLatest, seen }).toEqual({
      end: 1_795_000_600_000,
      isAtLatest: true,
      seen: [{ datum: 1_795_000_060_000, level: 'write', name: 'K. Demir', text: '' }],
    });
    expect(rest).toEqual(encodeFaultLogEntry(entry));
    expect(decodeFaultLog(sent([encodeFaultLogEntry(worked)])).entries).toEqual([worked]);
    const odd = { ...rest, end: 'soon', seen: [{ datum: 1 }, { datum: 2, level: 'write', name: 'K. Demir' }, null] };
    expect(decodeFaultLog([odd]).entries).toEqual([{ ...entry, notes: [{ ...notes[0], atMs: 2 }] }]);
  });

  it('arrives as it was sent, in the shape of its schema', () => {
    fc.assert(
      fc.property(fc.array(anyFaultLogEntry), (entries) => {
        const wire = sent(entries.map(encodeFaultLogEntry));
        expect(z.safeParse(faultLogResponse, wire).success).toBe(true);
        expect(decodeFaultLog(wire)).toEqual({ entries, skippedCount: 0 });
      }),
    );
  });

  it('lacks only what is missing or of the wrong kind', () => {
    const wire = encodeFaultLogEntry(entry);
    const fields = leavesIn(wire).map(([field]) => field!);
    fc.assert(
      fc.property(fc.constantFrom(...fields.filter((field) => field !== 'source' && field !== 'bit_index')), wrongValue, (field, wrong) => {
        const {
          entries: [read],
        } = decodeFaultLog(sent([withAt(wire, [field], wrong)]));
        const again = encodeFaultLogEntry(read!) as Record<string, unknown>;
        const { [field]: changed, ...others } = again;
        expect(changed === null || changed === wrong).toBe(true);
        expect({ ...others, [field]: null }).toEqual({ ...wire, [field]: null });
      }),
    );
  });

  test.each([
    ['source', 0],
    ['source', 'master'],
    ['source', undefined],
    ['bit_index', -1],
    ['bit_index', 1.5],
    ['bit_index', null],
  ])('whose %s is %p is skipped and counted', (field, wrong) => {
    const wire = encodeFaultLogEntry(entry);
    expect(decodeFaultLog(sent([wire, withAt(wire, [field], wrong), null]))).toEqual({ entries: [entry], skippedCount: 2 });
  });

  it.each(['datum', 'level', 'name'])('[ALARM-2] leaves out who has seen it without %s', (field) => {
    const whole = { datum: 5, level: 'read', name: 'K. Demir' };
    const wire = { ...encodeFaultLogEntry(entry), seen: [{ ...whole, [field]: {} }, whole] };
    expect(decodeFaultLog([wire]).entries[0]!.notes).toEqual([{ atMs: 5, level: 'read', name: 'K. Demir', text: '' }]);
  });

  it('[ALARM-2] is named by who has seen it, also one whose time is not known; one of no source is none', () => {
    for (const of of [
      { atMs: 5, source: 'limits', bitIndex: 3 },
      { atMs: undefined, source: 7, bitIndex: 65 },
    ] as const)
      expect(decodeSeenEntry(encodeSeen(of, { name: 'K. Demir', text: 'x' }))).toEqual(of);
    expect(encodeSeen({ atMs: undefined, source: 7, bitIndex: 65 }, { name: 'K. Demir', text: 'x' })).toEqual({
      ...{ datum: null, source: 7, bit_index: 65, name: 'K. Demir', text: 'x' },
    });
    expect(decodeSeenEntry({ datum: 1, source: 11, bit_index: 0, name: 'A', text: '' })).toBeUndefined();
  });

  it('is asked for by a range that may be open at either end', () => {
    expect([{}, { from: 5 }, { until: 9 }, { from: 5, until: 9 }].map(faultLogRangeOf)).toEqual([
      undefined,
      { fromMs: 5, untilMs: Infinity },
      { fromMs: -Infinity, untilMs: 9 },
      { fromMs: 5, untilMs: 9 },
    ]);
  });

  it('is none in what is no list', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (wire) => {
        const { entries, skippedCount } = decodeFaultLog(wire);
        expect(entries.length + skippedCount).toBe(Array.isArray(wire) ? wire.length : 0);
      }),
    );
  });
});
