import { describe, expect, it } from '@jest/globals';
import type { WhatIfAnswer, WhatIfAsked } from '../../core/ports/index.ts';
import { msPerDay } from '../../core/time/index.ts';
import { knownDays, knownRange } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const { fromMs, untilMs } = knownRange;
const asked: WhatIfAsked = { range: knownRange, change: { band: { lowBar: 6.3, highBar: 6.8 } }, limitBar: 6 };

/** What every source of replays does. */
export function whatIfContract({ station, tokenOf }: Reached): void {
  const begin = async (of: WhatIfAsked) => station().whatIfs.begin(of, await tokenOf('demo'));
  const begun = async (of: WhatIfAsked): Promise<string> => {
    const answer = await begin(of);
    if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
    return answer.value;
  };
  const stateOf = async (id: string) => station().whatIfs.read(id, await tokenOf('demo'));
  /** With all that is recorded: a station may still be evaluating. */
  const answerTo = async (of: WhatIfAsked): Promise<WhatIfAnswer> => {
    for (let id = await begun(of); ;) {
      const read = await stateOf(id);
      if (read.outcome !== 'succeeded') throw new Error(read.outcome);
      if (read.value.state === 'failed') throw new Error('failed');
      if (read.value.state === 'running') continue;
      if (read.value.answer.evaluatedDays === read.value.answer.recordedDays) return read.value.answer;
      id = await begun(of);
    }
  };

  describe('replays', () => {
    it('of too few days are none, and say how many there are', async () => {
      const answer = await answerTo(asked);
      expect(answer).toEqual({
        whatIf: { kind: 'none', reason: 'tooFewDays', days: knownDays.length },
        recordedDays: knownDays.length,
        evaluatedDays: knownDays.length,
        exchangedOn: undefined,
      });
    });

    it('are none where nothing was recorded', async () => {
      const { whatIf, recordedDays } = await answerTo({
        ...asked,
        range: { fromMs: fromMs - 20 * msPerDay, untilMs: fromMs - 10 * msPerDay },
      });
      expect([whatIf, recordedDays]).toEqual([{ kind: 'none', reason: 'tooFewDays', days: 0 }, 0]);
    });

    it('are forgotten when they are ended', async () => {
      const id = await begun(asked);
      expect(await station().whatIfs.cancel(id, await tokenOf('demo'))).toEqual({ outcome: 'succeeded' });
      expect(await stateOf(id)).toEqual({ outcome: 'refused' });
      expect(await station().whatIfs.cancel(id, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });

    const sheet = { slot: 3, pressureBar: 7, flowM3min: 16, powerKW: 96, noLoadPowerKW: 30, points: [] };
    it.each<readonly [string, WhatIfAsked]>([
      ['a reversed range', { ...asked, range: { fromMs: untilMs, untilMs: fromMs } }],
      ['a band upside down', { ...asked, change: { band: { lowBar: 7, highBar: 6.5 } } }],
      ['an order that names a machine twice', { ...asked, change: { order: [1, 2, 1] } }],
      ['a machine that there can not be', { ...asked, change: { machines: [{ ...sheet, slot: 11 }] } }],
      ['no receiver', { ...asked, change: { volumeM3: 0 } }],
    ])('are refused for %s', async (_, of) => {
      expect(await begin(of)).toEqual({ outcome: 'refused' });
    });
  });
}
