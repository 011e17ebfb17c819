import { describe, expect, it } from '@jest/globals';
import { emptyTotals } from '../../../core/totals/index.ts';
import { machineColumns, machineFigures, plantColumns, plantFigures } from '../../../station/card/archiveColumns.ts';
import { archiveColumnLine, archiveRow, archiveRows, archiveText } from '../../../station/card/archiveText.ts';

const day = '2026-03-01';
const empty = emptyTotals(0, 86_400_000);
const plant = {
  ...{ pressureMinBar: 6.123_45, pressureMaxBar: 8.765_43, pressureMeanBar: 7.246_8, pressureS: 86_398.6 },
  ...{ volumeFlowM3: 12_345.678_9, volumeFlowStandingM3: 1.000_4, volumeFlowMaxM3min: 33.333_33, volumeFlowS: 86_397.4 },
  ...{ deliveredM3: 11_111.111_1, deliveredStandingM3: -0.000_4, deliveredS: 86_396.2 },
  ...{ energyKWh: 2222.222_2, reportedEnergyKWh: 5, powerMaxKW: 77, reportedPowerS: 9 },
};
const machine = {
  ...empty.machines[0]!,
  ...{ loadS: 40_000.4, noLoadS: 5000.6, offS: 300.2, errorS: 20.4, noDataS: 1.6 },
  ...{ energyLoadKWh: 812.345_6, energyNoLoadKWh: 43.210_9, energyAtStandstillKWh: 0.987_6, energyKWh: 856.543_21, powerS: 86_395.5 },
  ...{ powerMinKW: 0.125_4, powerMaxKW: 91.876_5, noLoadPowerMeanKW: 30.456_7 },
  ...{ volumeM3: 6543.210_9, volumeAtStandstillM3: 2.345_67, deliveryMinM3min: 0.012_3, deliveryMaxM3min: 13.579_2, deliveryS: 86_394.4 },
  ...{ motorStarts: 17, unloadCycles: 203 },
};
const totals = { ...empty, plant, machines: empty.machines.with(1, machine) };

describe('a row of an archive', () => {
  it('has the figures of the plant in the units of its columns, each with its decimals, and what was estimated', () => {
    const { line } = archiveRow(plantColumns, day, plantFigures(totals), ['powerKW@0', 'electricalPowerKW@2']);
    const columns = archiveColumnLine(plantColumns).split(',');
    expect(line.split(',').map((cell, i) => `${columns[i]}: ${cell}`)).toEqual([
      ...[
        'date: 2026-03-01',
        'zeit [s]: 86400',
        'netzdruck_min [bar]: 6.123',
        'netzdruck_max [bar]: 8.765',
        'netzdruck_mittel [bar]: 7.247',
      ],
      ...['netzdruck_zeit [s]: 86399', 'volumenstrom [m3]: 12345.679', 'volumenstrom_stillstand [m3]: 1.000'],
      ...['volumenstrom_max [m3/min]: 33.333', 'volumenstrom_zeit [s]: 86397', 'liefermenge [m3]: 11111.111'],
      ...['liefermenge_stillstand [m3]: 0.000', 'liefermenge_zeit [s]: 86396', 'energie_gesamt [kWh]: 2222.222', 'energie_zeit [s]: 86396'],
      'geschaetzt: powerKW@0 electricalPowerKW@2',
    ]);
  });

  it('has the figures of a machine likewise', () => {
    const { line } = archiveRow(machineColumns, day, machineFigures(totals, 2), []);
    const columns = archiveColumnLine(machineColumns).split(',');
    expect(line.split(',').map((cell, i) => `${columns[i]}: ${cell}`)).toEqual([
      ...['date: 2026-03-01', 'zeit [s]: 86400', 'zeit_lastlauf [s]: 40000', 'zeit_leerlauf [s]: 5001', 'zeit_aus [s]: 300'],
      ...['zeit_stoerung [s]: 20', 'zeit_ohne_daten [s]: 2', 'energie_lastlauf [kWh]: 812.346', 'energie_leerlauf [kWh]: 43.211'],
      ...['energie_rest [kWh]: 0.988', 'energie_gesamt [kWh]: 856.543', 'energie_zeit [s]: 86396', 'leistung_min [kW]: 0.13'],
      ...['leistung_max [kW]: 91.88', 'leistung_leerlauf [kW]: 30.46', 'liefermenge [m3]: 6543.211', 'liefermenge_stillstand [m3]: 2.346'],
      ...['liefermenge_min [m3/min]: 0.012', 'liefermenge_max [m3/min]: 13.579', 'liefermenge_zeit [s]: 86394'],
      ...['anzahl_motor_starts: 17', 'anzahl_entlastungen: 203', 'geschaetzt: '],
    ]);
  });

  it('is empty where a figure is missing or no number', () => {
    const columns = [undefined, NaN, Infinity, -0.4, -0.6].map((value, i) => ({
      name: `${i}`,
      unit: undefined,
      digits: 0,
      value: () => value,
    }));
    expect(archiveRow(columns, day, empty, []).line).toBe('2026-03-01,,,,0,-1,');
  });
});

describe('the text of an archive', () => {
  const station = { stationName: 'Werk, Süd', schematicNumber: 'S-1', zone: 'Europe/Berlin', compressorNames: ['K1', undefined, 'K3'] };
  const columnLine = 'date,a [s],b,geschaetzt';
  const rows = [
    { day: '2026-03-01', line: '2026-03-01,1,-2.5,' },
    { day: '2026-03-02', line: '2026-03-02,,3,powerKW@0 status@1' },
  ];

  it.each([
    [0, []],
    [1, ['compressor,1', 'compressor name,K1']],
    [2, ['compressor,2', 'compressor name,']],
    [3, ['compressor,3', 'compressor name,K3']],
  ])('of slot %i says whose it is, and then its rows, as they are read again', (slot, own) => {
    const text = archiveText(station, slot, '2026-03', columnLine, rows);
    const lines = text.split('\n');
    const head = [
      'month,2026-03',
      'station,"Werk, Süd"',
      'schematic number,S-1',
      expect.stringMatching(/^software version,./),
      'time zone,Europe/Berlin',
    ];
    expect(lines).toEqual([...head, ...own, columnLine, ...rows.map(({ line }) => line), '']);
    expect(archiveRows(text, columnLine)).toEqual(rows);
  });

  it('of an earlier version is read with nothing estimated', () => {
    expect(archiveRows('date,a [s],b\n2026-03-01,1,2\n', columnLine)).toEqual([{ day: '2026-03-01', line: '2026-03-01,1,2,' }]);
    expect(archiveRows(`${columnLine}\n`, columnLine)).toEqual([]);
  });

  it.each([
    ['other columns', 'date,a [s],c\n2026-03-01,1,2\n'],
    ['no columns', '2026-03-01,1,2,\n'],
    ['half a line at its end', `${columnLine}\n2026-03-01,1,2,`],
    ['a line without a day', `${columnLine}\n2026-03-01,1,2,\nx,1,2,\n`],
    ['what names no channel', `${columnLine}\n2026-03-01,1,2,x\n`],
  ])('with %s is not read', (_, text) => {
    expect(archiveRows(text, columnLine)).toBeUndefined();
  });
});
