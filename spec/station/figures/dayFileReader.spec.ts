import { afterAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayFileReader } from '../../../station/figures/dayFileReader.ts';
import { decodeSummary } from '../../../station/figures/dayRecordBytes.ts';
import { until } from '../until.ts';
import { plantCard, simulatedDays } from './plantCard.ts';

const day = '2026-03-11';
const days = simulatedDays(day, day);
const span = { fromMs: -Infinity, untilMs: Infinity };
const never = new AbortController().signal;

const readersNow = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** One that has ended may wait to be collected. */
function isRunning(pid: string): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

describe('the reader of day files', () => {
  const card = plantCard(days);
  const path = card.files.path(day);
  const reader = dayFileReader();
  afterAll(() => reader.close());

  it('gives the sums of a file, or its rows in a span', async () => {
    const totals = await reader.read({ wanted: 'totals', path, span }, never);
    const latestMs = days.get(day)!.at(-1)!.atMs;
    expect(decodeSummary(totals!.bytes.summary)!.summary!.latest.atMs).toBe(latestMs);
    const rows = await reader.read({ wanted: 'rows', path, span: { fromMs: latestMs - 120_000, untilMs: latestMs } }, never);
    expect(rows).toEqual(expect.objectContaining({ length: 2, timesMs: Float64Array.of(latestMs - 120_000, latestMs - 60_000) }));
  });

  it('gives nothing of a file that is not there, and the error of one that cannot be read', async () => {
    const task = { wanted: 'totals', span } as const;
    expect(await reader.read({ ...task, path: `${path}.gone` }, never)).toBeUndefined();
    await expect(reader.read({ ...task, path: card.cardDir }, never)).rejects.toMatchObject({ code: 'EISDIR' });
    expect(await reader.read({ ...task, path }, never)).toBeDefined();
  });

  it('stops in the middle when nobody waits, even of what never ends, and goes on with the next', async () => {
    const endless = join(card.cardDir, 'endless');
    execFileSync('mkfifo', [endless]);
    const stop = new AbortController();
    const readings = Array.from({ length: reader.maxTasks }, () => reader.read({ wanted: 'totals', path: endless, span }, stop.signal));
    const next = reader.read({ wanted: 'totals', path, span }, never);
    stop.abort(new Error('stopped'));
    for (const reading of readings) await expect(reading).rejects.toThrow('stopped');
    expect(await next).toBeDefined();
    await expect(reader.read({ wanted: 'totals', path, span }, stop.signal)).rejects.toThrow('stopped');
  });

  it('gives each file to a process that has none, as long as there is one', async () => {
    const busy = join(card.cardDir, 'busy');
    execFileSync('mkfifo', [busy]);
    const stop = new AbortController();
    const own = dayFileReader();
    const held = Array.from({ length: own.processes - 1 }, () => own.read({ wanted: 'totals', path: busy, span }, stop.signal));
    for (let i = 0; i < 2 * own.maxTasks; i++) expect(await own.read({ wanted: 'totals', path, span }, never)).toBeDefined();
    stop.abort(new Error('stopped'));
    for (const reading of held) await expect(reading).rejects.toThrow('stopped');
    await own.close();
  });

  it('rejects what is being read when it is closed, and reads again when asked to', async () => {
    const pipe = join(card.cardDir, 'read when closed');
    execFileSync('mkfifo', [pipe]);
    const reading = reader.read({ wanted: 'totals', path: pipe, span }, never);
    await Promise.resolve();
    const closed = expect(reading).rejects.toThrow('the reading was ended');
    await reader.close();
    await closed;
    expect(await reader.read({ wanted: 'totals', path, span }, never)).toBeDefined();
  });

  it('says when its process dies in the middle, and reads the next file in a new one', async () => {
    const others = readersNow();
    const own = dayFileReader();
    const pipe = join(card.cardDir, 'never written');
    execFileSync('mkfifo', [pipe]);
    const reading = own.read({ wanted: 'totals', path: pipe, span }, never);
    const died = expect(reading).rejects.toThrow('the reading was ended');
    const begun = () => readersNow().filter((pid) => !others.includes(pid));
    await until('a process', () => begun().length > 0);
    for (const pid of begun()) process.kill(pid, 'SIGKILL');
    await died;
    expect(await own.read({ wanted: 'totals', path, span }, never)).toBeDefined();
    await own.close();
    expect(begun()).toEqual([]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('reads on when %s goes to all processes of the station', async (signal) => {
    const others = readersNow();
    const own = dayFileReader();
    await own.read({ wanted: 'rows', path: '/nowhere', span }, never);
    const pipe = join(card.cardDir, signal);
    execFileSync('mkfifo', [pipe]);
    const reading = own.read({ wanted: 'totals', path: pipe, span }, never);
    for (const pid of readersNow()) if (!others.includes(pid)) process.kill(pid, signal);
    await Promise.race([reading, writeFile(pipe, card.read(day))]);
    expect(await reading).toBeDefined();
    await own.close();
  });

  it('gives the error of a process that cannot be begun, and begins one as soon as that is possible', () => {
    const program = join(import.meta.dirname, 'readerWithoutNode.ts');
    const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, 'ENOENT, then read']);
  });

  it('reads several files at a time', async () => {
    const waiting = Array.from({ length: reader.processes }, (_, i) => {
      const pipe = join(card.cardDir, `pipe ${i}`);
      execFileSync('mkfifo', [pipe]);
      return { pipe, reading: reader.read({ wanted: 'totals', path: pipe, span }, never) };
    });
    // Each pipe is opened by a reader of its own: with one reader the second would wait for the first.
    for (const { pipe, reading } of waiting.reverse()) {
      await writeFile(pipe, card.read(day));
      expect(decodeSummary((await reading)!.bytes.summary)!.summary!.latest.atMs).toBe(days.get(day)!.at(-1)!.atMs);
    }
  });

  it('leaves no process behind when the station is killed', async () => {
    const station = spawn(process.execPath, [join(import.meta.dirname, 'readerThatDies.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = (await once(station.stdout, 'data')) as [Buffer];
    const left = printed.toString();
    expect(left).toMatch(/^\d+$/);
    expect(isRunning(left)).toBe(true);
    station.kill('SIGKILL');
    while (isRunning(left)) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('closes while an answer is on its way, even if nothing else keeps the process alive', () => {
    const program = join(import.meta.dirname, 'readerThatCloses.ts');
    const { status, stdout } = spawnSync(process.execPath, [program, '3'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, 'closed 3']);
  });
});
