/** Kills a process that records the time around faults again and again, and counts what that cost: `node spec/soak/killBox.ts [TIMES]`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readDayFile } from '../../core/dayFile/index.ts';
import { windowContent } from '../../station/faults/windowBytes.ts';
import { writeAndKill } from './writeAndKill.ts';

export interface BoxFigures {
  readonly kills: number;
  readonly windows: number;
  readonly complete: number;
  /** Windows that can't be read, have a line that is no whole row, or rows outside of their time. */
  readonly halfWritten: number;
}

const child = join(import.meta.dirname, 'boxChild.ts');
const startMs = Date.parse('2026-01-01T00:00:00Z');
/** Before a kill. */
const maxMoments = 400;
/** Between two samples of the child. */
const spacingMs = 20_000;

/** The last moment that was given to the recorder until it was killed. */
const recordAndKill = async (file: string, fromMs: number, compiledDir: string) =>
  Number((await writeAndKill(child, [file, String(fromMs)], maxMoments, compiledDir)).at(-1));

function isWhole({ from_ms: fromMs, until_ms: untilMs, blob }: Readonly<Record<string, unknown>>): boolean {
  try {
    const { head, moments } = windowContent(blob as Uint8Array);
    const { samples, lines } = readDayFile(new TextEncoder().encode(head + moments.map(({ row }) => row).join('')));
    const times = [...samples.timesMs.subarray(0, samples.length)];
    const isInside = times.every((atMs) => atMs >= Number(fromMs) && atMs <= Number(untilMs));
    return lines.skipped === 0 && samples.length > 0 && samples.length === moments.length && isInside;
  } catch {
    return false;
  }
}

export async function killBox(folder: string, times: number): Promise<BoxFigures> {
  const file = join(folder, 'box.sqlite');
  const compiledDir = join(folder, 'compiled');
  let nextMs = startMs;
  let halfWritten = 0;
  let rows: readonly Readonly<Record<string, unknown>>[] = [];
  for (let i = 0; i < times; i++) {
    nextMs = (await recordAndKill(file, nextMs, compiledDir)) + spacingMs;
    const database = new DatabaseSync(file);
    rows = database.prepare('SELECT * FROM fault_windows ORDER BY from_ms DESC LIMIT 4').all();
    halfWritten += rows.filter((row) => !isWhole(row)).length;
    if (i === times - 1) rows = database.prepare('SELECT * FROM fault_windows').all();
    database.close();
  }
  halfWritten += rows.filter((row) => !isWhole(row)).length;
  return { kills: times, windows: rows.length, complete: rows.filter(({ complete }) => complete === 1).length, halfWritten };
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
  try {
    console.log(await killBox(folder, Number(process.argv[2] ?? 200)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
