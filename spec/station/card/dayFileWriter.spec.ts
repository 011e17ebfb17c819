import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { GrowingDayFile } from '../../../core/ports/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { type DayFileWriterParts, dayFileWriter, type DayLine } from '../../../station/card/dayFileWriter.ts';

const zone = 'Europe/Berlin';
const day = '2026-11-20';
const next = '2026-11-21';
const { fromMs, untilMs } = plantDayRange(day, zone);
const lineAt = (atMs: number): DayLine => ({ atMs, text: `${atMs};` });
const textOf = (...timesMs: readonly number[]) => timesMs.map((atMs) => lineAt(atMs).text).join('');

interface MemoryFile {
  head: string;
  text: string;
  lastMs: number;
  isInPlace: boolean;
  readonly did: string[];
}

afterEach(() => void jest.restoreAllMocks());

/** A writer to files in memory, with what the card was asked for, and a clock that stands until it is set. */
function setUp(more: Partial<DayFileWriterParts> = {}, fails: { flush?: Error; close?: Error; hold?: Error; check?: Error } = {}) {
  let nowMs = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const files = new Map<string, MemoryFile>();
  const asked: string[] = [];
  const unfinished: string[] = [];
  const open = (of: string, head: string): Promise<GrowingDayFile> => {
    asked.push(`open ${of}`);
    const file = files.get(of) ?? { head, text: '', lastMs: -Infinity, isInPlace: true, did: [] };
    files.set(of, file);
    file.isInPlace = true;
    return Promise.resolve({
      get lastMs() {
        return file.lastMs;
      },
      get head() {
        return file.head;
      },
      replaceHead: (wanted) => Promise.resolve(void Object.assign(file, { head: wanted })),
      append: (rows, latestMs) => {
        file.did.push('append');
        return Promise.resolve(void Object.assign(file, { text: file.text + rows, lastMs: latestMs }));
      },
      isInPlace: () => Promise.resolve(file.isInPlace),
      flush: () => {
        file.did.push('flush');
        return fails.flush === undefined ? Promise.resolve() : Promise.reject(fails.flush);
      },
      close: () => {
        file.did.push('close');
        return fails.close === undefined ? Promise.resolve() : Promise.reject(fails.close);
      },
    });
  };
  const card = (what: 'hold' | 'check') => () => {
    asked.push(what);
    const error = fails[what];
    return error === undefined ? Promise.resolve() : Promise.reject(error);
  };
  const writer = dayFileWriter({
    ...{ files: { open }, head: (of) => `head ${of};`, card: { hold: card('hold'), check: card('check') }, zone: () => zone },
    onUnfinished: ({ message }) => unfinished.push(message),
    ...more,
  });
  return { writer, files, asked, unfinished, pass: (ms: number) => (nowMs += ms), of: (name = day) => files.get(name)! };
}

describe('lines of the files of their days', () => {
  it('are appended as far as they are of one day, and the rest to the file of the next', async () => {
    const { writer, of } = setUp();
    const lines = [fromMs, untilMs - 1, untilMs, untilMs + 1].map(lineAt);
    expect(await writer.write(lines)).toBe(2);
    expect(await writer.write(lines.slice(2))).toBe(2);
    expect([of().text, of(next).text]).toEqual([textOf(fromMs, untilMs - 1), textOf(untilMs, untilMs + 1)]);
    expect([of().head, of(next).head]).toEqual([`head ${day};`, `head ${next};`]);
    expect(of().did.at(-1)).toBe('close');
  });

  it.each([
    [false, [1000, 2000]],
    [true, [1000, 1000, 2000]],
  ])('are left out where they are not later than the last; times may be repeated: %p', async (repeatsTimes, taken) => {
    const { writer, of } = setUp({ repeatsTimes });
    expect(await writer.write([1000, 1000, 500, 2000, 1999].map((ms) => lineAt(fromMs + ms)))).toBe(5);
    expect(of().text).toBe(textOf(...taken.map((ms) => fromMs + ms)));
    expect(await writer.write([lineAt(fromMs + 1500)])).toBe(1);
    expect([of().text.split(';').length - 1, of().lastMs]).toEqual([taken.length, fromMs + 2000]);
  });

  it('go on in the same file, with one look at the card and one flush a minute', async () => {
    const { writer, asked, of, pass } = setUp();
    await writer.write([lineAt(fromMs)]);
    expect([asked, of().did]).toEqual([
      ['hold', 'check', `open ${day}`],
      ['append', 'flush'],
    ]);
    pass(59_999);
    await writer.write([lineAt(fromMs + 1)]);
    expect([asked.slice(3), of().did.slice(2)]).toEqual([['hold'], ['append']]);
    pass(1);
    await writer.write([lineAt(fromMs + 2)]);
    expect([asked.slice(4), of().did.slice(3)]).toEqual([
      ['hold', 'check'],
      ['append', 'flush'],
    ]);
  });

  it('begin again in a file that is no longer in its place', async () => {
    const { writer, asked, files } = setUp();
    await writer.write([lineAt(fromMs)]);
    files.get(day)!.isInPlace = false;
    files.delete(day);
    await writer.write([lineAt(fromMs + 1)]);
    expect(asked.filter((what) => what === `open ${day}`)).toHaveLength(2);
    expect(files.get(day)!.text).toBe(textOf(fromMs + 1));
  });

  it('may want another head', async () => {
    const { writer, of } = setUp({
      headFor: (head, lines) => (lines.some(({ estimated }) => estimated !== undefined) ? `${head}estimated;` : head),
    });
    await writer.write([lineAt(fromMs)]);
    expect(of().head).toBe(`head ${day};`);
    await writer.write([{ ...lineAt(fromMs), estimated: [] }]);
    expect([of().head, of().text]).toEqual([`head ${day};`, textOf(fromMs)]);
    await writer.write([{ ...lineAt(fromMs + 1), estimated: [] }]);
    expect([of().head, of().text]).toEqual([`head ${day};estimated;`, textOf(fromMs, fromMs + 1)]);
  });

  it.each(['hold', 'check'] as const)('are not appended to a card that fails: %s', async (what) => {
    const { writer, files } = setUp({}, { [what]: new Error('no card') });
    await expect(writer.write([lineAt(fromMs)])).rejects.toThrow('no card');
    expect(files.size).toBe(0);
  });

  it('are not appended after a flush that failed, until the file is left', async () => {
    const fails: { flush?: Error } = { flush: new Error('the disk is full') };
    const { writer, of } = setUp({}, fails);
    await writer.write([lineAt(fromMs)]);
    await new Promise(setImmediate);
    await expect(writer.write([lineAt(fromMs + 1)])).rejects.toThrow('the disk is full');
    writer.leave();
    delete fails.flush;
    expect(await writer.write([lineAt(fromMs + 1)])).toBe(1);
    expect(of().text).toBe(textOf(fromMs, fromMs + 1));
  });

  it('are on the disk once it is closed, or it is said that they are not', async () => {
    const sound = setUp();
    await sound.writer.write([lineAt(fromMs)]);
    await sound.writer.close();
    expect([sound.of().did, sound.unfinished]).toEqual([['append', 'flush', 'close'], []]);
    await sound.writer.close();
    expect(sound.of().did).toHaveLength(3);

    const broken = setUp({}, { close: new Error('it is gone') });
    await broken.writer.write([lineAt(fromMs)]);
    await broken.writer.close();
    expect(broken.unfinished).toEqual(['it is gone']);
  });
});
