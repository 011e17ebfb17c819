import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import papa from 'papaparse';
import { type CsvDialect, csvText, machineDialect, sheetDialect } from '../../../../../core/csv/index.ts';
import { faultCode, type FaultLogEntry, faultSeverity, machinesAtFault } from '../../../../../core/faults/index.ts';
import { masterState } from '../../../../../core/master/index.ts';
import { toDisplay, type UnitChoice } from '../../../../../core/units/index.ts';
import { unitSymbol } from '../../../../../i18n/format/index.ts';
import { logCsv, type CsvWords } from '../../../../../ui/areas/errors/model/logCsv.ts';
import { anyFaultLogEntry } from '../../../../core/faults/anyFaults.ts';
import { entryBefore, motorTrip } from '../errorLogFixture.ts';

const metric: UnitChoice = { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' };
const american: UnitChoice = { pressure: 'psi', temperature: 'degF', volume: 'cft', currency: 'USD' };
const words: CsvWords = {
  head: (column, unit) => (unit === undefined ? column : `${column} [${unitSymbol(unit)}]`),
  machineHead: (column, slot) => `${slot} ${column}`,
  source: (source) => `=${source}`,
  severity: (severity) => severity,
  code: (source, bitIndex) => faultCode(source, bitIndex)!,
  text: ({ source, bitIndex }) => (bitIndex % 2 === 0 ? `"Text", ${source};\n@` : undefined),
  seenBy: ({ name, atMs }) => `${name} ${atMs}`,
  unit: unitSymbol,
  masterState: (state) => state,
  machineState: (state) => state,
  technology: ({ kind, make }) => `${make} ${kind}`,
};

function parsed(entries: readonly FaultLogEntry[], dialect: CsvDialect, units = metric) {
  const text = csvText(logCsv(entries, units, words), dialect, 'Europe/Berlin');
  const { data, errors } = papa.parse<Record<string, string>>(text.slice(dialect.start.length), {
    header: true,
    delimiter: dialect.separator,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

describe('the error log as a file', () => {
  const entry = entryBefore(0, 2, motorTrip, { machines: entryBefore(0, 2, motorTrip).machines.slice(0, 3) });

  it('has what was measured when a fault came and the limit that it passed, in the chosen units', () => {
    const reading = { quantity: 'temperature', value: 110.5, limit: 110 } as const;
    const [row] = parsed([{ ...entry, reading }], machineDialect, american);
    expect([row?.['value'], row?.['limit'], row?.['unit']]).toEqual(['230.90', '230.00', '°F']);
    expect(parsed([{ ...entry, reading: { ...reading, value: undefined } }], machineDialect)[0]).toMatchObject({ value: '', unit: '°C' });
  });

  it('has every field, in the chosen units', () => {
    expect(parsed([entry], sheetDialect)).toEqual([
      {
        time: '20.11.2026 09:00:00',
        source: "'=2",
        severity: 'error',
        code: 'E066',
        text: '',
        end: '',
        duration: '',
        seenBy: '',
        note: '',
        value: '',
        limit: '',
        unit: '',
        masterState: 'active',
        masterStatus: '3',
        'pressure [bar]': '7,125',
        'delivery [m³/min]': '20,000',
        'flow [m³/min]': '19,000',
        'load [%]': '70,00',
        '1 state': 'load',
        '1 status': '7',
        '1 technology': 'own screw',
        '2 state': 'load',
        '2 status': '7',
        '2 technology': 'thirdParty piston',
      },
    ]);
    expect(parsed([entry], machineDialect, american)[0]).toMatchObject({
      time: '2026-11-20T08:00:00.000Z',
      'pressure [psi]': '103.34',
      'delivery [cfm]': '706.29',
      'load [%]': '70.00',
    });
  });

  it('[ALARM-2] has end, duration in seconds, who has seen it and what they left', () => {
    const atMs = entry.atMs!;
    const notes = [
      { atMs: 5, level: 'write', name: 'K. Demir', text: 'Kühler ausgeblasen' },
      { atMs: 6, level: 'write', name: 'M. Weber', text: '' },
    ] as const;
    const worked = { ...entry, notes, end: { atMs: atMs + 2_460_000, isAtLatest: false } };
    expect(parsed([worked], sheetDialect)[0]).toMatchObject({
      end: '20.11.2026 09:41:00',
      duration: '2460',
      seenBy: 'K. Demir 5; M. Weber 6',
      note: 'Kühler ausgeblasen',
    });
    const setBack = { ...entry, end: { atMs: atMs - 1000, isAtLatest: false } };
    expect(parsed([setBack], sheetDialect)[0]).toMatchObject({ duration: '', end: '20.11.2026 08:59:59' });
  });

  it.each([
    ['a German spreadsheet', sheetDialect],
    ['a program', machineDialect],
  ])('comes back entry by entry as %s reads it, and no cell is a formula', (_, dialect) => {
    fc.assert(
      fc.property(fc.array(anyFaultLogEntry, { minLength: 1, maxLength: 12 }), (entries) => {
        const rows = parsed(entries, dialect);
        expect(rows).toHaveLength(entries.length);
        rows.forEach((row, i) => {
          const logged = entries[i]!;
          const { atMs, source, bitIndex, masterStatus, systemPressureBar, machines } = logged;
          expect(row['code']).toBe(faultCode(source, bitIndex));
          expect(row['severity']).toBe(faultSeverity(bitIndex));
          expect(row['masterState']).toBe(masterState(masterStatus) ?? '');
          expect(row['time'] === '').toBe(atMs === undefined);
          for (const { number, state } of machinesAtFault(logged)) expect(row[`${number} state`]).toBe(state ?? '');
          for (const [slot, { status }] of machines.entries())
            if (`${slot + 1} status` in row) expect(row[`${slot + 1} status`]).toBe(String(status ?? ''));
          const pressure = toDisplay('pressure', systemPressureBar ?? NaN, metric);
          const shown = row['pressure [bar]']!;
          if (Math.abs(pressure) < 1e15) expect(Number(shown.replace(',', '.'))).toBeCloseTo(pressure, 2);
          for (const cell of Object.values(row)) expect(cell).not.toMatch(/^\s*(?:[=+@]|-(?!\d))/);
        });
      }),
    );
  });

  it('without entries has only its heads', () => {
    expect(logCsv([], metric, words)).toHaveLength(1);
  });
});
