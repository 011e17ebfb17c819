import { describe, expect, it } from '@jest/globals';
import { replayDesk } from '../../../station/figures/replayDesk.ts';
import { logLines } from '../logLines.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('replays that were begun', () => {
  function opened() {
    const begun: {
      readonly asked: string;
      readonly signal: AbortSignal;
      share: (done: number) => void;
      answer: (value: string) => void;
      fail: (error: Error) => void;
    }[] = [];
    const { log, lines } = logLines();
    const desk = replayDesk<string, string>({
      replay: (asked, signal, share) => new Promise((answer, fail) => begun.push({ asked, signal, share, answer, fail })),
      log,
    });
    return { desk, begun, lines };
  }

  it('say how far they are, and then what came out', async () => {
    const { desk, begun } = opened();
    const id = desk.begin('a');
    expect(desk.read(id)).toEqual({ state: 'running', done: 0 });
    begun[0]!.share(0.5);
    expect(desk.read(id)).toEqual({ state: 'running', done: 0.5 });
    begun[0]!.answer('out');
    await settled();
    expect(desk.read(id)).toEqual({ state: 'done', answer: 'out' });
  });

  it('that fail say so, and the log why', async () => {
    const { desk, begun, lines } = opened();
    const id = desk.begin('a');
    begun[0]!.fail(new Error('odd'));
    await settled();
    expect([desk.read(id), lines]).toEqual([{ state: 'failed' }, ['replay: odd']]);
  });

  it('that are cancelled end, are not known any more, and nothing is logged of them', async () => {
    const { desk, begun, lines } = opened();
    const id = desk.begin('a');
    expect([desk.cancel(id), begun[0]!.signal.aborted, desk.read(id), desk.cancel(id)]).toEqual([true, true, undefined, false]);
    begun[0]!.fail(new Error('aborted'));
    await settled();
    expect(lines).toEqual([]);
  });

  it('are eight at most: of too many the oldest is ended', () => {
    const { desk, begun } = opened();
    const ids = Array.from({ length: 8 }, (_, i) => desk.begin(`${i}`));
    expect(begun.map(({ signal }) => signal.aborted)).toEqual(Array(8).fill(false));
    desk.begin('more');
    expect(begun.map(({ signal }) => signal.aborted)).toEqual([true, ...Array<boolean>(8).fill(false)]);
    expect(ids.map((id) => desk.read(id) !== undefined)).toEqual([false, ...Array<boolean>(7).fill(true)]);
  });
});
