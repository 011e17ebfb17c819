import { expect, it, test } from '@jest/globals';
import { archiveEntries, byMonth } from '../../../../../../ui/areas/energy/archive/model/archiveEntry.ts';

const file = (name: string) => ({ name, sizeBytes: 1000 });

test.each([
  ['GLW_2026-11.csv', 'master', '2026-11'],
  ['GLW_old.csv', 'master', undefined],
  ['GLW_2026-13.csv', 'master', undefined],
] as const)('%s of the plant is of %s and month %s', (name, source, month) => {
  expect(archiveEntries({ master: [file(name)], compressors: [] })).toEqual([{ ...file(name), source, month }]);
});

test.each([
  ['Comp3_2026-11.csv', 3, '2026-11'],
  ['Comp10_2024-02.csv', 10, '2024-02'],
  ['Comp11_2024-02.csv', undefined, '2024-02'],
  ['Comp0_2024-02.csv', undefined, '2024-02'],
  ['Comp_2024-02.csv', undefined, '2024-02'],
  ['notes.csv', undefined, undefined],
] as const)('%s of a compressor is of slot %s and month %s', (name, source, month) => {
  expect(archiveEntries({ master: [], compressors: [file(name)] })).toEqual([{ ...file(name), source, month }]);
});

it('lists later months first, then the plant and its compressors by number, and what is not known last', () => {
  const entries = archiveEntries({
    master: [file('GLW_2025-12.csv'), file('GLW_2026-02.csv')],
    compressors: ['notes.csv', 'Comp10_2026-02.csv', 'Comp2_2026-02.csv', 'Comp99_2026-02.csv', 'Comp1_2025-12.csv'].map(file),
  });
  expect(byMonth(entries).map((each) => [each.month, ...each.entries.map(({ name }) => name)])).toEqual([
    ['2026-02', 'GLW_2026-02.csv', 'Comp2_2026-02.csv', 'Comp10_2026-02.csv', 'Comp99_2026-02.csv'],
    ['2025-12', 'GLW_2025-12.csv', 'Comp1_2025-12.csv'],
    [undefined, 'notes.csv'],
  ]);
});
