import { afterEach, describe, expect, it } from '@jest/globals';
import type { DeviceReadings, Profile, Reading, WiredPlant } from '../../../core/field/index.ts';
import type { StationStore } from '../../../core/ports/index.ts';
import { msPerHour, msPerMinute } from '../../../core/time/index.ts';
import type { AuditNote } from '../../../station/access/stationAudit.ts';
import { type CounterKeeper, counterKeeper } from '../../../station/field/counterKeeper.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';
import { logLines } from '../logLines.ts';

const profile: Profile = {
  ...{
    format: 1,
    id: 'meter',
    vendor: 'any',
    model: 'any',
    role: 'powerMeter',
    maturity: 'generic',
    sources: ['here'],
    modbus: { framing: ['tcp'] },
  },
  points: [
    { key: 'energyImport', table: 'holding', at: 0, type: 'u16', unit: 'kWh', counter: { bits: 16 } },
    { key: 'power', table: 'holding', at: 1, type: 'u16', unit: 'kW' },
    { key: 'serialNumber', table: 'holding', at: 2, type: 'ascii', registers: 2, every: 'once' },
  ],
};
const wired: WiredPlant = {
  config: {
    ...{ format: 1, connections: [{ id: 'hall', kind: 'modbusTcp', host: '10.0.0.1' }] },
    devices: [{ id: 'm1', connection: 'hall', profile: 'meter', serves: [{ powerOf: [1] }] }],
    machines: [{ slot: 1, name: 'K1', technology: 1, rated: { flowM3min: 5, loadKW: 30, noLoadKW: 8, pressureBar: 7.5 } }],
  },
  models: { meter: profile },
};
const energy = { device: 'm1', key: 'energyImport' };
const said = (value: number | undefined, more: Partial<Reading> = {}): Reading => ({ value, raw: value, words: [], readAtMs: 0, ...more });

describe('the keeper of counters', () => {
  let keeper: CounterKeeper | undefined;
  afterEach(() => keeper?.close());

  function opened(counters: StationStore['counters'] = memoryStore().counters) {
    let nowMs = 12 * msPerHour;
    let readings: DeviceReadings = {};
    const { log, lines } = logLines();
    const noted: AuditNote[] = [];
    keeper = counterKeeper({
      wired: () => wired,
      doors: { now: () => ({ m1: { readings, cycleMs: 5 } }) },
      counters,
      clock: { nowMs: () => nowMs },
      log,
      audit: { note: (note) => void noted.push(note) },
    });
    const at = (minutes: number, energyImport: Reading, serial?: string) => {
      nowMs = 12 * msPerHour + minutes * msPerMinute;
      readings = { energyImport, power: said(30), ...(serial !== undefined && { serialNumber: said(undefined, { text: serial }) }) };
      keeper!.keep();
    };
    const kept = () => counters.ends(energy, 0, 24 * msPerHour).map(({ atMs, value }) => [atMs / msPerMinute - 12 * 60, value]);
    return { counters, lines, at, kept, noted };
  }

  it('[FIELD-4] keeps the first reading, then one in each quarter of an hour, and the last one at the end', () => {
    const { at, kept, counters } = opened();
    at(1, said(100));
    at(2, said(101));
    at(16, said(107));
    at(20, said(109));
    expect(kept()).toEqual([
      [1, 100],
      [16, 107],
    ]);
    keeper!.close();
    expect(kept().at(-1)).toEqual([20, 109]);
    expect(counters.last({ device: 'm1', key: 'power' })).toBeUndefined();
  });

  it('[FIELD-4] keeps the first reading of each quarter of an hour by the clock', () => {
    const { at, counters } = opened();
    const readAt = [0, 14, 15, 29, 30, 31, 44, 45, 59, 60, 76];
    const keptAt = readAt.filter((minutes) => {
      at(minutes, said(100 + minutes));
      return counters.last(energy)?.value === 100 + minutes;
    });
    expect(keptAt).toEqual([0, 15, 30, 45, 60, 76]);
  });

  it('[FIELD-4] keeps nothing of a counter that is missing', () => {
    const { at, kept } = opened();
    at(1, said(undefined, { missing: { kind: 'timeout' } }));
    expect(kept()).toEqual([]);
  });

  it.each([
    ['rollover', 65_530, 4, undefined, undefined],
    ['reset', 9000, 4, undefined, undefined],
    ['exchange', 9000, 9004, 'A1', 'B2'],
    ['exchange', 9000, 20_000, undefined, undefined],
  ] as const)(
    '[FIELD-4] notes %s from %s to %s with both readings, in the log, the audit log and the table',
    (kind, before, after, was, is) => {
      const { at, counters, lines, noted } = opened();
      at(1, said(before), was);
      at(16, said(after), is);
      expect(counters.events('m1')).toEqual([{ ...energy, atMs: 12 * msPerHour + 16 * msPerMinute, kind, before, after }]);
      expect(noted).toEqual([{ what: 'counter', details: { ...energy, kind, before, after } }]);
      expect(lines.some((line) => line.includes(kind) && line.includes(String(before)) && line.includes(String(after)))).toBe(true);
    },
  );

  it('[FIELD-4] notes nothing of a counter that counts on', () => {
    const { at, counters, noted } = opened();
    at(1, said(9000));
    at(16, said(9008));
    expect([counters.events('m1'), noted]).toEqual([[], []]);
  });

  it('goes on when the storage fails, and says so', () => {
    const { counters } = memoryStore();
    const failing = {
      ...counters,
      add: () => {
        throw new Error('disk full');
      },
    };
    const { at, lines } = opened(failing);
    at(1, said(100));
    expect(lines.some((line) => line.includes('disk full'))).toBe(true);
  });
});
