import { describe, expect, it, test } from '@jest/globals';
import { priceSeries, readSeries, seriesFacts } from '../../../core/tariff/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';

const zone = 'Europe/Berlin';
const csv = (...rows: readonly string[]) => ['start;price', ...rows, ''].join('\n');
const pricesOf = (text: string) => {
  const { perKWh, problem } = priceSeries(text, zone);
  if (perKWh === undefined) throw new Error(JSON.stringify(problem));
  return Array.from(perKWh, ([quarter, price]) => [new Date(quarter * quarterHourMs).toISOString().slice(5, 16), price]);
};

describe('a series of prices', () => {
  it('has quarter hours as they are, negative ones too', () => {
    expect(pricesOf(csv('2026-11-20T10:00Z;0.1', '2026-11-20T10:15Z;-0.05'))).toEqual([
      ['11-20T10:00', 0.1],
      ['11-20T10:15', -0.05],
    ]);
  });

  it('holds an hour for its four quarter hours, also where quarter hours follow', () => {
    const starts = ['2026-11-20T10:00Z;0.1', '2026-11-20T11:00Z;0.2', '2026-11-20T11:15Z;0.3'];
    expect(pricesOf(csv(...starts)).map(([, price]) => price)).toEqual([0.1, 0.1, 0.1, 0.1, 0.2, 0.3]);
  });

  it('leaves what is missing missing', () => {
    const quarters = pricesOf(csv('2026-11-20T10:00Z;0.1', '2026-11-20T11:00Z;0.2', '2026-11-20T14:00Z;0.3')).map(([at]) => at);
    expect(quarters).toHaveLength(12);
    expect(quarters).not.toContain('11-20T12:00');
  });

  it('takes a time without an offset by the clock of the plant, the doubled hour twice', () => {
    const rows = ['2026-10-25 01:00;1', '2026-10-25 02:00;2', '2026-10-25 02:00;3', '2026-10-25 03:00;4'];
    const hours = pricesOf(csv(...rows)).filter((_, i) => i % 4 === 0);
    expect(hours).toEqual([
      ['10-24T23:00', 1],
      ['10-25T00:00', 2],
      ['10-25T01:00', 3],
      ['10-25T02:00', 4],
    ]);
  });

  it('takes a decimal comma between semicolons, a comma between columns, and a byte order mark', () => {
    expect(pricesOf('\uFEFFstart;price\r\n2026-11-20T10:00+01:00;0,125\r\n')).toEqual([['11-20T09:00', 0.125]]);
    expect(pricesOf('start,price\n2026-11-20T10:00Z,0.125')).toEqual([['11-20T10:00', 0.125]]);
  });

  test.each([
    ['no head', '2026-11-20T10:00Z;0.1', { line: 1, code: 'head' }],
    ['no rows', csv(), { line: 1, code: 'empty' }],
    ['three columns', csv('2026-11-20T10:00Z;0.1;EUR'), { line: 2, code: 'columns' }],
    ['a day that there is not', csv('2026-02-30T10:00Z;0.1'), { line: 2, code: 'start' }],
    ['a time that the clock skips', csv('2026-03-29 02:30;0.1'), { line: 2, code: 'start' }],
    ['no price', csv('2026-11-20T10:00Z;'), { line: 2, code: 'price' }],
    ['a price with two signs', csv('2026-11-20T10:00Z;1.234,5'), { line: 2, code: 'price' }],
    ['a time before the one before', csv('2026-11-20T10:00Z;1', '2026-11-20T09:00Z;1'), { line: 3, code: 'order' }],
    ['the same time twice', csv('2026-11-20T10:00Z;1', '2026-11-20T10:00Z;1'), { line: 3, code: 'order' }],
    ['a start between quarter hours', csv('2026-11-20T10:10Z;1'), { line: 2, code: 'step' }],
    ['a step of half an hour', csv('2026-11-20T10:00Z;1', '2026-11-20T11:00Z;1', '2026-11-20T11:30Z;1'), { line: 4, code: 'step' }],
  ])('is refused at the first line that can not be taken: %s', (_, text, problem) => {
    expect(priceSeries(text, zone)).toEqual({ problem });
  });
});

describe('a series before it is kept', () => {
  it('names each line that is left out with its reason, and has a gap there, not the price before', () => {
    const rows = [
      '2026-01-01T00:00Z;0.10',
      'x;1',
      '2026-01-01T01:00Z;0.2',
      '2026-01-01T02:00Z;dear',
      '2026-01-01T03:00Z;-0.05',
      '2026-01-01T03:30Z;1',
      '2026-01-01T01:00Z;1',
    ];
    const { perKWh, refused, stepsMs } = readSeries(csv(...rows), zone);
    expect(refused).toEqual([
      { line: 3, code: 'start' },
      { line: 5, code: 'price' },
      { line: 7, code: 'step' },
      { line: 8, code: 'order' },
    ]);
    expect(stepsMs).toEqual([4 * quarterHourMs]);
    const first = Date.parse('2026-01-01T00:00Z');
    expect(seriesFacts(perKWh)).toMatchObject({
      least: -0.05,
      most: 0.2,
      gaps: [{ fromMs: first + 8 * quarterHourMs, untilMs: first + 12 * quarterHourMs }],
    });
  });

  it('has its first and last quarter hour, its gaps and its least and greatest price', () => {
    expect(
      seriesFacts(
        new Map([
          [8, 2],
          [4, -1],
          [5, 3],
        ]),
      ),
    ).toEqual({
      range: { fromMs: 4 * quarterHourMs, untilMs: 9 * quarterHourMs },
      quarters: 3,
      allQuarters: 5,
      gaps: [{ fromMs: 6 * quarterHourMs, untilMs: 8 * quarterHourMs }],
      least: -1,
      most: 3,
    });
    expect(seriesFacts(new Map())).toBeUndefined();
  });

  it.each(['', 'start;price\n', 'time;price\n1;2'])('of %j has no price and says why', (text) => {
    const { perKWh, refused } = readSeries(text, zone);
    expect([perKWh.size, refused.length, priceSeries(text, zone).problem]).toEqual([0, 1, refused[0]]);
  });
});
