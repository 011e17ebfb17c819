/** Kills a process that writes on a card again and again, and counts what that cost: `node spec/soak/killCard.ts [TIMES]`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DayFile, readDayFile } from '../../core/dayFile/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { estimatedAt } from './estimatedAt.ts';
import { inputFileHead } from '../../core/inputFile/index.ts';
import { cardFiles, type CardFiles, type PlacedDayFile } from '../../adapters/card/cardFiles.ts';
import { dayFileText } from '../../station/card/dayFileText.ts';
import { dayFileKind, type DatedKind, inputFileKind } from '../../adapters/card/DatedKind.ts';
import { openDatedFile } from '../../adapters/card/openDatedFile.ts';
import { writeAndKill } from './writeAndKill.ts';

export interface KillFigures {
  readonly kills: number;
  readonly rows: number;
  readonly dayFiles: number;
  readonly archives: number;
  /** Day files, files of analog inputs and archives with a line that is not whole. */
  readonly tornFiles: number;
  /** Rows that were given to the card and are not on it. */
  readonly lostRows: number;
  readonly maxLostByAKill: number;
  /** Kills that lost a row which was not the last one. */
  readonly lostOtherRows: number;
  /** Rows and minutes that are not later than the one before. */
  readonly doubledRows: number;
  /** Rows that are estimated in a channel which their file does not list. */
  readonly unmarkedRows: number;
  readonly minutes: number;
  /** Of a kill: the minute that is not over counts as one. */
  readonly maxMinutesLostByAKill: number;
}

const child = join(import.meta.dirname, 'cardChild.ts');
const startMs = Date.parse('2026-01-01T00:00:00Z');
const spacingMs = 1_800_000;
/** Before a kill. */
const maxRows = 20;

/** The times of the rows that were given to the card until it was killed. */
const writeRows = async (cardDir: string, fromMs: number, compiledDir: string) =>
  (await writeAndKill(child, [cardDir, String(fromMs)], maxRows, compiledDir)).map(Number);

/** Of every row that is whole, in the order of the file. */
function timesIn(path: string): readonly number[] {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const columnsAt = lines.findIndex((line) => /^time/.test(line) && !line.startsWith('time zone'));
  return columnsAt < 0 ? [] : lines.slice(columnsAt + 1).map((line) => Date.parse(line.split(',')[0]!));
}

const lastTimes = async ({ list }: CardFiles['dayFiles'], days: number) =>
  (await list()).slice(-days).flatMap(({ absolutePath }) => timesIn(absolutePath));

type ReadFile = Pick<DayFile, 'problemCount' | 'lines'>;

/** As the station reads them: without what a cut-off line leaves behind. */
async function isWhole<Content extends ReadFile>(
  kind: DatedKind<Content>,
  head: string,
  cardDir: string,
  file: PlacedDayFile,
): Promise<boolean> {
  const opened = await openDatedFile(kind, cardDir, file.day, head);
  await opened.close();
  const reader = kind.reader();
  reader.push(readFileSync(file.absolutePath));
  const { problemCount, lines } = reader.end();
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
  let maxMinutesLostByAKill = 0;
  for (let kill = 0; kill < kills; kill++) {
    const given = await writeRows(cardDir, fromMs, compiledDir);
    const days = 2 + Math.ceil(given.length / 48);
    const onCard = new Set(await lastTimes(files.dayFiles, days));
    const minutesOnCard = new Set(await lastTimes(files.inputFiles, days));
    maxMinutesLostByAKill = Math.max(maxMinutesLostByAKill, given.filter((atMs) => !minutesOnCard.has(atMs)).length);
    const lost = given.filter((atMs) => !onCard.has(atMs));
    lostRows += lost.length;
    maxLostByAKill = Math.max(maxLostByAKill, lost.length);
    if (lost.some((atMs) => atMs !== given.at(-1))) lostOtherRows++;
    fromMs = given.at(-1)! + spacingMs;
  }
  rmSync(compiledDir, { recursive: true, force: true });

  let tornFiles = 0;
  let doubledRows = 0;
  /** Rows of the files, and what is wrong with them. */
  const check = async <Content extends ReadFile>(
    kind: DatedKind<Content>,
    headOf: (day: string) => string,
    list: readonly PlacedDayFile[],
  ) => {
    let rows = 0;
    for (const file of list) {
      if (!(await isWhole(kind, headOf(file.day), cardDir, file))) tornFiles++;
      const times = timesIn(file.absolutePath);
      rows += times.length;
      doubledRows += times.filter((atMs, i) => i > 0 && atMs <= times[i - 1]!).length;
    }
    return rows;
  };
  const dayFiles = await files.dayFiles.list();
  let unmarkedRows = 0;
  for (const { absolutePath } of dayFiles) {
    const { header, samples } = readDayFile(readFileSync(absolutePath));
    const isListed = (channel: Channel) => header.estimated?.includes(channel) === true;
    unmarkedRows += samples.timesMs.filter((atMs) => !estimatedAt(atMs).every(isListed)).length;
  }
  const rows = await check(dayFileKind, (of) => dayFileText(() => 'SOAK').head(of), dayFiles);
  const inputHead = (date: string) => inputFileHead({ date, schematicNumber: 'SOAK', zone: 'UTC' });
  const minutes = await check(inputFileKind, inputHead, await files.inputFiles.list());
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
    unmarkedRows,
    minutes,
    maxMinutesLostByAKill,
  };
}

if (import.meta.main) {
  const cardDir = mkdtempSync(join(tmpdir(), 'pressluft-soak-'));
  const figures = await killCard(Number(process.argv[2] ?? 200), cardDir);
  rmSync(cardDir, { recursive: true });
  console.log(figures);
  process.exitCode =
    figures.tornFiles + figures.lostOtherRows + figures.doubledRows + figures.unmarkedRows > 0 ||
    figures.maxLostByAKill > 1 ||
    figures.maxMinutesLostByAKill > 2
      ? 1
      : 0;
}
