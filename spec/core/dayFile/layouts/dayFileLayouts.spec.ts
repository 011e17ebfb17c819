import { describe, expect, it, test } from '@jest/globals';
import {
  dayFileHead,
  type DayFileLayout,
  dayFileLayouts,
  dayFileRow,
  latestLayout,
  layoutInUnits,
  readDayFile,
} from '../../../../core/dayFile/index.ts';
import type { Channel } from '../../../../core/samples/index.ts';
import { bytesOf, fileOf, header, rowAt, startMs, textOf, versionsOf } from '../files.ts';

const row = rowAt(Date.parse('2026-11-20T06:30:02Z'), {
  'systemPressureBar@0': 7.0504,
  'volumeFlowM3min@0': 31.2,
  'deliveryVolumeM3min@0': 32,
  'loadRatio@0': 0.8754,
  'status@1': 7,
  'loadRatio@1': 1,
  'linePressureBar@1': 7.1,
  'electricalPowerKW@1': 90.128,
  'deliveryVolumeM3min@1': 15.5,
  'temperatureDegC@1': 81.26,
});
const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A layout with the names of a compressor's columns, their units and how the row above reads without its empty slots. */
const layouts: readonly (readonly [version: string, names: readonly string[], units: readonly string[], cells: string])[] = [
  ['V2.15-RC1', ['status', 'netzdruck', 'elLeistung', 'liefermenge'], ['', 'bar', 'kW', 'm3/min'], '7;7,100;90,13;15,500'],
  [
    'V2.17-RC3',
    ['status', 'netzdruck', 'elLeistung', 'liefermenge', 'temperatur'],
    ['', 'bar', 'kW', 'm3/min', 'degC'],
    '7;7,100;90,13;15,500;81,3',
  ],
  [
    'V3.21-RC5',
    ['status', 'auslastung', 'netzdruck', 'elLeistung', 'liefermenge', 'temperatur'],
    ['', 'percent', 'bar', 'kW', 'm3/min', 'degC'],
    '7;100.0;7.100;90.13;15.500;81.3',
  ],
];
const layoutOf = (version: string): DayFileLayout => dayFileLayouts.find((layout) => layout.version === version)!;

describe('the layouts of day files', () => {
  test.each(layouts)('[LOG-1] %s has its columns, numbers and times, and the units on their own line', (version, names, units, cells) => {
    const layout = layoutOf(version);
    const plant = layout.decimalSign === ',' ? '7,050;31,200;32,000;87,5' : '7.050;31.200;32.000;87.5';
    expect(textOf([row], layout, { ...header, softwareVersion: version }).split('\n')).toEqual([
      'date;20.11.2026',
      'schematic number;PL 1200',
      `software version;${version}`,
      'period [s];2',
      [
        'timestamp',
        'netzdruck',
        'volumenstrom',
        'liefermenge',
        'auslastung',
        ...slots.flatMap((n) => names.map((name) => `comp${n}_${name}`)),
      ].join(';'),
      ['UTC', 'bar', 'm3/min', 'm3/min', 'percent', ...slots.flatMap(() => units)].join(';'),
      `20.11.2026 06:30:02;${plant};${cells}${';'.repeat(9 * names.length)}`,
      '',
    ]);
  });

  it('are ordered by version, the last one being the one that is written', () => {
    expect(dayFileLayouts.map(({ version }) => version)).toEqual(['V2.15-RC1', 'V2.17-RC3', 'V3.21-RC5', 'V3.21-RC10']);
    expect(dayFileLayouts.at(-1)).toBe(latestLayout);
  });

  test.each(Object.entries(versionsOf))('[LOG-2] %s reads the files of the versions up to the next: %j', (version, softwareVersions) => {
    for (const softwareVersion of softwareVersions) {
      const log = readDayFile(fileOf([row], layoutOf(version), { ...header, softwareVersion }));
      expect(log).toMatchObject({ layoutVersion: version, problemCount: 0, header: { ...header, softwareVersion } });
      expect(log.samples.columns.get('electricalPowerKW@1')![0]).toBeCloseTo(90.13, 4);
    }
  });

  test.each(['V2.15-RC0', 'V2.14', 'V1.99', 'V0.0-RC1'])(
    '[LOG-2] %s is too old: nothing is parsed, and the one problem says so',
    (softwareVersion) => {
      for (const { version } of dayFileLayouts) {
        const log = readDayFile(
          bytesOf(textOf([row], layoutOf(version), { ...header, softwareVersion: version }).replace(version, softwareVersion)),
        );
        expect(log.problems).toEqual([{ line: 3, column: 2, code: 'tooOld', expected: 'V2.15-RC1' }]);
        expect({ layoutVersion: log.layoutVersion, rows: log.samples.length }).toEqual({ layoutVersion: undefined, rows: 0 });
      }
    },
  );
});

describe('a layout in other units', () => {
  const imperial = layoutInUnits(latestLayout, { pressure: 'psi', temperature: 'degF', volume: 'cft' });

  it('[LOG-3] writes them into the column line and the rows, and they are read back as bar, m3 and degC', () => {
    expect(dayFileHead(imperial, header)).toContain(
      'timestamp [UTC],netzdruck [psi],volumenstrom [cft/min],liefermenge [cft/min],auslastung [percent],comp1_status,',
    );
    expect(dayFileRow(imperial, row)).toMatch(
      /^2026-11-20T06:30:02Z,102\.26,1101\.82,1130\.07,87\.5,7,100\.0,102\.98,90\.13,547\.38,178\.3,/,
    );
    const { samples, units } = readDayFile(fileOf([row], imperial));
    expect(['systemPressureBar@0', 'status@1', 'temperatureDegC@10'].map((channel) => units.get(channel as Channel))).toEqual([
      'psi',
      undefined,
      'degF',
    ]);
    expect(samples.columns.get('systemPressureBar@0')![0]).toBeCloseTo(7.0504, 3);
    expect(samples.columns.get('volumeFlowM3min@0')![0]).toBeCloseTo(31.2, 3);
    expect(samples.columns.get('temperatureDegC@1')![0]).toBeCloseTo(81.26, 1);
  });

  it('leaves the layout as it is', () => {
    expect(layoutInUnits(latestLayout, { pressure: 'bar', temperature: 'degC', volume: 'm3' })).toEqual(latestLayout);
    expect(dayFileRow(latestLayout, rowAt(startMs, { 'systemPressureBar@0': 7 }))).toContain(',7.000,');
  });
});
