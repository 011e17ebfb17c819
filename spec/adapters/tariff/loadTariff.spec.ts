import { describe, expect, it, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSeries, loadTariff } from '../../../adapters/tariff/index.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const folder = temporaryFolder();
const put = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const flat = { since: '2026-01-01', kind: 'flat', perKWh: 0.2 };
const window = { name: 'day', perKWh: 0.3, days: ['mon'], from: '06:00', until: '22:00' };
const calendar = (given: object = {}, entry: object = {}) => ({
  ...{ since: '2026-01-01', kind: 'calendar', windows: [{ ...window, ...given }], otherwise: { name: 'else', perKWh: 0.1 } },
  ...entry,
});
const tariff = (content: unknown) => loadTariff(put('tariff.json', content), 'Europe/Berlin');
const problemsOf = async (content: unknown) => {
  const loaded = await tariff(content);
  return 'problems' in loaded ? loaded.problems : undefined;
};

describe('a file of tariffs', () => {
  it('has its series beside it, each read once', async () => {
    put('prices.csv', 'start;price\n2026-03-29 06:00;0,25\n');
    const entry = { since: '2026-01-01', kind: 'series', series: 'prices.csv' };
    const loaded = await tariff({ prices: [entry, { ...entry, since: '2026-06-01' }] });
    expect(loaded).toMatchObject({ prices: expect.anything(), co2: undefined });
    expect(await tariff({ prices: [flat], co2: [entry] })).toMatchObject({ prices: expect.anything(), co2: expect.anything() });
  });

  it('that can not be read, or has no JSON, says so', async () => {
    expect(await loadTariff(join(folder, 'none.json'), 'UTC')).toEqual({
      problems: [`${join(folder, 'none.json')} can not be read (ENOENT)`],
    });
    expect(await problemsOf('{')).toEqual([`${join(folder, 'tariff.json')} is no JSON`]);
    expect(await problemsOf(`"${'x'.repeat(10_000_000 - 2)}"`)).toEqual([expect.stringMatching(/must be an object$/)]);
    expect(await problemsOf(' '.repeat(10_000_001))).toEqual([`${join(folder, 'tariff.json')} is larger than 10 MB`]);
  });

  it('names each series that can not be used', async () => {
    put('broken.csv', 'start;price\n2026-03-29 06:00;x\n');
    const series = (name: string, since: string) => ({ since, kind: 'series', series: name });
    expect(await problemsOf({ prices: [series('broken.csv', '2026-01-01'), series('none.csv', '2026-02-01')] })).toEqual([
      'broken.csv: line 2 must have a value, as a number',
      'none.csv can not be read (ENOENT)',
    ]);
  });

  test.each<[string, unknown, string]>([
    ['no prices', { prices: [] }, 'prices must have at least 1 entry'],
    ['no factors', { prices: [flat], co2: [] }, 'co2 must have at least 1 entry'],
    ['a day twice', { prices: [flat, flat] }, 'prices[1].since is used twice'],
    ['a day of factors twice', { prices: [flat], co2: [flat, flat] }, 'co2[1].since is used twice'],
    ['a window without time', { prices: [calendar({ until: '06:00' })] }, 'prices[0].windows[0].until can not be used'],
    ['a window between quarter hours', { prices: [calendar({ from: '06:07' })] }, 'prices[0].windows[0].from must match'],
    ['a window of no day', { prices: [calendar({ days: [] })] }, 'prices[0].windows[0].days must have at least 1 entry'],
    ['a 13th month', { prices: [calendar({ months: [13] })] }, 'prices[0].windows[0].months[0] must be at most 12'],
    ['a month 0', { prices: [calendar({ months: [0] })] }, 'prices[0].windows[0].months[0] must be at least 1'],
    ['a window of no month', { prices: [calendar({ months: [] })] }, 'prices[0].windows[0].months must have at least 1 entry'],
    ['13 months', { prices: [calendar({ months: Array(13).fill(1) })] }, 'prices[0].windows[0].months must have at most 12 entries'],
    ['an empty name', { prices: [calendar({ name: '' })] }, 'prices[0].windows[0].name must have at least 1 characters'],
    ['a long name', { prices: [calendar({ name: 'x'.repeat(61) })] }, 'prices[0].windows[0].name must have at most 60 characters'],
    ['101 windows', { prices: [calendar({}, { windows: Array(101).fill(window) })] }, 'prices[0].windows must have at most 100 entries'],
    [
      '1001 holidays',
      { prices: [calendar({}, { holidays: Array(1001).fill('2026-12-25') })] },
      'prices[0].holidays must have at most 1000',
    ],
    [
      'a negative price of a peak',
      { prices: [{ ...flat, demand: { perKW: -1, per: 'year' } }] },
      'prices[0].demand.perKW must be at least 0',
    ],
    ['a series without a name', { prices: [{ since: '2026-01-01', kind: 'series', series: '' }] }, 'prices[0].series must have at least 1'],
    [
      'a series of a long name',
      { prices: [{ since: '2026-01-01', kind: 'series', series: 'x'.repeat(251) }] },
      'prices[0].series must have at most 250',
    ],
    ['an unknown kind', { prices: [{ since: '2026-01-01', kind: 'free' }] }, 'prices[0].kind is of no known kind'],
    [
      'a peak of emissions',
      { prices: [flat], co2: [{ ...flat, demand: { perKW: 1, per: 'year' } }] },
      'co2[0].demand is no field of this format',
    ],
  ])('with %s is refused, and says where', async (_what, content, problem) => {
    expect(await problemsOf(content)).toEqual([expect.stringContaining(problem)]);
  });

  it('may have what lies just within its bounds', async () => {
    for (const entry of [
      calendar({ months: [1, 12], name: 'x'.repeat(60), until: '24:00' }),
      calendar({ months: Array(12).fill(1) }),
      calendar({}, { windows: Array(100).fill(window), holidays: Array(1000).fill('2026-12-25') }),
      { ...flat, demand: { perKW: 0, per: 'month' } },
    ])
      expect(await problemsOf({ prices: [entry] })).toBeUndefined();
  });
});

describe('a file of a series', () => {
  test.each([
    ['', 1, 'must be start;price, or start;power'],
    ['start;price\n', 1, 'has no values below it'],
    ['start;price\n\n2026-03-29T06:00Z;1;2', 3, 'must have two columns'],
    ['start;price\nx;1', 2, 'must begin with a time such as 2026-03-29T06:00Z, or of the plant such as 2026-03-29 06:00'],
    ['start;price\n2026-03-29T06:00Z;1\n2026-03-29T06:00Z;1', 3, 'must be later than the line before'],
    ['start;price\n2026-03-29T06:01Z;1', 2, 'must be a quarter hour or an hour after the line before, or longer'],
  ])('%j is refused in words', async (text, line, words) => {
    expect(await loadSeries(put('series.csv', text), 'UTC', 'series.csv')).toEqual({ problem: `series.csv: line ${line} ${words}` });
  });

  it('has the times of the plant where it names no offset', async () => {
    const { perKWh } = await loadSeries(put('series.csv', 'start;price\n2026-01-01 01:00;0.5\n'), 'Europe/Berlin', 'series.csv');
    expect([...perKWh!]).toEqual([[Date.parse('2026-01-01T00:00Z') / 900_000, 0.5]]);
  });
});
