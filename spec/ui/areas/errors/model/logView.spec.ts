import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { entryKey, indexOfKey } from '../../../../../ui/shell/entryKey.ts';
import { isNarrowed, type LogView, viewFromQuery } from '../../../../../ui/areas/errors/model/logView.ts';
import { errorLogPath } from '../../../../../ui/shell/paths.ts';
import { anyFaultLogEntry, anySource } from '../../../../core/faults/anyFaults.ts';

const read = (path: string) => viewFromQuery(new URL(path, 'http://station').searchParams);
const everything: LogView = { severity: undefined, source: undefined, words: undefined, row: undefined };

describe('the address of the error log', () => {
  test.each<[LogView, string]>([
    [{}, '/error_log'],
    [{ severity: 'error', source: 3 }, '/error_log?severity=error&source=3'],
    [{ source: 'master', words: 'Öl & Filter' }, '/error_log?source=master&q=%C3%96l+%26+Filter'],
    [{ row: '1795263010000.3.70' }, '/error_log?row=1795263010000.3.70'],
    [{ words: '' }, '/error_log'],
  ])('of %j is %s', (view, path) => {
    expect(errorLogPath(view)).toBe(path);
  });

  test.each(['?severity=bad', '?source=0', '?source=11', '?source=', '?source=constructor', '?x=1'])('%s narrows nothing', (query) => {
    expect(read(`/error_log${query}`)).toEqual(everything);
  });

  it('leads back to what is shown', () => {
    const view = fc.record({
      severity: fc.constantFrom(undefined, 'error' as const, 'warning' as const, 'maintenance' as const),
      source: fc.option(anySource, { nil: undefined }),
      words: fc.option(fc.string({ minLength: 1, unit: 'grapheme' }), { nil: undefined }),
      row: fc.option(anyFaultLogEntry.map(entryKey), { nil: undefined }),
    });
    fc.assert(fc.property(view, (shown) => expect(read(errorLogPath(shown))).toEqual(shown)));
  });

  test.each<[LogView, boolean]>([
    [{}, false],
    [{ row: '1.2.3' }, false],
    [{ words: ' ' }, false],
    [{ words: 'a' }, true],
    [{ source: 'master' }, true],
    [{ severity: 'warning' }, true],
  ])('%j leaves entries out: %p', (view, isNarrow) => {
    expect(isNarrowed(view)).toBe(isNarrow);
  });
});

describe('the key of an entry', () => {
  it('finds the entry, the first of equal ones', () => {
    fc.assert(
      fc.property(fc.array(anyFaultLogEntry, { minLength: 1, maxLength: 30 }), fc.nat(), (entries, n) => {
        const entry = entries[n % entries.length]!;
        const found = entries[indexOfKey(entries, entryKey(entry))]!;
        expect([found.atMs, found.source, found.bitIndex]).toEqual([entry.atMs, entry.source, entry.bitIndex]);
        expect(indexOfKey(entries, entryKey(entry))).toBe(entries.findIndex((other) => entryKey(other) === entryKey(entry)));
      }),
    );
  });

  test.each(['', '.', '1.2', '1.2.3', 'x..', 'NaN.NaN.NaN'])('%j finds nothing in an empty log', (key) => {
    expect(indexOfKey([], key)).toBe(-1);
  });
});
