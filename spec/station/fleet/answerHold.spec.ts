import { describe, expect, it, test } from '@jest/globals';
import { answerHold } from '../../../station/fleet/answerHold.ts';

const cut = { kind: 'unreachable', problem: 'hungUp', reason: '' } as const;
const hour = 3_600_000;

describe('[FLEET-3] how long a fleet may hold its answers', () => {
  function hold(beatS?: number) {
    let nowMs = 0;
    return { hold: answerHold({ nowMs: () => nowMs }, beatS), at: (ms: number) => (nowMs = ms) };
  }

  test.each([
    [undefined, 50],
    [10, 50],
    [50, 50],
    [51, 0],
  ])('with a beat of %p s is %d s', (beatS, waitS) => {
    expect(hold(beatS).hold.waitS()).toBe(waitS);
  });

  it('is half of it after a held call that was cut, down to nothing', () => {
    const { hold: answers } = hold();
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      const waitS = answers.waitS();
      waits.push(waitS);
      answers.noteOutcome(cut, waitS, waitS * 1000);
    }
    expect(waits).toEqual([50, 25, 12, 6, 3, 1, 0]);
  });

  test.each([
    ['after a quarter of the wait', cut, 50, 12_500, 25],
    ['before a quarter of the wait', cut, 50, 12_499, 50],
    ['without a wait', cut, 0, 60_000, 50],
    ['by an answer', { kind: 'unknown' } as const, 50, 50_000, 50],
  ])('is another one where a call ends %s: %j', (_when, outcome, waitS, tookMs, expected) => {
    const { hold: answers } = hold();
    answers.noteOutcome(outcome, waitS, tookMs);
    expect(answers.waitS()).toBe(expected);
  });

  it('is tried in full again after an hour', () => {
    const { hold: answers, at } = hold();
    at(5);
    answers.noteOutcome(cut, 50, 50_000);
    at(5 + hour);
    expect(answers.waitS()).toBe(25);
    at(6 + hour);
    expect(answers.waitS()).toBe(50);
  });
});
