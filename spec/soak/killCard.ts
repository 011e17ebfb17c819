/** Kills a process that writes on a card again and again, and counts what that cost: `node spec/soak/killCard.ts [TIMES]`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readDayFile } from '../../core/dayFile/index.ts';
import { cardFiles, type CardFiles } from '../../adapters/card/cardFiles.ts';
import { dayFileText } from '../../station/card/dayFileText.ts';
import { openDayFile } from '../../adapters/card/openDayFile.ts';

export interface KillFigures {
  readonly kills: number;
  readonly rows: number;
  readonly dayFiles: number;
  readonly archives: number;
  /** Day files and archives with a line that is not whole. */
  readonly tornFiles: number;
  /** Rows that were given to the card and are not on it. */
  readonly lostRows: number;
  readonly maxLostByAKill: number;
  /** Kills that lost a row which was not the last one. */
  readonly lostOtherRows: number;
  /** Rows that are not later than the one before. */
  readonly doubledRows: number;
}

const child = join(import.meta.dirname, 'cardChild.ts');
const startMs = Date.parse('2026-01-01T00:00:00Z');
const spacingMs = 1_800_000;
const longestLifeMs = 150;

/** The times of the rows that were given to the card until it was killed. */
async function writeAndKill(cardDir: string, fromMs: number, compiledDir: string): Promise<readonly number[]> {
  const writer = spawn(process.execPath, [child, cardDir, String(fromMs)], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiledDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const begun = new Promise<void>((resolve) => {
    writer.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      resolve();
    });
  });
  const ended = once(writer, 'close');
  await Promise.race([begun, ended]);
  await wait(Math.random() * longestLifeMs);
  writer.kill('SIGKILL');
  const [code] = (await ended) as [number | null];
  if (code !== null) throw new Error(`the writer ended by itself with ${code}`);
  return output.split('\n').slice(0, -1).map(Number);
}

/** Of every row that is whole, in the order of the file. */
function timesIn(path: string): readonly number[] {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const columnsAt = lines.findIndex((line) => line.startsWith('timestamp'));
  return columnsAt < 0 ? [] : lines.slice(columnsAt + 1).map((line) => Date.parse(line.split(',')[0]!));
}

const lastTimes = async (files: CardFiles, days: number) =>
  (await files.listDayFiles()).slice(-days).flatMap(({ absolutePath }) => timesIn(absolutePath));

/** As the station reads them: without what a cut-off line leaves behind. */
async function isWhole(cardDir: string, path: string, day: string): Promise<boolean> {
  const file = await openDayFile(cardDir, day, dayFileText(() => 'SOAK').head(day));
  await file.close();
  const { problemCount, lines } = readDayFile(readFileSync(path));
  return problemCount === 0 && lines.skipped === 0;
}

const isWholeArchive = (path: string) => /^month,[^]*\ndate,[^\n]*\n(\d{4}-\d\d-\d\d(,[\d.]*)+\n)+$/.test(readFileSync(path, 'utf8'));

/** Kills so many times, in a folder that is empty at first. */
export async function killCard(kills: number, cardDir: string): Promise<KillFigures> {
  const files = cardFiles(cardDir);
  const compiledDir = mkdtempSync(join(tmpdir(), 'pressluft-compiled-'));
  let fromMs = startMs;
  let lostRows = 0;
  let maxLostByAKill = 0;
  let lostOtherRows = 0;
  for (let kill = 0; kill < kills; kill++) {
    const given = await writeAndKill(cardDir, fromMs, compiledDir);
    const onCard = new Set(await lastTimes(files, 2 + Math.ceil(given.length / 48)));
    const lost = given.filter((atMs) => !onCard.has(atMs));
    lostRows += lost.length;
    maxLostByAKill = Math.max(maxLostByAKill, lost.length);
    if (lost.some((atMs) => atMs !== given.at(-1))) lostOtherRows++;
    fromMs = given.at(-1)! + spacingMs;
  }
  rmSync(compiledDir, { recursive: true, force: true });

  const dayFiles = await files.listDayFiles();
  let rows = 0;
  let tornFiles = 0;
  let doubledRows = 0;
  for (const { absolutePath, day } of dayFiles) {
    if (!(await isWhole(cardDir, absolutePath, day))) tornFiles++;
    const times = timesIn(absolutePath);
    rows += times.length;
    doubledRows += times.filter((atMs, i) => i > 0 && atMs <= times[i - 1]!).length;
  }
  const { GLW, Comp } = await files.listArchive();
  for (const { file } of [...GLW, ...Comp]) if (!isWholeArchive(join(cardDir, 'archive', file))) tornFiles++;
  return {
    kills,
    rows,
    dayFiles: dayFiles.length,
    archives: GLW.length + Comp.length,
    tornFiles,
    lostRows,
    maxLostByAKill,
    lostOtherRows,
    doubledRows,
  };
}

if (import.meta.main) {
  const cardDir = mkdtempSync(join(tmpdir(), 'pressluft-soak-'));
  const figures = await killCard(Number(process.argv[2] ?? 200), cardDir);
  rmSync(cardDir, { recursive: true });
  console.log(figures);
  process.exitCode = figures.tornFiles + figures.lostOtherRows + figures.doubledRows > 0 || figures.maxLostByAKill > 1 ? 1 : 0;
}
