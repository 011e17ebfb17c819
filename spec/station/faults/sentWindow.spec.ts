import { describe, expect, it, test } from '@jest/globals';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { recordedAround, sentWindow } from '../../../station/faults/sentWindow.ts';
import type { WindowContent, WindowMoment } from '../../../station/faults/windowBytes.ts';

type Box = Parameters<typeof recordedAround>[0];
const moment = (atMs: number, faults: WindowMoment['faults'] = [], values: WindowMoment['values'] = {}): WindowMoment => ({
  atMs,
  row: `${atMs}\n`,
  values,
  faults,
});
const contentOf = (moments: readonly WindowMoment[], inputs: WindowContent['inputs'] = []): WindowContent => ({
  head: 'head\n',
  inputs,
  moments,
});
const boxOf = (kept: WindowContent | undefined, inDayFiles?: WindowContent): Box => ({
  around: () =>
    kept && { window: { fromMs: 0, untilMs: 100, isComplete: true, hasError: true, format: 1, bytes: new Uint8Array() }, content: kept },
  inDayFiles: () => Promise.resolve(inDayFiles && { window: { fromMs: 10, untilMs: 100, isComplete: false }, content: inDayFiles }),
});
const logOf = (...entries: readonly object[]) => ({ pages: () => [[], entries as readonly FaultLogEntry[]] });

describe('what is recorded around a fault, as it is sent', () => {
  it('has each fault with the rows from which and up to which it was up', () => {
    const box = boxOf(
      contentOf([
        moment(1),
        moment(2, [['master', 70]]),
        moment(3, [
          ['master', 70],
          [1, 5],
        ]),
        moment(4, [[1, 5]]),
        moment(5, [
          ['master', 70],
          [1, 5],
        ]),
      ]),
    );
    expect(sentWindow(box, 3)?.faults).toEqual([
      { source: 'master', bitIndex: 70, fromMs: 2, untilMs: 4 },
      { source: 1, bitIndex: 5, fromMs: 3, untilMs: undefined },
      { source: 'master', bitIndex: 70, fromMs: 5, untilMs: undefined },
    ]);
  });

  it('has the rows behind their head, and a value a row of each input', () => {
    const input = { key: 'master.1', source: 'master', index: 1, name: 'DEW', function: 'temperature' } as const;
    const sent = sentWindow(boxOf(contentOf([moment(1, [], { 'master.1': 7 }), moment(2)], [input])), 1)!;
    expect(sent.rows).toBe('head\n1\n2\n');
    expect(sent.inputs).toEqual([{ source: 'master', name: 'DEW', function: 'temperature', values: [7, NaN] }]);
    expect([sent.fromMs, sent.untilMs, sent.isComplete]).toEqual([0, 100, true]);
  });

  it('is nothing where nothing is kept, neither here nor on the card', async () => {
    expect(sentWindow(boxOf(undefined), 1)).toBeUndefined();
    expect(await recordedAround(boxOf(undefined), logOf(), 1)).toBeUndefined();
  });

  it('is what is kept where there is some, without a look at the card', async () => {
    const found = await recordedAround(
      boxOf(contentOf([moment(1)]), contentOf([moment(50)])),
      logOf({ atMs: 20, source: 1, bitIndex: 1 }),
      1,
    );
    expect([found?.rows, found?.faults]).toEqual(['head\n1\n', []]);
  });

  test.each<[string, object, object | undefined]>([
    ['came and ended within', { atMs: 20, end: { atMs: 30 } }, { fromMs: 20, untilMs: 30 }],
    ['came before and ended within', { atMs: 5, end: { atMs: 30 } }, { fromMs: 10, untilMs: 30 }],
    ['ended at its begin', { atMs: 5, end: { atMs: 10 } }, { fromMs: 10, untilMs: 10 }],
    ['ended before', { atMs: 5, end: { atMs: 9 } }, undefined],
    ['came at its end', { atMs: 100 }, { fromMs: 100, untilMs: undefined }],
    ['came behind its end', { atMs: 101 }, undefined],
    ['ended at its end', { atMs: 20, end: { atMs: 100 } }, { fromMs: 20, untilMs: 100 }],
    ['ended behind its end', { atMs: 20, end: { atMs: 101 } }, { fromMs: 20, untilMs: undefined }],
    ['came before and has no end', { atMs: 9 }, undefined],
    ['came at an unknown time', { atMs: undefined, end: { atMs: 30 } }, undefined],
  ])('has of day files the faults of the log: one that %s', async (_when, entry, expected) => {
    const found = await recordedAround(boxOf(undefined, contentOf([moment(50)])), logOf({ source: 1, bitIndex: 5, ...entry }), 50);
    expect(found?.faults).toEqual(expected === undefined ? [] : [{ source: 1, bitIndex: 5, ...expected }]);
  });
});
