import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type CardLines, cardLines, type CardLinesParts } from '../../../station/card/cardLines.ts';
import { logLines } from '../logLines.ts';

const retryMs = 30_000;

const opened: CardLines[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  jest.restoreAllMocks();
});

const systemError = (code: string) => Object.assign(new Error(`${code}: no`), { code, syscall: 'write' });

/** Lines on a card in memory that can fail or hang, and a clock that stands until it is set. */
function setUp(more: Partial<CardLinesParts> = {}) {
  let nowMs = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const card: { error?: Error; closeError?: Error; hangs?: Promise<void> } = {};
  const state = { text: '', appends: [] as number[], lastMs: -Infinity };
  const { log, lines: said } = logLines();
  const lines = cardLines({
    files: {
      open: () =>
        Promise.resolve({
          get lastMs() {
            return state.lastMs;
          },
          head: '',
          replaceHead: () => Promise.resolve(),
          async append(rows: string, latestMs: number) {
            await card.hangs;
            if (card.error !== undefined) throw card.error;
            state.appends.push(rows.split(';').length - 1);
            state.text += rows;
            state.lastMs = latestMs;
          },
          isInPlace: () => Promise.resolve(true),
          flush: () => Promise.resolve(),
          close: () => (card.closeError === undefined ? Promise.resolve() : Promise.reject(card.closeError)),
        }),
    },
    ...{
      head: () => '',
      card: { hold: () => Promise.resolve(), check: () => Promise.resolve() },
      zone: () => 'UTC',
      log,
      fileName: 'day file',
    },
    ...more,
  });
  opened.push(lines);
  let count = 0;
  const append = (times = 1) => {
    for (let i = 0; i < times; i++) lines.append({ atMs: ++count, text: `${count};` });
  };
  return {
    lines,
    card,
    state,
    said,
    append,
    pass: (ms: number) => (nowMs += ms),
    numbers: () => state.text.split(';').slice(0, -1).map(Number),
  };
}
const upTo = (count: number, from = 1) => Array.from({ length: count - from + 1 }, (_, i) => from + i);

describe('lines for the card', () => {
  it('are written at once, in their order, a hundred at a time where many wait', async () => {
    const { lines, append, numbers, state, card } = setUp();
    const gate = Promise.withResolvers<undefined>();
    card.hangs = gate.promise;
    append(251);
    gate.resolve(undefined);
    await lines.written();
    expect(numbers()).toEqual(upTo(251));
    expect(state.appends).toEqual([1, 100, 100, 50]);
    expect(lines.state()).toBe('ok');
  });

  it('wait for a card that fails, which is tried again after half a minute and said once', async () => {
    const { lines, append, numbers, card, said, pass } = setUp();
    card.error = systemError('EROFS');
    append(2);
    await lines.written();
    expect([lines.state(), said]).toEqual(['writeProtected', ['SD card: writeProtected, no day file is written (EROFS: no)']]);
    delete card.error;
    pass(retryMs - 1);
    append();
    await lines.written();
    expect([lines.state(), numbers()]).toEqual(['writeProtected', []]);
    pass(1);
    append();
    await lines.written();
    expect([lines.state(), numbers(), said.slice(1)]).toEqual(['ok', [1, 2, 3, 4], ['SD card: written again']]);
  });

  it('say each other way in which the card fails, and no way twice', async () => {
    const { lines, append, card, said, pass } = setUp({ retryAfterMs: 0 });
    for (const code of ['EROFS', 'EROFS', 'ENOSPC', 'ENOENT']) {
      card.error = systemError(code);
      append();
      await lines.written();
      pass(1);
    }
    expect(said.map((line) => line.split(',')[0])).toEqual(['SD card: writeProtected', 'SD card: full', 'SD card: none']);
  });

  it('wait as well where it is not the card that fails, which is said once and tried again', async () => {
    const { lines, append, numbers, card, said, pass } = setUp();
    card.error = new TypeError('no such row');
    append();
    await lines.written();
    pass(retryMs);
    append();
    await lines.written();
    expect([lines.state(), said]).toEqual(['notWritable', ['SD card: notWritable, no day file is written (no such row)']]);
    delete card.error;
    pass(retryMs);
    append();
    await lines.written();
    expect([lines.state(), numbers(), said.slice(1)]).toEqual(['ok', [1, 2, 3], ['SD card: written again']]);
  });

  it('are kept for an hour at most, the latest of them, and it is said how many are lost', async () => {
    const { lines, append, card, said, numbers, pass } = setUp();
    card.error = systemError('ENOSPC');
    append(1);
    await lines.written();
    append(1802);
    delete card.error;
    pass(retryMs);
    append(1);
    await lines.written();
    expect(numbers()).toEqual(upTo(1804, 5));
    expect(said.slice(1)).toEqual(['SD card: written again, 4 rows are lost']);
    card.error = systemError('ENOSPC');
    append(1);
    await lines.written();
    delete card.error;
    pass(retryMs);
    append(1);
    await lines.written();
    expect(said.at(-1)).toBe('SD card: written again');
  });

  it('find a card not writable that takes more than half a minute for them', async () => {
    const { lines, append, card, said, pass, numbers } = setUp();
    const gate = Promise.withResolvers<undefined>();
    card.hangs = gate.promise;
    append();
    pass(30_000);
    append();
    expect([lines.state(), said]).toEqual(['ok', []]);
    pass(1);
    append();
    append();
    expect([lines.state(), said]).toEqual(['notWritable', ['SD card: notWritable, no day file is written (it hangs)']]);
    gate.resolve(undefined);
    await lines.written();
    expect([lines.state(), said.at(-1), numbers()]).toEqual(['ok', 'SD card: written again', [1, 2, 3, 4]]);
  });

  it('are written when it is closed, also before the next try is due', async () => {
    const { lines, append, card, numbers } = setUp();
    card.error = systemError('ENOSPC');
    append(3);
    await lines.written();
    delete card.error;
    await lines.close();
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('may be missing after a power cut where the end of a file cannot be brought to the disk: said of a card that works', async () => {
    const missing = 'SD card: the last minute of a day file may be missing after a power cut (it is gone)';
    const works = setUp();
    works.card.closeError = new Error('it is gone');
    works.append();
    await works.lines.written();
    await works.lines.close();
    expect(works.said).toEqual([missing]);

    const fails = setUp();
    fails.card.closeError = new Error('it is gone');
    fails.append();
    await fails.lines.written();
    fails.card.error = systemError('ENOENT');
    fails.append();
    await fails.lines.written();
    await fails.lines.close();
    expect(fails.said.filter((line) => line === missing)).toEqual([]);
  });
});
