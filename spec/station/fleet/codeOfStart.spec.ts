import { describe, expect, it } from '@jest/globals';
import type { LinkOutcome } from '../../../core/ports/index.ts';
import { codeOfStart } from '../../../station/fleet/codeOfStart.ts';
import { logLines } from '../logLines.ts';

const joined: LinkOutcome<unknown> = { kind: 'answer', answer: {} };
const gone: LinkOutcome<unknown> = { kind: 'unreachable', problem: 'refused', reason: 'gone' };
const busy: LinkOutcome<unknown> = { kind: 'busy', retryAfterS: 1 };
const unknown: LinkOutcome<unknown> = { kind: 'unknown' };

/** A fleet that answers so, one after the other; the signal is given behind the last answer. */
function setUp(answers: readonly LinkOutcome<unknown>[], { hasCode = true, isMember = (): boolean => false } = {}) {
  const codes: string[] = [];
  const waits: number[] = [];
  const problems: unknown[] = [];
  const stop = new AbortController();
  const left = [...answers];
  const { log, lines } = logLines();
  const start = codeOfStart({
    ...{ code: hasCode ? 'K7QX' : undefined, isMember, signal: stop.signal, log },
    join: (tried) => {
      codes.push(tried);
      return Promise.resolve(left.shift()!);
    },
    wait: (ms) => {
      waits.push(ms);
      problems.push(start.problem());
      if (left.length === 0) stop.abort();
      return Promise.resolve();
    },
  });
  return { start, codes, waits, problems, stop, lines };
}

describe('the code that a station was started with', () => {
  it('[FLEET-2] is tried until a fleet has answered, and says meanwhile what keeps it from that', async () => {
    const { start, codes, waits, problems, lines } = setUp([gone, busy, joined]);
    await start.use();
    expect([codes.length, problems, start.problem(), lines]).toEqual([3, ['refused', 'busy'], undefined, []]);
    for (const [i, longestS] of [5, 10].entries()) {
      expect(waits[i]).toBeGreaterThanOrEqual(1000);
      expect(waits[i]).toBeLessThanOrEqual(longestS * 1000);
    }
    await start.use();
    expect(codes.length).toBe(3);
  });

  it('[FLEET-2] is given up when it is unknown, which is logged', async () => {
    const { start, codes, lines } = setUp([gone, unknown, joined]);
    await start.use();
    await start.use();
    expect([codes.length, start.problem(), lines]).toEqual([
      2,
      undefined,
      ['fleet: the code of --fleet-code is unknown, used up or expired'],
    ]);
  });

  it('is tried once at a time', async () => {
    const { start, codes } = setUp([joined]);
    await Promise.all([start.use(), start.use()]);
    expect(codes).toEqual(['K7QX']);
  });

  it('is left alone without one, in a fleet already, and when the station ends', async () => {
    const none = setUp([joined], { hasCode: false });
    const member = setUp([joined], { isMember: () => true });
    const ending = setUp([joined]);
    ending.stop.abort();
    for (const { start } of [none, member, ending]) await start.use();
    expect([none, member, ending].map(({ codes }) => codes)).toEqual([[], [], []]);
    const ended = setUp([gone]);
    await ended.start.use();
    expect(ended.codes).toHaveLength(1);
  });

  it.each([
    ['is not there', gone],
    ['does not know it', unknown],
  ])('says nothing of a fleet that %s where the station ended meanwhile', async (_, outcome) => {
    const { start, stop, waits, lines } = setUp([outcome], {
      isMember: () => {
        // the call is on its way when the station ends
        queueMicrotask(() => stop.abort());
        return false;
      },
    });
    await start.use();
    expect([start.problem(), waits, lines]).toEqual([undefined, [], []]);
  });
});
