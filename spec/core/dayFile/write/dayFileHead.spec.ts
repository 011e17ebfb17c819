import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { dayFileHead, latestLayout, readDayFile } from '../../../../core/dayFile/index.ts';
import { headerValue } from '../../../../core/dayFile/read/headerBlock.ts';
import { anyHeader, bothLayouts, bytesOf, header, otherHeader, otherLayout } from '../files.ts';

describe('the head of a day file', () => {
  it('[LOG-1] is the header block and the column line, a unit in brackets behind each name that has one', () => {
    const compressor = (n: number) =>
      `comp${n}_status,comp${n}_auslastung [percent],comp${n}_netzdruck [bar],comp${n}_elLeistung [kW],comp${n}_liefermenge [m3/min],comp${n}_temperatur [degC]`;
    expect(dayFileHead(latestLayout, header)).toBe(
      [
        'date,2026-11-20',
        'schematic number,PL 1200',
        'software version,V3.21-RC10',
        'period [s],2',
        `timestamp [UTC],netzdruck [bar],volumenstrom [m3/min],liefermenge [m3/min],auslastung [percent],${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(compressor).join(',')}`,
        '',
      ].join('\n'),
    );
  });

  it('has the units on a line of their own in a layout that says so', () => {
    const lines = dayFileHead(otherLayout, { ...otherHeader, periodS: 2.5 }, bothLayouts).split('\n');
    expect(lines.slice(0, 4)).toEqual(['date;20.11.2026', 'schematic number;PL 1200', 'software version;V2.15-RC1', 'period [s];2,5']);
    expect(lines[4]!.startsWith('timestamp;netzdruck;volumenstrom;comp1_status;comp1_temperatur;comp2_status;')).toBe(true);
    expect(lines[5]!.startsWith('UTC;psi;cft/min;;degF;;degF;')).toBe(true);
  });

  it('[FIELD-5] lists the channels that were estimated, and has no such line without any', () => {
    const estimated = ['electricalPowerKW@2', 'deliveryVolumeM3min@1'] as const;
    const listed = dayFileHead(latestLayout, { ...header, estimated });
    expect(listed.split('\n').slice(3, 5)).toEqual(['period [s],2', 'estimated,electricalPowerKW@2,deliveryVolumeM3min@1']);
    expect(dayFileHead(otherLayout, { ...otherHeader, estimated }, bothLayouts).split('\n')[4]).toBe(
      'estimated;electricalPowerKW@2,deliveryVolumeM3min@1',
    );
    expect(dayFileHead(latestLayout, { ...header, estimated: [] })).toBe(dayFileHead(latestLayout, header));
  });

  it('reads back whole, the schematic number as one line without delimiters at its end', () => {
    fc.assert(
      fc.property(anyHeader, (given) => {
        const { header: readBack, problemCount, lines } = readDayFile(bytesOf(dayFileHead(latestLayout, given)));
        const schematicNumber = headerValue(given.schematicNumber);
        expect(readBack).toEqual({ ...given, schematicNumber: schematicNumber === '' ? undefined : schematicNumber });
        const headerLines = given.estimated === undefined ? 5 : 6;
        expect({ problemCount, lines }).toEqual({ problemCount: 0, lines: { header: headerLines, record: 0, skipped: 0, blank: 0 } });
      }),
    );
  });

  test.each(['', 'V3.21-RC9', '1.0.0', 'V3.21-RC10 beta'])(
    'is refused for the software version %p, that no reader would find this layout by',
    (softwareVersion) => {
      expect(() => dayFileHead(latestLayout, { ...header, softwareVersion })).toThrow(
        new RangeError(`software version '${softwareVersion}' does not write the layout of V3.21-RC10`),
      );
    },
  );
});
