import { describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { demoPlant, plantSnapshot, startPlant, advancePlant } from '../../../core/plant/index.ts';
import { channels, sampleRowOf, tableBuilder } from '../../../core/samples/index.ts';
import { emptyTotals, type RangeTotals, totalsOf } from '../../../core/totals/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { type ArchivedDay, archiveWriter } from '../../../station/card/archiveWriter.ts';
import type { ArchiveStation } from '../../../station/card/archiveText.ts';
import { cardFiles } from '../../../adapters/card/cardFiles.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { itWithDisk, tinyDisk } from '../tinyDisk.ts';

const zone = 'Europe/Berlin';
const plain: ArchiveStation = { stationName: 'Werk Süd', schematicNumber: 'S-1', zone, compressorNames: ['K1', undefined, 'K3'] };
const month = '2026-03';

/** Half an hour of the demo plant in an otherwise empty day. */
function someTotals(day: string): RangeTotals {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  const table = tableBuilder(channels);
  let state = startPlant(demoPlant, { seed: 1, atMs: fromMs + 36_000_000 });
  for (let i = 0; i < 900; i++) {
    const { atMs, values } = sampleRowOf(plantSnapshot(demoPlant, state));
    table.append(atMs, values);
    state = advancePlant(demoPlant, state, 2);
  }
  return totalsOf(table.table(), { fromMs, untilMs }, 2);
}
const noTotals = (day: string) => {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  return emptyTotals(fromMs, untilMs);
};
const daysOf = (...days: string[]): ArchivedDay[] => days.map((day) => ({ day, totals: someTotals(day) }));

const writerOn = (cardDir: string, station = plain) => archiveWriter({ card: folderCard(cardDir), station: () => station });
const pathOf = (cardDir: string, file: string) => join(cardDir, 'archive', file);
const textOf = (cardDir: string, file: string) => readFileSync(pathOf(cardDir, file), 'utf8');
const filesIn = (cardDir: string) => readdirSync(join(cardDir, 'archive')).sort();

/** Header block, column names and rows, as another program reads them. */
function read(cardDir: string, file: string) {
  const lines: string[][] = parse(textOf(cardDir, file), { relax_column_count: true });
  const columnsAt = lines.findIndex(([first]) => first === 'date');
  const columns = lines[columnsAt]!;
  return {
    header: Object.fromEntries(lines.slice(0, columnsAt)) as Record<string, string>,
    columns,
    rows: lines.slice(columnsAt + 1).map((cells) => Object.fromEntries(columns.map((name, i) => [name, cells[i]!]))),
  };
}

describe('the archives of a month', () => {
  it("have a row a plant day: the plant's in GLW, a machine's in Comp", async () => {
    const cardDir = temporaryFolder();
    const days = daysOf('2026-03-01', '2026-03-29');
    await writerOn(cardDir)(month, days);
    const plant = read(cardDir, 'GLW_2026-03.csv');
    expect(plant.header).toEqual({
      month,
      station: 'Werk Süd',
      'schematic number': 'S-1',
      'software version': 'V3.21-RC10',
      'time zone': zone,
    });
    expect(plant.rows.map((row) => [row['date'], row['zeit [s]']])).toEqual([
      ['2026-03-01', '86400'],
      ['2026-03-29', '82800'],
    ]);
    const { plant: expected, machines } = days[0]!.totals;
    expect(plant.rows[0]).toMatchObject({
      'netzdruck_min [bar]': expected.pressureMinBar!.toFixed(3),
      'netzdruck_mittel [bar]': expected.pressureMeanBar!.toFixed(3),
      'netzdruck_max [bar]': expected.pressureMaxBar!.toFixed(3),
      'volumenstrom [m3]': expected.volumeFlowM3.toFixed(3),
      'volumenstrom_zeit [s]': '1800',
      'liefermenge [m3]': expected.deliveredM3.toFixed(3),
      'energie_gesamt [kWh]': expected.energyKWh.toFixed(3),
    });
    expect(expected.energyKWh).toBeGreaterThan(1);
    const machine = read(cardDir, 'Comp1_2026-03.csv');
    expect(machine.header).toMatchObject({ compressor: '1', 'compressor name': 'K1' });
    expect(machine.rows[0]).toMatchObject({
      'zeit_lastlauf [s]': String(machines[0]!.loadS),
      'zeit_ohne_daten [s]': '84600',
      'energie_lastlauf [kWh]': machines[0]!.energyLoadKWh.toFixed(3),
      anzahl_motor_starts: String(machines[0]!.motorStarts),
    });
    const rows = read(cardDir, 'Comp1_2026-03.csv').rows;
    for (const row of rows) {
      const seconds = ['lastlauf', 'leerlauf', 'aus', 'stoerung', 'ohne_daten'].map((state) => Number(row[`zeit_${state} [s]`]));
      expect(seconds.reduce((sum, s) => sum + s, 0)).toBe(Number(row['zeit [s]']));
      const energies = ['lastlauf', 'leerlauf', 'rest'].map((part) => Number(row[`energie_${part} [kWh]`]));
      expect(energies.reduce((sum, kWh) => sum + kWh, 0)).toBeCloseTo(Number(row['energie_gesamt [kWh]']), 2);
    }
  });

  it('are those that a card offers: of each machine that has data, and of no other', async () => {
    const cardDir = temporaryFolder();
    const days = daysOf('2026-03-01');
    await writerOn(cardDir)(month, days);
    const withData = days[0]!.totals.machines.flatMap(({ powerS }, i) => (powerS > 0 ? [`Comp${i + 1}_2026-03.csv`] : []));
    expect(withData.length).toBeGreaterThan(1);
    expect(withData.length).toBeLessThan(10);
    const { GLW, Comp } = await cardFiles(cardDir).listArchive();
    expect(GLW).toEqual([{ file: 'GLW_2026-03.csv', size: statSync(pathOf(cardDir, 'GLW_2026-03.csv')).size }]);
    expect(Comp.map(({ file }) => file)).toEqual(withData);
  });

  it('leave what is missing empty, and have no 0 in its place', async () => {
    const cardDir = temporaryFolder();
    await writerOn(cardDir)(month, [{ day: '2026-03-02', totals: noTotals('2026-03-02') }]);
    expect(filesIn(cardDir)).toEqual(['GLW_2026-03.csv']);
    const [row] = read(cardDir, 'GLW_2026-03.csv').rows;
    const [seconds, others] = [
      Object.entries(row!).filter(([name]) => name.endsWith('[s]')),
      Object.entries(row!).filter(([name]) => !/^date|\[s\]$/.test(name)),
    ];
    expect(others).not.toHaveLength(0);
    expect(others.every(([, cell]) => cell === '')).toBe(true);
    expect(Object.fromEntries(seconds)).toMatchObject({ 'zeit [s]': '86400', 'netzdruck_zeit [s]': '0', 'energie_zeit [s]': '0' });
  });

  it('keep the rows of days that are not written, and of days whose day file is gone', async () => {
    const cardDir = temporaryFolder();
    const write = writerOn(cardDir);
    await write(month, daysOf('2026-03-03', '2026-03-01'));
    const before = read(cardDir, 'GLW_2026-03.csv').rows;
    await write(month, [
      ...daysOf('2026-03-02'),
      { day: '2026-03-01', totals: noTotals('2026-03-01') },
      { day: '2026-03-04', totals: noTotals('2026-03-04') },
    ]);
    for (const file of ['GLW_2026-03.csv', 'Comp1_2026-03.csv'])
      expect(read(cardDir, file).rows.map((row) => row['date'])).toEqual(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']);
    const after = read(cardDir, 'GLW_2026-03.csv').rows;
    expect([after[0], after[2]]).toEqual(before);
  });

  it.each([
    ['pressure', 'netzdruck_zeit [s]', ['systemPressureBar@0']],
    ['flow', 'volumenstrom_zeit [s]', ['volumeFlowM3min@0']],
    ['delivery', 'liefermenge_zeit [s]', ['deliveryVolumeM3min@0']],
  ] as const)('have the row of a day with %s alone, and keep it when its day file is gone', async (_what, column, known) => {
    const cardDir = temporaryFolder();
    const write = writerOn(cardDir);
    const day = '2026-03-01';
    const { fromMs, untilMs } = plantDayRange(day, zone);
    const table = tableBuilder(known);
    for (let i = 0; i < 10; i++) table.append(fromMs + i * 2000, new Float64Array([7]));
    const totals = totalsOf(table.table(), { fromMs, untilMs }, 2);
    await write(month, [{ day, totals: noTotals(day) }]);
    await write(month, [{ day, totals }]);
    await write(month, [{ day, totals: noTotals(day) }]);
    expect(read(cardDir, 'GLW_2026-03.csv').rows.map((row) => row[column])).toEqual(['20']);
  });

  it('have the latest row of a day that is written again, and are not touched when nothing has changed', async () => {
    const cardDir = temporaryFolder();
    const write = writerOn(cardDir);
    await write(month, [{ day: '2026-03-01', totals: noTotals('2026-03-01') }]);
    await write(month, daysOf('2026-03-01'));
    expect(read(cardDir, 'GLW_2026-03.csv').rows).toHaveLength(1);
    expect(read(cardDir, 'GLW_2026-03.csv').rows[0]!['energie_gesamt [kWh]']).not.toBe('');
    const { ino } = statSync(pathOf(cardDir, 'GLW_2026-03.csv'));
    const longAgoS = 1;
    utimesSync(pathOf(cardDir, 'GLW_2026-03.csv'), longAgoS, longAgoS);
    await write(month, daysOf('2026-03-01'));
    const after = statSync(pathOf(cardDir, 'GLW_2026-03.csv'));
    expect(after.ino).toBe(ino);
    expect(after.mtimeMs).toBeGreaterThan(longAgoS * 1000);
  });

  it('[FIELD-5] name in each row what was estimated: all in the row of the plant, its own in that of a machine', async () => {
    const cardDir = temporaryFolder();
    const [first, second] = daysOf('2026-03-01', '2026-03-02');
    const estimated = ['powerKW@0', 'electricalPowerKW@1', 'deliveryVolumeM3min@1', 'electricalPowerKW@3'] as const;
    await writerOn(cardDir)(month, [{ ...first!, totals: { ...first!.totals, estimated } }, second!]);
    const marked = (file: string) => read(cardDir, file).rows.map((row) => row['geschaetzt']);
    expect(marked('GLW_2026-03.csv')).toEqual([estimated.join(' '), '']);
    expect(marked('Comp1_2026-03.csv')).toEqual(['electricalPowerKW@1 deliveryVolumeM3min@1', '']);
    expect(marked('Comp2_2026-03.csv')).toEqual(['', '']);
    await writerOn(cardDir)(month, daysOf('2026-03-03'));
    expect(marked('GLW_2026-03.csv')).toEqual([estimated.join(' '), '', '']);
  });

  it('go on with those of an earlier version, which do not say what was estimated', async () => {
    const cardDir = temporaryFolder();
    const write = writerOn(cardDir);
    await write(month, daysOf('2026-03-01', '2026-03-02'));
    const before = filesIn(cardDir).map((file) => [file, read(cardDir, file).rows]);
    for (const file of filesIn(cardDir)) {
      const former = textOf(cardDir, file).replaceAll(/,(geschaetzt)?$/gm, '');
      writeFileSync(pathOf(cardDir, file), former);
      expect(former).not.toContain('geschaetzt');
    }
    await write(month, daysOf('2026-03-02'));
    expect(filesIn(cardDir).map((file) => [file, read(cardDir, file).rows])).toEqual(before);
    for (const file of filesIn(cardDir)) expect(read(cardDir, file).rows).toHaveLength(2);
  });

  it('are whole when several calls write them at once', async () => {
    const cardDir = temporaryFolder();
    const write = writerOn(cardDir);
    const all = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
    await Promise.all(all.map((day) => write(month, daysOf(day))));
    expect(read(cardDir, 'GLW_2026-03.csv').rows.map((row) => row['date'])).toEqual(all);
    expect(filesIn(cardDir).filter((name) => !/^(GLW|Comp\d+)_2026-03\.csv$/.test(name))).toEqual([]);
  });

  it("have the plant's file written last, so that a new one says that the others are new", async () => {
    const cardDir = temporaryFolder();
    const write = writerOn(cardDir);
    await write(month, daysOf('2026-03-01'));
    mkdirSync(pathOf(cardDir, '.unfinished-Comp2_2026-03.csv'));
    const before = textOf(cardDir, 'GLW_2026-03.csv');
    await expect(write(month, daysOf('2026-03-02'))).rejects.toThrow();
    expect(textOf(cardDir, 'GLW_2026-03.csv')).toBe(before);
    expect(textOf(cardDir, 'Comp1_2026-03.csv')).toContain('\n2026-03-02,');
  });

  it('carry hostile names as plain text', async () => {
    const cardDir = temporaryFolder();
    const hostile = '=HYPERLINK("http://x","y")\n2026-03-09,1,2\ndate,zeit [s]';
    await writerOn(cardDir, { ...plain, stationName: hostile, compressorNames: ['@SUM(A1)', '"', '\t=1'] })(month, daysOf('2026-03-01'));
    expect(read(cardDir, 'GLW_2026-03.csv').header['station']).toBe(`'${hostile.replaceAll('\n', ' ')}`);
    expect(read(cardDir, 'Comp1_2026-03.csv').header['compressor name']).toBe("'@SUM(A1)");
    expect(read(cardDir, 'GLW_2026-03.csv').rows).toHaveLength(1);
    await writerOn(cardDir)(month, daysOf('2026-03-02'));
    expect(read(cardDir, 'GLW_2026-03.csv').rows.map((row) => row['date'])).toEqual(['2026-03-01', '2026-03-02']);
  });

  it.each<[string, (path: string) => void]>([
    ['is cut off', (path) => truncateSync(path, statSync(path).size - 5)],
    ['has other columns', (path) => writeFileSync(path, 'date,x\n2026-03-01,1\n')],
    ['holds a formula', (path) => writeFileSync(path, `${readFileSync(path, 'utf8')}2026-03-05,=1+1\n`)],
    ['is empty', (path) => truncateSync(path, 0)],
    ['names no channel', (path) => writeFileSync(path, readFileSync(path, 'utf8').replace(/,$/m, ',=1+1'))],
    ['is endless', (path) => truncateSync(path, 1e12)],
  ])('put aside a file that %s, and begin a new one', async (_, damage) => {
    const cardDir = temporaryFolder();
    const write = writerOn(cardDir);
    await write(month, daysOf('2026-03-01'));
    damage(pathOf(cardDir, 'GLW_2026-03.csv'));
    const { size } = statSync(pathOf(cardDir, 'GLW_2026-03.csv'));
    await write(month, daysOf('2026-03-02'));
    expect(read(cardDir, 'GLW_2026-03.csv').rows.map((row) => row['date'])).toEqual(['2026-03-02']);
    expect(statSync(pathOf(cardDir, 'unreadable-GLW_2026-03-1.csv')).size).toBe(size);
    expect((await cardFiles(cardDir).listArchive()).GLW).toHaveLength(1);
  });

  it('are never written through a link', async () => {
    const [cardDir, outside] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(join(outside, 'mine'), 'mine');
    mkdirSync(join(cardDir, 'archive'));
    symlinkSync(join(outside, 'mine'), pathOf(cardDir, 'GLW_2026-03.csv'));
    symlinkSync(join(outside, 'mine'), pathOf(cardDir, '.unfinished-GLW_2026-03.csv'));
    await writerOn(cardDir)(month, daysOf('2026-03-01'));
    expect(readFileSync(join(outside, 'mine'), 'utf8')).toBe('mine');
    expect(read(cardDir, 'GLW_2026-03.csv').rows).toHaveLength(1);
    const linked = temporaryFolder();
    symlinkSync(outside, join(linked, 'archive'));
    await expect(writerOn(linked)(month, daysOf('2026-03-01'))).rejects.toMatchObject({ code: 'EPERM' });
    expect(readdirSync(outside)).toEqual(['mine']);
  });

  it('are refused for days of another month, and for what is no month', async () => {
    const cardDir = temporaryFolder();
    await expect(writerOn(cardDir)(month, daysOf('2026-04-01'))).rejects.toThrow("'2026-04-01' is no day of 2026-03");
    await expect(writerOn(cardDir)('../03', [])).rejects.toThrow("'../03' is no month");
    expect(existsSync(join(cardDir, 'archive'))).toBe(false);
  });

  itWithDisk('stay as they were on a card that is full', async () => {
    const disk = tinyDisk('size=10m');
    const cardDir = join(disk, 'card');
    const write = writerOn(cardDir);
    await write(month, daysOf('2026-03-01'));
    const before = filesIn(cardDir).map((file) => textOf(cardDir, file));
    writeFileSync(join(disk, 'filler'), Buffer.alloc(8_000_000));
    await expect(write(month, daysOf('2026-03-02'))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(filesIn(cardDir).map((file) => textOf(cardDir, file))).toEqual(before);
  });
});
