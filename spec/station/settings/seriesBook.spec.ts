import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../../../core/settings/index.ts';
import { maxSeriesQuarters, type RateSeries } from '../../../core/tariff/index.ts';
import { seriesBook } from '../../../station/settings/seriesBook.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';

const everything = { fromMs: -Infinity, untilMs: Infinity };
const quarters = (from: number, count: number, price = 0.2): RateSeries =>
  new Map(Array.from({ length: count }, (_, i) => [from + i, price] as const));

function openBook() {
  const { priceSeries } = memoryStore();
  const book = seriesBook(priceSeries, () => defaultSettings.plant);
  return { book, read: (name: string) => priceSeries.read(name, everything) };
}

describe('the series of prices that a station keeps', () => {
  it.each([
    [maxSeriesQuarters, undefined],
    [maxSeriesQuarters + 1, 'tooLong'],
  ])('take a new one of %i quarter hours: %s', (count, refusal) => {
    const { book } = openBook();
    expect(book.save('spot', quarters(0, count), 'replace')).toBe(refusal);
    expect(book.all().length).toBe(refusal === undefined ? 1 : 0);
  });

  it('have room in a full one for what it has already, and for no quarter hour more', () => {
    const { book, read } = openBook();
    book.save('spot', quarters(0, maxSeriesQuarters), 'replace');
    expect(book.save('spot', quarters(5, 2, 0.3), 'replace')).toBeUndefined();
    expect(book.save('spot', quarters(maxSeriesQuarters - 1, 2, 0.4), 'replace')).toBe('tooLong');
    expect([4, 5, 6, 7, maxSeriesQuarters - 1].map((quarter) => read('spot').get(quarter))).toEqual([0.2, 0.3, 0.3, 0.2, 0.2]);
  });

  it('keep the old price where that is wanted, and take the others', () => {
    const { book, read } = openBook();
    book.save('spot', quarters(0, 2, 0.1), 'keep');
    book.save('spot', quarters(1, 2, 0.5), 'keep');
    expect([...read('spot')]).toEqual([
      [0, 0.1],
      [1, 0.1],
      [2, 0.5],
    ]);
  });

  it('are so many at most, of which each can still grow', () => {
    const { book } = openBook();
    for (let i = 0; i < 20; i++) expect(book.save(`series ${i}`, quarters(0, 1), 'replace')).toBeUndefined();
    expect(book.save('one more', quarters(0, 1), 'replace')).toBe('tooMany');
    expect(book.save('series 0', quarters(1, 1), 'replace')).toBeUndefined();
  });

  it('need a price, and lose only one that is there', () => {
    const { book } = openBook();
    expect(book.save('spot', new Map(), 'replace')).toBe('noPrice');
    expect(book.remove('spot')).toBe('unknownSeries');
    book.save('spot', quarters(0, 1), 'replace');
    expect(book.remove('spot')).toBeUndefined();
    expect(book.all()).toEqual([]);
  });
});
