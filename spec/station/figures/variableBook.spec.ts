import { describe, expect, it } from '@jest/globals';
import { maxVariableDays } from '../../../core/performance/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { variableBook } from '../../../station/figures/variableBook.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';

const importedMs = 1_800_000_000_000;
const fileOf = (...lines: readonly string[]) => ['time;name;value;unit', ...lines].join('\n');
const daysOf = (count: number, from: string, unit = 't') =>
  fileOf(...Array.from({ length: count }, (_, i) => `${shiftDay(from, i)};production;${i + 1};${unit}`));

/** A book, and how often the database was asked for all that it has. */
function opened() {
  const { variables } = memoryStore();
  let reads = 0;
  const repository = { ...variables, all: () => (reads++, variables.all()) };
  const book = variableBook({ repository, clock: { nowMs: () => importedMs }, zone: () => 'Europe/Berlin' });
  return { book, reads: () => reads };
}

describe('the variables that a station was given', () => {
  it('have the values of the files, who imported the latest of them and when', () => {
    const { book } = opened();
    expect(book.import(fileOf('2026-03-02;production;7,5;t', '2026-03-03;production;8;t'), ' M. Brandt ')).toBeUndefined();
    expect(book.import(fileOf('2026-03-03;production;9;t'), 'A. Weber')).toBeUndefined();
    expect(book.all()).toEqual([
      {
        ...{ name: 'production', unit: 't', author: 'A. Weber', importedMs },
        days: new Map([
          ['2026-03-02', 7.5],
          ['2026-03-03', 9],
        ]),
      },
    ]);
  });

  it.each([
    ['without an author', daysOf(1, '2026-03-02'), '  ', { code: 'noAuthor' }],
    ['that is no table of them', 'a,b', 'M. Brandt', { line: 1, code: 'head' }],
    ['in another unit than what is kept', daysOf(1, '2026-03-02', 'kg'), 'M. Brandt', { code: 'otherUnitThanKept' }],
  ])('stay as they are with a file %s', (_, text, author, refusal) => {
    const { book } = opened();
    book.import(daysOf(2, '2026-03-01'), 'A. Weber');
    const before = book.all();
    expect(book.import(text, author)).toEqual(refusal);
    expect(book.all()).toEqual(before);
  });

  it('are of as many days as may be kept, those that are kept already counted once', () => {
    const { book } = opened();
    expect(book.import(daysOf(maxVariableDays - 1, '2001-01-01'), 'A. Weber')).toBeUndefined();
    expect(book.import(daysOf(2, '2000-12-30'), 'A. Weber')).toEqual({ code: 'tooManyDays' });
    expect(book.import(daysOf(2, '2000-12-31'), 'A. Weber')).toBeUndefined();
    expect(book.all()[0]!.days.size).toBe(maxVariableDays);
  });

  it('are read from the database once, until they change', () => {
    const { book, reads } = opened();
    book.import(daysOf(1, '2026-03-01'), 'A. Weber');
    const before = reads();
    expect([book.all(), book.all()]).toEqual([[expect.objectContaining({ name: 'production' })], expect.anything()]);
    expect(reads()).toBe(before + 1);
    expect([book.remove('production'), book.all(), book.remove('production')]).toEqual([true, [], false]);
    expect(reads()).toBe(before + 2);
  });
});
