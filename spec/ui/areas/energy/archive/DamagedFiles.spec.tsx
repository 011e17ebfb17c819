import { describe, expect, it } from '@jest/globals';
import type { DamagedDayFile } from '../../../../../core/ports/index.ts';
import { DamagedFiles } from '../../../../../ui/areas/energy/archive/DamagedFiles.tsx';
import { DataArchiveVm } from '../../../../../ui/areas/energy/archive/dataArchive.vm.ts';
import { markupOf, plain } from '../../../markupOf.tsx';
import { storesOver } from '../../../stores/stationFixture.ts';

const fileOf = (i: number): DamagedDayFile => ({
  name: `MCHE-2026110${i}.csv`,
  problemCount: 1200 * i,
  first: { line: 12_345, column: 4, code: 'badNumber', expected: 'number' },
});

/** The markup for what a station lists. */
async function markupFor(damaged: readonly DamagedDayFile[]): Promise<string> {
  const parts = storesOver({ archives: { damaged } });
  await parts.session.login('read');
  const vm = new DataArchiveVm({ ...parts, archive: parts.station.archive, clock: { nowMs: () => 0 } });
  const stop = vm.follow();
  await new Promise((resolve) => setImmediate(resolve));
  stop();
  expect(vm.entries).toEqual([]);
  return markupOf(parts, <DamagedFiles vm={vm} />, '/');
}

/** The cells of the table, row by row. */
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr>(<td.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => plain(cell)),
  );

describe('the day files that could be read only in part', () => {
  it('are shown each with how much is wrong and what first, in words', async () => {
    const markup = await markupFor([fileOf(2), fileOf(1)]);
    expect(plain(markup)).toContain('2 Tagesdateien sind nicht ganz lesbar');
    expect(rowsOf(markup)).toEqual([
      ['MCHE-20261102.csv', '2.400', 'Zeile 12.345, Spalte 4: keine Zahl erwartet: eine Zahl'],
      ['MCHE-20261101.csv', '1.200', 'Zeile 12.345, Spalte 4: keine Zahl erwartet: eine Zahl'],
    ]);
  });

  it('are shown by name where the station says no more of them', async () => {
    const markup = await markupFor([{ name: 'MCHE-20261102.csv', problemCount: undefined, first: undefined }]);
    expect(plain(markup)).toContain('1 Tagesdatei ist nicht ganz lesbar');
    expect(rowsOf(markup)).toEqual([['MCHE-20261102.csv', '---', '---']]);
  });

  it('are shown up to five, and that there are more', async () => {
    const files = [6, 5, 4, 3, 2, 1].map(fileOf);
    const all = await markupFor(files);
    expect(rowsOf(all).map(([name]) => name)).toEqual(files.slice(0, 5).map(({ name }) => name));
    expect(plain(all)).toContain('Alle 6 Dateien zeigen');
    expect(plain(await markupFor(files.slice(1)))).not.toContain('Alle');
  });

  it('take no place on the page where there are none', async () => {
    expect(await markupFor([])).toBe('');
  });
});
