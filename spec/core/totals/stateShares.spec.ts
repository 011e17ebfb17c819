import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { isStateShare, sharedStates, stateShare, stateShares, sumChannels, totalsOf, wholeSum } from '../../../core/totals/index.ts';
import { load, logPeriodS, plantLog } from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

const logged = [3, 8, 10] as const;

describe('the shares of states', () => {
  it('are three of each of the ten machines, by machine, and no other channel is one', () => {
    expect(stateShares).toHaveLength(30);
    expect([stateShares[0], stateShares[4], stateShares[29]]).toEqual(['load@1', 'noLoad@2', 'error@10']);
    expect(stateShares.every(isStateShare)).toBe(true);
    expect([plantChannel('loadRatio'), compressorChannel('status', 1)].some(isStateShare)).toBe(false);
  });

  it('take the time that the totals have of the state, out of the time that is known', () => {
    fc.assert(
      fc.property(plantLog, (table) => {
        const sums = sumChannels(table, logPeriodS);
        const { machines } = totalsOf(table, { fromMs: 0, untilMs: 1e10 }, logPeriodS);
        for (const slot of logged) {
          const { loadS, noLoadS, offS, errorS } = machines[slot - 1]!;
          const knownS = loadS + noLoadS + offS + errorS;
          const wholes = sharedStates.map((state) => sums.get(stateShare(state, slot))).map((of) => of && wholeSum(of));
          const ms = (seconds: number) => Math.round(seconds * 1000);
          const expected = [loadS, noLoadS, errorS].map((s) => (knownS === 0 ? undefined : [ms(s), ms(knownS)]));
          expect(wholes.map((of) => of && [of.sum, of.coveredMs])).toEqual(expected);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are those of machines that are there, and of the last slot too', () => {
    const table = tableOf([0, 2000, 4000], {
      [compressorChannel('technology', 1)]: [0, 0, 0],
      [compressorChannel('status', 1)]: [load, load, load],
      [compressorChannel('technology', 10)]: [0, 2, NaN],
      [compressorChannel('status', 10)]: [load, load, load],
    });
    const sums = sumChannels(table, 2);
    expect([...sums.keys()]).toEqual(['load@10', 'noLoad@10', 'error@10']);
    expect(wholeSum(sums.get('load@10')!)).toEqual({ sum: 4000, coveredMs: 4000, least: 1, greatest: 1 });
    expect(wholeSum(sums.get('error@10')!)).toEqual({ sum: 0, coveredMs: 4000, least: 0, greatest: 0 });
  });

  it('are those of the rows that count', () => {
    const table = tableOf([0, 2000, 4000], { [compressorChannel('status', 2)]: [NaN, NaN, load] });
    expect([...sumChannels({ ...table, length: 2 }, 2).keys()]).toEqual([]);
    expect([...sumChannels(table, 2).keys()]).toEqual(['load@2', 'noLoad@2', 'error@2']);
  });
});
