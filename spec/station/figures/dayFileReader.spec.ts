import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { dayFileReader } from '../../../station/figures/dayFileReader.ts';
import { decodeSummary } from '../../../station/figures/dayRecordBytes.ts';
import { plantCard, simulatedDays } from './plantCard.ts';

const day = '2026-03-11';
const days = simulatedDays(day, day);
const span = { fromMs: -Infinity, untilMs: Infinity };
const never = new AbortController().signal;

describe('the reader of day files', () => {
  const card = plantCard(days);
  const path = card.files.path(day);
  const reader = dayFileReader();
  afterAll(() => reader.close());

  it('gives the sums of a file, or its rows in a span', async () => {
    const totals = await reader.read({ wanted: 'totals', path, span }, never);
    const latestMs = days.get(day)!.at(-1)!.atMs;
    expect(decodeSummary(totals!.summary)!.summary!.latest.atMs).toBe(latestMs);
    const rows = await reader.read({ wanted: 'rows', path, span: { fromMs: latestMs - 120_000, untilMs: latestMs } }, never);
    expect(rows).toEqual(expect.objectContaining({ length: 2, timesMs: Float64Array.of(latestMs - 120_000, latestMs - 60_000) }));
  });

  it('gives nothing of a file that is not there, and the error of one that cannot be read', async () => {
    const task = { wanted: 'totals', span } as const;
    expect(await reader.read({ ...task, path: `${path}.gone` }, never)).toBeUndefined();
    await expect(reader.read({ ...task, path: card.cardDir }, never)).rejects.toMatchObject({ code: 'EISDIR' });
    expect(await reader.read({ ...task, path }, never)).toBeDefined();
  });

  it('stops in the middle when nobody waits, and goes on with the next', async () => {
    const stop = new AbortController();
    const reading = reader.read({ wanted: 'totals', path, span }, stop.signal);
    const next = reader.read({ wanted: 'totals', path, span }, never);
    stop.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
    expect(await next).toBeDefined();
    await expect(reader.read({ wanted: 'totals', path, span }, stop.signal)).rejects.toThrow('stopped');
  });

  it('rejects what is being read when it is closed, and reads again when asked to', async () => {
    // The runtime aborts the whole process when a thread is torn down while it packs.
    const tornDown = jest.spyOn(Worker.prototype, 'terminate');
    const reading = reader.read({ wanted: 'totals', path, span }, never);
    await new Promise((resolve) => setTimeout(resolve, 1));
    const closed = expect(reading).rejects.toThrow('the reading was ended');
    await reader.close();
    await closed;
    expect(tornDown).not.toHaveBeenCalled();
    tornDown.mockRestore();
    expect(await reader.read({ wanted: 'totals', path, span }, never)).toBeDefined();
  });

  it('closes while an answer is on its way, even if nothing else keeps the process alive', () => {
    const program = join(import.meta.dirname, 'readerThatCloses.ts');
    const { status, stdout } = spawnSync(process.execPath, [program, '3'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, 'closed 3']);
  });
});
