import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { autorun, observableStruct } from 'mobx';
import type { CallResult } from '../../../core/ports/index.ts';
import { StationQuery } from '../../../ui/stores/index.ts';

type Answer = CallResult<string>;
const good = (value: string): Answer => ({ outcome: 'succeeded', value });
const bad: Answer = { outcome: 'unreachable' };

/** A call that is answered when it is let go, and says whether it was aborted. */
function held(result: Answer) {
  let letGo: (result: Answer) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const call = ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise<Answer>((resolve, reject) => {
      signals.push(signal);
      letGo = resolve;
      fail = reject;
    });
  return {
    call,
    calls: () => signals.length,
    isAborted: () => signals[0]?.aborted,
    answer: () => letGo(result),
    fail: (why: unknown) => fail(why),
  };
}
const at = (result: Answer) => () => Promise.resolve(result);
const standOf = (query: StationQuery<Answer>) => [query.state, query.answer?.value, query.failure?.outcome];

describe('a question to the station', () => {
  it('is idle, asked and answered', async () => {
    const query = new StationQuery<Answer>();
    const call = held(good('a'));
    expect([...standOf(query), query.isUnderWay, query.result]).toEqual(['idle', undefined, undefined, false, undefined]);
    const asked = query.ask(call.call);
    expect([...standOf(query), query.isUnderWay, query.result]).toEqual(['asking', undefined, undefined, true, undefined]);
    call.answer();
    expect(await asked).toEqual(good('a'));
    expect([...standOf(query), query.isUnderWay, query.result]).toEqual(['answered', 'a', undefined, false, good('a')]);
  });

  it('keeps the last answer while it is asked again and when that fails; the next answer ends the failure', async () => {
    const query = new StationQuery<Answer>();
    await query.ask(at(good('a')));
    const call = held(bad);
    const asked = query.ask(call.call);
    expect(standOf(query)).toEqual(['asking', 'a', undefined]);
    call.answer();
    await asked;
    expect([...standOf(query), query.result]).toEqual(['failed', 'a', 'unreachable', bad]);
    await query.ask(at(good('b')));
    expect(standOf(query)).toEqual(['answered', 'b', undefined]);
  });

  it('drops it at a failure where that is wanted', async () => {
    const query = new StationQuery<Answer>({ isDroppedByFailure: true });
    await query.ask(at(good('a')));
    await query.ask(at(bad));
    expect(standOf(query)).toEqual(['failed', undefined, 'unreachable']);
  });

  it('that is asked later wins: the one before is aborted, and what it brings does not count', async () => {
    const query = new StationQuery<Answer>();
    const [first, second] = [held(good('first')), held(good('second'))];
    const asked = [query.ask(first.call), query.ask(second.call)];
    expect([first.isAborted(), second.isAborted()]).toEqual([true, false]);
    second.answer();
    expect(await asked[1]).toEqual(good('second'));
    first.answer();
    expect(await asked[0]).toBeUndefined();
    expect(standOf(query)).toEqual(['answered', 'second', undefined]);
  });

  test.each([
    ['unasked', undefined, ['idle', undefined, undefined]],
    ['answered', good('a'), ['answered', 'a', undefined]],
    ['failed', bad, ['failed', undefined, 'unreachable']],
  ])('that is aborted is no failure: it stands as before, %s', async (_, before, stand) => {
    const query = new StationQuery<Answer>();
    if (before !== undefined) await query.ask(at(before));
    for (const end of [held(good('late')), held({ outcome: 'aborted' }), held(bad)]) {
      const asked = query.ask(end.call);
      query.abort();
      expect([end.isAborted(), ...standOf(query), query.isUnderWay]).toEqual([true, ...stand, false]);
      end.answer();
      expect(await asked).toBeUndefined();
      expect(standOf(query)).toEqual(stand);
    }
    await query.ask(at({ outcome: 'aborted' }));
    expect(standOf(query)).toEqual(stand);
  });

  it('whose call throws has failed, and passes the error on; one that was aborted throws nothing', async () => {
    const query = new StationQuery<Answer>();
    const broken = held(bad);
    const asked = query.ask(broken.call);
    broken.fail(new Error('torn'));
    await expect(asked).rejects.toThrow('torn');
    expect([...standOf(query), query.isUnderWay]).toEqual(['failed', undefined, 'failed', false]);
    const aborted = held(bad);
    const given = query.ask(aborted.call);
    query.abort();
    aborted.fail(new Error('aborted'));
    expect(await given).toBeUndefined();
  });

  test.each([good('a'), bad])('ends what is left of its call once it is answered: %o', async (result) => {
    const query = new StationQuery<Answer>();
    const call = held(result);
    const asked = query.ask(call.call);
    expect(call.isAborted()).toBe(false);
    call.answer();
    await asked;
    expect(call.isAborted()).toBe(true);
  });

  it('is forgotten with its answer and what is on its way', async () => {
    const query = new StationQuery<Answer>();
    await query.ask(at(good('a')));
    const call = held(good('b'));
    const asked = query.ask(call.call);
    query.forget();
    call.answer();
    await asked;
    expect([call.isAborted(), ...standOf(query)]).toEqual([true, 'idle', undefined, undefined]);
  });
});

describe('a refresh', () => {
  it('is a question where there was none before', async () => {
    const query = new StationQuery<Answer>();
    const call = held(good('a'));
    const refreshed = query.refresh(call.call);
    expect(query.state).toBe('asking');
    call.answer();
    await refreshed;
    expect(standOf(query)).toEqual(['answered', 'a', undefined]);
  });

  test.each([
    [good('a'), 'answered'],
    [bad, 'failed'],
  ])('leaves the state and the answer until its own has come: %o', async (before, state) => {
    const query = new StationQuery<Answer>();
    await query.ask(at(before));
    const call = held(good('b'));
    const refreshed = query.refresh(call.call);
    expect([query.state, query.isUnderWay]).toEqual([state, true]);
    call.answer();
    await refreshed;
    expect([...standOf(query), query.isUnderWay]).toEqual(['answered', 'b', undefined, false]);
  });

  it('is left out while a call is on its way', async () => {
    const query = new StationQuery<Answer>();
    const [first, second] = [held(good('a')), held(good('b'))];
    const asked = query.ask(first.call);
    await query.refresh(second.call);
    first.answer();
    await asked;
    expect([second.calls(), ...standOf(query)]).toEqual([0, 'answered', 'a', undefined]);
  });

  it('comes once after the call that is on its way, however often it is wanted', async () => {
    const query = new StationQuery<Answer>();
    const [first, second] = [held(good('a')), held(good('b'))];
    const refreshed = query.refresh(first.call, 'again');
    await query.refresh(second.call, 'again');
    await query.refresh(second.call, 'again');
    first.answer();
    while (second.calls() === 0) await Promise.resolve();
    expect([query.isUnderWay, query.answer?.value]).toEqual([true, 'a']);
    second.answer();
    await refreshed;
    expect([second.calls(), query.isUnderWay, ...standOf(query)]).toEqual([1, false, 'answered', 'b', undefined]);
  });

  it('does not come after a call that was aborted', async () => {
    const query = new StationQuery<Answer>();
    const [first, second] = [held(good('a')), held(good('b'))];
    const refreshed = query.refresh(first.call, 'again');
    await query.refresh(second.call, 'again');
    query.abort();
    first.answer();
    await refreshed;
    expect([second.calls(), query.isUnderWay]).toEqual([0, false]);
  });

  it('that says the same leaves the answer that was there', async () => {
    const query = new StationQuery<Answer>({ answer: observableStruct });
    await query.ask(at(good('a')));
    const { answer } = query;
    let seen = 0;
    const stop = autorun(() => {
      void query.answer;
      seen++;
    });
    await query.refresh(at(good('a')));
    expect(query.answer).toBe(answer);
    await query.refresh(at(good('b')));
    expect([query.answer?.value, seen]).toEqual(['b', 2]);
    stop();
  });
});

describe('questions in any order', () => {
  it('end with the last one that was not aborted, and none is on its way then', async () => {
    const step = fc.record({ what: fc.constantFrom('ask', 'refresh', 'abort', 'forget'), isGood: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const query = new StationQuery<Answer>();
        const done: Promise<unknown>[] = [];
        for (const [i, { what, isGood }] of steps.entries()) {
          const call = at(isGood ? good(`${i}`) : bad);
          if (what === 'ask') done.push(query.ask(call));
          else if (what === 'refresh') done.push(query.refresh(call));
          else query[what === 'abort' ? 'abort' : 'forget']();
        }
        await Promise.all(done);
        expect([query.isUnderWay, query.state === 'asking']).toEqual([false, false]);
        const lastEnd = steps.findLastIndex(({ what }) => what === 'abort' || what === 'forget');
        const since = steps.slice(lastEnd + 1);
        const asked = since.findLast(({ what }) => what === 'ask') ?? since.find(({ what }) => what === 'refresh');
        if (asked !== undefined) expect(query.state).toBe(asked.isGood ? 'answered' : 'failed');
        else if (steps[lastEnd]?.what === 'forget' || lastEnd === -1) expect(query.state).toBe('idle');
      }),
    );
  });
});
