import { describe, expect, it } from '@jest/globals';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { datedFilePath } from '../../../adapters/card/dayFilePath.ts';
import { inputFileKind } from '../../../adapters/card/DatedKind.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { inputFileHead, type InputFile, readInputFile } from '../../../core/inputFile/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { inputHistory, type InputHistory } from '../../../station/card/inputHistory.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const day = '2026-03-01';
const noonMs = Date.parse(`${day}T12:00:00Z`);
const pathOf = (cardDir: string, of = day) => datedFilePath(inputFileKind, cardDir, of);
const read = (cardDir: string, of = day): InputFile => readInputFile(readFileSync(pathOf(cardDir, of)));

function opened(cardDir: string, zone = 'UTC') {
  const messages: string[] = [];
  const log = pino({ hooks: { logMethod: ([message]) => void messages.push(String(message)) } });
  const card = folderCard(cardDir);
  const history = inputHistory({
    card,
    head: (date) => inputFileHead({ date, schematicNumber: 'S-1', zone }),
    zone: () => zone,
    log,
    retryAfterMs: 0,
  });
  const close = async () => {
    await history.close();
    card.close();
  };
  return { history: { ...history, close }, messages };
}

const take = (history: InputHistory, atMs: number, value: number | undefined = 3) =>
  history.take({
    atMs,
    master: { inputs: [{ index: 1, name: 'DEW_POINT', function: 'temperature', value }] },
    compressors: [],
    faults: [],
  });

/** A sample every 2 s, both ends included. */
function takeAll(history: InputHistory, fromMs: number, untilMs: number, value?: number): void {
  for (let atMs = fromMs; atMs <= untilMs; atMs += 2000) take(history, atMs, value);
}
const figures = ({ minutes }: InputFile, firstMs = noonMs) =>
  minutes.map(({ atMs, inputs: [input] }) => [(atMs - firstMs) / 60_000, input!.seconds, input!.mean]);

describe('the minutes of analog inputs on the card', () => {
  it('[LIMIT-1] are written when they are over, and the last one at the end', async () => {
    const cardDir = temporaryFolder();
    const { history } = opened(cardDir);
    takeAll(history, noonMs, noonMs + 130_000);
    await history.written();
    expect(figures(read(cardDir))).toEqual([
      [0, 60, 3],
      [1, 60, 3],
    ]);
    await history.close();
    expect(figures(read(cardDir))).toEqual([
      [0, 60, 3],
      [1, 60, 3],
      [2, 12, 3],
    ]);
    expect(read(cardDir)).toMatchObject({ header: { date: day, schematicNumber: 'S-1', zone: 'UTC' }, problemCount: 0 });
  });

  it('that a restart cuts in two are one minute to who reads them', async () => {
    const cardDir = temporaryFolder();
    const before = opened(cardDir).history;
    takeAll(before, noonMs, noonMs + 18_000, 1);
    await before.close();
    const after = opened(cardDir).history;
    takeAll(after, noonMs + 30_000, noonMs + 60_000, 4);
    await after.close();
    expect(figures(read(cardDir))).toEqual([
      [0, 50, (20 + 4 * 30) / 50],
      [1, 2, 4],
    ]);
  });

  it('go on behind a line that a power cut tore', async () => {
    const cardDir = temporaryFolder();
    const before = opened(cardDir).history;
    takeAll(before, noonMs, noonMs + 58_000);
    await before.close();
    appendFileSync(pathOf(cardDir), '2026-03-01T12:01:00Z,master,DEW_PO');
    expect(read(cardDir).problems).toMatchObject([{ line: 7, code: 'noLineEnd' }]);
    const after = opened(cardDir).history;
    takeAll(after, noonMs + 120_000, noonMs + 178_000);
    await after.close();
    expect(figures(read(cardDir))).toEqual([
      [0, 60, 3],
      [2, 60, 3],
    ]);
    expect(read(cardDir).problemCount).toBe(0);
  });

  it('go on behind a line that is damaged, which stays', async () => {
    const cardDir = temporaryFolder();
    const before = opened(cardDir).history;
    takeAll(before, noonMs, noonMs + 178_000);
    await before.close();
    const lines = readFileSync(pathOf(cardDir), 'utf8').split('\n');
    lines[6] = lines[6]!.replace('3.000', '3.0x0');
    writeFileSync(pathOf(cardDir), lines.join('\n'));
    const after = opened(cardDir).history;
    takeAll(after, noonMs + 180_000, noonMs + 238_000);
    await after.close();
    expect(figures(read(cardDir)).map(([minute]) => minute)).toEqual([0, 2, 3]);
    expect(read(cardDir).problems).toMatchObject([{ line: 7, column: 6, code: 'badNumber' }]);
  });

  it('lie in the files of the days of the plant', async () => {
    const cardDir = temporaryFolder();
    const midnightMs = Date.parse('2026-06-30T22:00:00Z'); // in Berlin
    const { history } = opened(cardDir, 'Europe/Berlin');
    takeAll(history, midnightMs - 60_000, midnightMs + 58_000);
    await history.close();
    expect(figures(read(cardDir, '2026-06-30'), midnightMs)).toEqual([[-1, 60, 3]]);
    expect(figures(read(cardDir, '2026-07-01'), midnightMs)).toEqual([[0, 60, 3]]);
  });

  it.each([
    ['begins', '2026-03-29', 23],
    ['ends', '2026-10-25', 25],
  ])('of the day on which summer time %s, %s in Berlin, are those of %i hours', async (_, changeDay, hours) => {
    const { fromMs, untilMs } = plantDayRange(changeDay, 'Europe/Berlin');
    const cardDir = temporaryFolder();
    const { history, messages } = opened(cardDir, 'Europe/Berlin');
    for (let atMs = fromMs - 3_600_000; atMs < untilMs + 3_600_000; atMs += 30_000) take(history, atMs);
    await history.close();
    const { minutes, problemCount } = read(cardDir, changeDay);
    expect(minutes.map(({ atMs }) => atMs)).toEqual(Array.from({ length: hours * 60 }, (_unused, i) => fromMs + i * 60_000));
    expect([problemCount, messages]).toEqual([0, []]);
  });

  it('go on in the same file after the zone of the plant was changed, and all are read', async () => {
    const cardDir = temporaryFolder();
    const before = opened(cardDir, 'Europe/Berlin').history;
    takeAll(before, noonMs, noonMs + 58_000);
    await before.close();
    const after = opened(cardDir, 'America/New_York').history;
    takeAll(after, noonMs + 60_000, noonMs + 118_000);
    await after.close();
    expect(figures(read(cardDir)).map(([minute]) => minute)).toEqual([0, 1]);
    expect(read(cardDir).header.zone).toBe('Europe/Berlin');
  });

  it('leave out what is earlier than the last of the file when the clock was set back', async () => {
    const cardDir = temporaryFolder();
    const { history } = opened(cardDir);
    takeAll(history, noonMs, noonMs + 58_000);
    takeAll(history, noonMs - 120_000, noonMs + 118_000);
    await history.close();
    expect(figures(read(cardDir)).map(([minute]) => minute)).toEqual([0, 1]);
    expect(read(cardDir).problemCount).toBe(0);
  });

  it('begin a new file beside one that they can not go on in', async () => {
    const cardDir = temporaryFolder();
    mkdirSync(dirname(pathOf(cardDir)), { recursive: true });
    writeFileSync(pathOf(cardDir), 'format,pressluft inputs 9\n');
    const { history } = opened(cardDir);
    takeAll(history, noonMs, noonMs + 58_000);
    await history.close();
    expect(figures(read(cardDir))).toEqual([[0, 60, 3]]);
    expect(readFileSync(join(dirname(pathOf(cardDir)), 'unreadable-INPUTS-2026-03-01-1.csv'), 'utf8')).toBe('format,pressluft inputs 9\n');
  });

  it('wait for a card that fails, which is reported', async () => {
    const cardDir = join(temporaryFolder(), 'card');
    writeFileSync(cardDir, 'no folder');
    const { history, messages } = opened(cardDir);
    takeAll(history, noonMs, noonMs + 60_000);
    await history.written();
    expect([history.state(), messages]).toEqual(['none', [expect.stringMatching(/^SD card: none, no file of analog inputs is written/)]]);
    rmSync(cardDir);
    takeAll(history, noonMs + 62_000, noonMs + 120_000);
    await history.written();
    expect([history.state(), messages[1]]).toEqual(['ok', 'SD card: written again']);
    expect(figures(read(cardDir)).map(([minute]) => minute)).toEqual([0, 1]);
    await history.close();
  });

  it('are none of a plant without inputs and faults', async () => {
    const cardDir = join(temporaryFolder(), 'card');
    const { history } = opened(cardDir);
    for (const s of [0, 2, 60, 120]) history.take({ atMs: noonMs + s * 1000, master: { inputs: [] }, compressors: [], faults: [] });
    await history.close();
    expect(existsSync(cardDir) ? readdirSync(cardDir) : []).toEqual([]);
  });
});
