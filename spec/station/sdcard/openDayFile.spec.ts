import { describe, expect, it } from '@jest/globals';
import { appendFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readDayFile } from '../../../core/daylog/index.ts';
import { channelPosition, emptyRow, plantChannel } from '../../../core/samples/index.ts';
import { dayFilePath } from '../../../station/sdcard/dayFilePath.ts';
import { dayFileText } from '../../../station/sdcard/dayFileText.ts';
import { openDayFile } from '../../../station/sdcard/openDayFile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const text = dayFileText('S-1');
const head = text.head('2026-03-01');
const startMs = Date.parse('2026-03-01T08:00:00Z');

function rowAt(i: number): string {
  const row = emptyRow(startMs + i * 2000);
  row.values[channelPosition(plantChannel('systemPressureBar'))] = 7 + i / 1000;
  return text.row(row);
}

function fileWith(rows: number): string {
  const path = dayFilePath(temporaryFolder(), '2026-03-01');
  const file = openDayFile(path, head);
  for (let i = 0; i < rows; i++) file.append(rowAt(i));
  file.close();
  return path;
}

const logOf = (path: string) => readDayFile(path, readFileSync(path))!;
const pressures = (path: string) => Array.from(logOf(path).samples.columns.get('systemPressureBar@0')!, (bar) => Math.round(bar * 1000));

describe('a day file on the card', () => {
  it('[LOG-5] tells its day, its place, the header and the data', () => {
    const path = fileWith(3);
    expect(path).toMatch(/hedata\/2026\/03\/MCHE-20260301\.csv$/);
    expect(logOf(path)).toMatchObject({
      year: 2026,
      month: 3,
      day: 1,
      path,
      header: { date: '2026-03-01', schematicNumber: 'S-1', softwareVersion: 'V3.21-RC10', periodS: 2 },
      problemCount: 0,
    });
    expect(pressures(path)).toEqual([7000, 7001, 7002]);
  });

  it('is continued where it ends', () => {
    const path = fileWith(3);
    const file = openDayFile(path, head);
    expect(file.lastMs).toBe(startMs + 4000);
    file.append(rowAt(3));
    file.close();
    expect(pressures(path)).toEqual([7000, 7001, 7002, 7003]);
    expect(logOf(path).problemCount).toBe(0);
  });

  it('loses a cut-off last row and nothing else, wherever the cut is', () => {
    const lastRow = rowAt(2).length;
    for (let cut = 1; cut <= lastRow; cut++) {
      const path = fileWith(3);
      truncateSync(path, readFileSync(path).length - cut);
      const file = openDayFile(path, head);
      expect(file.lastMs).toBe(startMs + 2000);
      file.append(rowAt(3));
      file.close();
      expect(pressures(path)).toEqual([7000, 7001, 7003]);
      expect(logOf(path).problemCount).toBe(0);
    }
  });

  it.each([
    ['with a cut-off head', head.slice(0, 40)],
    ['with other columns', 'date;01.03.2026\ntimestamp;netzdruck\n01.03.2026 08:00:00;7,0\n'],
    ['of zeros', '\u0000'.repeat(5000)],
    ['of one endless line', 'x'.repeat(100_000)],
  ])('%s is put aside unchanged, and a new one begins', (_what, content) => {
    const path = dayFilePath(temporaryFolder(), '2026-03-01');
    fileWith(0);
    const begun = openDayFile(path, head);
    begun.close();
    writeFileSync(path, content);
    const file = openDayFile(path, head);
    expect(file.lastMs).toBe(-Infinity);
    file.append(rowAt(0));
    file.close();
    expect(pressures(path)).toEqual([7000]);
    const aside = readdirSync(dirname(path)).filter((name) => !name.includes('MCHE-'));
    expect(aside).toHaveLength(1);
    expect(readFileSync(`${dirname(path)}/${aside[0]}`, 'utf8')).toBe(content);
  });

  it('keeps what others wrote after it in the meantime', () => {
    const path = fileWith(1);
    const file = openDayFile(path, head);
    appendFileSync(path, rowAt(1));
    file.append(rowAt(2));
    file.close();
    expect(pressures(path)).toEqual([7000, 7001, 7002]);
  });
});
