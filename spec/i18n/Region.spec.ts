import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { UnitChoice } from '../../core/units/index.ts';
import {
  formatClock,
  formatDay,
  formatDayAndMonth,
  formatDayOfMonth,
  formatMinute,
  formatNumber,
  formatQuantity,
  hourText,
  parseNumber,
} from '../../i18n/format/index.ts';
import { defaultRegion, languageOf, languages, type Region, regionFor, regions, regionsOf, sheetDialectOf } from '../../i18n/index.ts';
import { csvText } from '../../core/csv/index.ts';

const units: UnitChoice = { pressure: 'psi', temperature: 'degF', volume: 'cft', currency: 'USD' };
const afternoon = Date.UTC(2026, 10, 22, 15, 4, 5);
/** A space that no line is broken at, as a plain one. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ');

describe('a region', () => {
  test.each<[Region, money: string, loss: string, day: string, clock: string, percent: string, flow: string, specificPower: string]>([
    ['de-DE', '2.106,24 $', '\u22125,00 $', '22.11.2026', '15:04:05', '72 %', '1.656 cfm', '18,6 kW/100 cfm'],
    ['de-AT', '$ 2.106,24', '\u2212$ 5,00', '22.11.2026', '15:04:05', '72 %', '1.656 cfm', '18,6 kW/100 cfm'],
    ['de-CH', '$ 2\u2019106.24', '\u2212$ 5.00', '22.11.2026', '15:04:05', '72%', '1\u2019656 cfm', '18.6 kW/100 cfm'],
    ['en-GB', '$2,106.24', '\u2212$5.00', '22/11/2026', '15:04:05', '72%', '1,656 cfm', '18.6 kW/100 cfm'],
    ['en-US', '$2,106.24', '\u2212$5.00', '11/22/2026', '3:04:05 PM', '72%', '1,656 cfm', '18.6 kW/100 cfm'],
    ['en-CA', '$2,106.24', '\u2212$5.00', '2026-11-22', '3:04:05 p.m.', '72%', '1,656 cfm', '18.6 kW/100 cfm'],
    ['en-IE', '$2,106.24', '\u2212$5.00', '22/11/2026', '15:04:05', '72%', '1,656 cfm', '18.6 kW/100 cfm'],
    ['en-AU', '$2,106.24', '\u2212$5.00', '22/11/2026', '3:04:05 pm', '72%', '1,656 cfm', '18.6 kW/100 cfm'],
    ['en-NZ', '$2,106.24', '\u2212$5.00', '22/11/2026', '3:04:05 pm', '72%', '1,656 cfm', '18.6 kW/100 cfm'],
  ])(
    '[PLACE-5] %s writes money, dates, times, shares and flows as is usual there',
    (region, money, loss, day, clock, percent, flow, power) => {
      const quantity = (...of: [Parameters<typeof formatQuantity>[0], number]) =>
        plain(formatQuantity(...of, units, region).text).replace("'", '\u2019');
      expect([quantity('money', 2106.24), quantity('money', -5), quantity('ratio', 0.72)]).toEqual([money, loss, percent]);
      expect([quantity('volumeFlow', 46.9), quantity('specificPower', 6.56)]).toEqual([flow, power]);
      expect([formatDay('2026-11-22', region), plain(formatClock(afternoon, 'UTC', region))]).toEqual([day, clock]);
    },
  );

  /** Their seconds and separators aside, runtimes know what is usual. */
  const parts = (region: Region, options: Intl.DateTimeFormatOptions) =>
    plain(new Intl.DateTimeFormat(region, { timeZone: 'UTC', ...options }).format(afternoon));

  test.each(regions)('[PLACE-5] %s has dates and times as its browsers have them', (region) => {
    expect([
      formatDay('2026-11-22', region),
      formatDayAndMonth('2026-11-22', region),
      plain(formatClock(afternoon, 'UTC', region)),
      plain(formatMinute(afternoon, 'UTC', region)),
      formatDayOfMonth('2026-11-02', region).replace('.', ''),
    ]).toEqual([
      parts(region, { day: '2-digit', month: '2-digit', year: 'numeric' }),
      parts(region, { day: '2-digit', month: '2-digit' }),
      parts(region, { hour: 'numeric', minute: '2-digit', second: '2-digit' }),
      parts(region, { hour: 'numeric', minute: '2-digit' }),
      '2',
    ]);
  });

  test.each<[Region, readonly string[]]>([
    ['de-DE', ['00', '09', '12', '23']],
    ['en-US', ['12 AM', '9 AM', '12 PM', '11 PM']],
    ['en-CA', ['12 a.m.', '9 a.m.', '12 p.m.', '11 p.m.']],
    ['en-AU', ['12 am', '9 am', '12 pm', '11 pm']],
  ])('[PLACE-5] %s lists the hours of its clock', (region, hours) => {
    expect([0, 9, 12, 23].map((hour) => plain(hourText(hour, region)))).toEqual(hours);
  });

  test.each<[Region, string]>([
    ['de-DE', '22.11.2026 15:04:05;1234,5'],
    ['de-AT', '22.11.2026 15:04:05;1234,5'],
    ['de-CH', '22.11.2026 15:04:05;1234.5'],
    ['en-GB', '22/11/2026 15:04:05,1234.5'],
    ['en-US', '11/22/2026 15:04:05,1234.5'],
    ['en-CA', '2026-11-22 15:04:05,1234.5'],
  ])('[PLACE-5] %s has tables that its spreadsheets open', (region, line) => {
    const rows = [[{ atMs: afternoon }, { number: 1234.5, digits: 1 }]];
    expect(csvText(rows, sheetDialectOf(region), 'UTC')).toBe(`\ufeff${line}\r\n`);
  });

  it('[PLACE-5] reads the numbers that it writes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...regions), fc.integer({ min: -1e12, max: 1e12 }), fc.nat(3), (region, whole, digits) => {
        const value = whole / 10 ** digits;
        expect(parseNumber(formatNumber(value, digits, region), region)).toBe(value);
      }),
    );
  });
});

describe('the region of a reader', () => {
  test.each<[(typeof languages)[number], readonly string[], Region]>([
    ['en', ['en-US', 'en'], 'en-US'],
    ['en', ['de-DE', 'en-AU', 'en-US'], 'en-AU'],
    ['en', ['en'], 'en-GB'],
    ['en', ['en-ZA'], 'en-GB'],
    ['en', [], 'en-GB'],
    ['de', ['en-US', 'de-CH'], 'de-CH'],
    ['de', ['en-US'], 'de-DE'],
    ['de', ['de-LU', 'de'], 'de-DE'],
  ])('[PLACE-5] who reads %s in a browser that prefers %j has %s', (language, preferred, region) => {
    expect(regionFor(language, preferred)).toBe(region);
  });

  it('has one language', () => {
    for (const language of languages) {
      expect(regionsOf(language)).toContain(defaultRegion(language));
      for (const region of regionsOf(language)) expect([languageOf(region), region.split('-')[0]]).toEqual([language, language]);
    }
  });
});
