import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayHours, profileSums } from '../../../core/loadProfile/index.ts';
import { entriesOf } from '../../../core/records/index.ts';
import type { ChannelSums, SummedChannel } from '../../../core/totals/index.ts';
import { sumsOf } from './sums.ts';

const of = (channels: Readonly<Partial<Record<SummedChannel, readonly number[]>>>) =>
  new Map<SummedChannel, ChannelSums>(
    entriesOf(channels as Readonly<Record<SummedChannel, readonly number[]>>).map(([channel, means]) => [channel, sumsOf(0, means)]),
  );
const midnight = (means: readonly number[], channel: 'electricalPowerKW@1' | 'deliveryVolumeM3min@0') => of({ [channel]: means });

describe('the quarter hours of a profile', () => {
  it('of specific power are a ratio of sums: 10 kW for 2 m3/min and 50 for 8 come to 6 in their hour, not to 5.625', () => {
    const found = new Map([...midnight([10, 10, 50, 50], 'electricalPowerKW@1'), ...midnight([2, 2, 8, 8], 'deliveryVolumeM3min@0')]);
    const sums = profileSums('specificPower', found);
    expect(Array.from(sums.sums, (sum, i) => sum / sums.weights[i]!)).toEqual([5, 5, 6.25, 6.25]);
    expect(dayHours(sums, 'UTC')[0]!.means[0]).toBe(6);
  });

  it('of no-load are its share of the time that machines ran, and none where none did', () => {
    const found = of({ 'noLoad@1': [0.5, 0, 0, 0], 'load@1': [0.5, 1, 0, 0], 'noLoad@2': [0, 0, 0, 0.2], 'load@2': [1, 1, 0, 0] });
    const { steps, sums, weights } = profileSums('noLoadShare', found);
    expect(Array.from(steps, (step, i) => [step, sums[i]! / weights[i]!])).toEqual([
      [0, 0.25],
      [1, 0],
      [3, 1],
    ]);
  });

  it('of the power are added up where all machines that ever had a value have one', () => {
    const found = of({ 'electricalPowerKW@1': [1, 2, NaN, 4], 'electricalPowerKW@3': [10, NaN, 30, 40] });
    const { steps, sums, coveredMs } = profileSums('power', found);
    expect(Array.from(steps, (step, i) => [step, sums[i]! / coveredMs[i]!])).toEqual([
      [0, 11],
      [3, 44],
    ]);
  });

  it('of the power are not cut by a machine that is added, or taken away, and are by one that runs without a known power', () => {
    const powers = { 'electricalPowerKW@1': [1, 2, 3, 4], 'electricalPowerKW@3': [NaN, 20, 30, NaN] };
    const meansOf = (channels: Parameters<typeof of>[0]) => {
      const { steps, sums, coveredMs } = profileSums('power', of(channels));
      return Array.from(steps, (step, i) => [step, sums[i]! / coveredMs[i]!]);
    };
    const there = [
      [1, 22],
      [2, 33],
    ];
    expect(meansOf(powers)).toEqual([[0, 1], ...there, [3, 4]]);
    expect(meansOf({ ...powers, 'load@3': [NaN, 1, 1, 0.5] })).toEqual([[0, 1], ...there]);
  });

  it('of a ratio do not change when both of its sides double', () => {
    const means = fc.array(fc.double({ min: 0.1, max: 100, noNaN: true }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(means, means, (power, flow) => {
        const ratio = (times: number) => {
          const { sums, weights } = profileSums(
            'specificPower',
            new Map([
              ...midnight(
                power.map((each) => each * times),
                'electricalPowerKW@1',
              ),
              ...midnight(
                flow.map((each) => each * times),
                'deliveryVolumeM3min@0',
              ),
            ]),
          );
          return Array.from(sums, (sum, i) => sum / weights[i]!);
        };
        expect(ratio(2)).toEqual(ratio(1));
      }),
    );
  });

  it('without a channel are none', () => {
    expect(profileSums('specificPower', midnight([1, 2], 'electricalPowerKW@1')).steps).toHaveLength(0);
    expect(profileSums('flow', new Map()).steps).toHaveLength(0);
  });
});
