import { describe, expect, it } from '@jest/globals';
import { rounds } from '../../../adapters/fieldHttp/rounds.ts';
import type { DoorProblem } from '../../../core/ports/index.ts';

type Round = DoorProblem | { readonly over: DoorProblem } | undefined;

/** Rounds that go as listed, each as long as it is said to take, until the list is through. */
async function asked(list: readonly (readonly [Round, tookMs?: number])[]) {
  const stop = new AbortController();
  const noted: unknown[] = [];
  let nowMs = 0;
  const note = (what: string) => (value?: unknown) => void noted.push(value === undefined ? what : `${what} ${value as string}`);
  const left = [...list];
  const ended = await rounds(
    {
      events: { up: note('up'), take: () => undefined, cycle: note('cycle'), trouble: note('trouble') },
      signal: stop.signal,
      steady: { nowMs: () => nowMs },
      roundMs: 100,
      pause(ms) {
        noted.push(`pause ${ms}`);
        nowMs += ms;
        if (left.length === 0) stop.abort();
        return Promise.resolve();
      },
    },
    () => {
      const [round, tookMs = 0] = left.shift()!;
      nowMs += tookMs;
      return Promise.resolve(round);
    },
  );
  return { ended, noted, asked: list.length - left.length };
}

describe('rounds of questions to a controller', () => {
  it('begin a round after the other, and say how often', async () => {
    const { noted, ended } = await asked([[undefined], [undefined, 30]]);
    expect(ended).toBeUndefined();
    expect(noted).toEqual(['up', 'trouble', 'cycle 100', 'pause 100', 'up', 'trouble', 'cycle 100', 'pause 70']);
  });

  it('that take longer follow each other at once', async () => {
    expect((await asked([[undefined, 250]])).noted).toEqual(['up', 'trouble', 'cycle 250', 'pause 0']);
  });

  it('are over after three failures in a row, without a wait', async () => {
    const failed = await asked([['silent'], ['silent'], ['refused'], [undefined]]);
    expect([failed.ended, failed.asked]).toEqual(['refused', 3]);
    expect(failed.noted).toEqual(['trouble silent', 'cycle 100', 'pause 100', 'trouble silent', 'cycle 100', 'pause 100']);
  });

  it('go on where two failures are followed by an answer', async () => {
    const rows = ['silent', 'silent', undefined, 'silent', 'silent'] as const;
    const { ended, asked: count } = await asked(rows.map((round) => [round]));
    expect([ended, count]).toEqual([undefined, 5]);
  });

  it('are over at once where there is no use in asking again', async () => {
    const { ended, noted } = await asked([[{ over: 'hungUp' }], [undefined]]);
    expect([ended, noted]).toEqual(['hungUp', []]);
  });
});
