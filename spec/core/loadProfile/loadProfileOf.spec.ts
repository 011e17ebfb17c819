import { describe, expect, it } from '@jest/globals';
import { loadProfileOf, pressureOf, profileChannels, profileSums } from '../../../core/loadProfile/index.ts';
import { plantChannel, compressorChannel } from '../../../core/samples/index.ts';
import { type ChannelSums, quarterHourMs, stateShare, type SummedChannel } from '../../../core/totals/index.ts';
import { sumsOf } from './sums.ts';

const flow = plantChannel('volumeFlowM3min');
const pressure = plantChannel('systemPressureBar');
const question = { of: 'flow', band: { low: 6.5, high: undefined }, holidays: new Set(['1970-01-02']), zone: 'UTC' } as const;
/** A Thursday and a Friday. */
const twoDays = Array.from({ length: 192 }, (_, i) => 1 + i);

describe('a load profile', () => {
  it('has its known time, what lies below its curve, and the curve at 400 even shares', () => {
    const { duration, days, calendar, types, pressure: quality } = loadProfileOf(new Map([[flow, sumsOf(0, twoDays)]]), question);
    expect([duration.hours, duration.area, duration.points.length]).toEqual([48, (192 * 193) / 2 / 4, 401]);
    expect([0, 200, 400].map((i) => duration.points[i])).toEqual([192, 97, 1]);
    expect(days.map(({ day }) => day)).toEqual(['1970-01-01', '1970-01-02']);
    expect(calendar.map(({ id, hours }) => [id, hours[0], hours[23]])).toEqual([
      ['workdays', 2.5, 94.5],
      ['holiday', 98.5, 190.5],
    ]);
    expect([types, quality]).toEqual([{ kind: 'none', reason: 'fewDays', days: 2 }, undefined]);
  });

  it('has the machines that were on load while the pressure was low, the first and the last too', () => {
    const found = new Map<SummedChannel, ChannelSums>([
      [pressure, sumsOf(0, [7, 6, 6, 7])],
      [stateShare('load', 1), sumsOf(0, [0, 0.5, 0, 0])],
      [stateShare('load', 7), sumsOf(0, [1, 0, 0, 1])],
      [stateShare('load', 10), sumsOf(0, [1, 1, 1, 1])],
    ]);
    expect(pressureOf(found, question.band)?.low).toEqual([{ fromMs: quarterHourMs, untilMs: 3 * quarterHourMs, least: 6, ran: [1, 10] }]);
  });

  it('needs what it is of, the pressure and the load of each machine, each once', () => {
    const loads = Array.from({ length: 10 }, (_, i) => stateShare('load', i + 1));
    expect(profileChannels('pressure')).toEqual([pressure, ...loads]);
    const powers = Array.from({ length: 10 }, (_, i) => compressorChannel('electricalPowerKW', i + 1));
    expect(profileChannels('power')).toEqual([...powers, ...loads, pressure]);
  });

  it('of a ratio weighs each quarter hour with the time in which both of its sides are known', () => {
    const covered = (means: readonly number[], shares: readonly number[], fromStep: number): ChannelSums => {
      const whole = sumsOf(fromStep * quarterHourMs, means);
      return { ...whole, sums: whole.sums.map((sum, i) => sum * shares[i]!), coveredMs: whole.coveredMs.map((ms, i) => ms * shares[i]!) };
    };
    const { steps, sums, weights, coveredMs } = profileSums(
      'specificPower',
      new Map<SummedChannel, ChannelSums>([
        [compressorChannel('electricalPowerKW', 2), covered([60, 50, 40, 30], [1, 0.5, 0.25, 1], 2)],
        [plantChannel('deliveryVolumeM3min'), covered([7, 7, 10, 8, 0, 6], [1, 1, 0.5, 1, 1, 0.75], 0)],
      ]),
    );
    expect(Array.from(steps)).toEqual([2, 3, 5]);
    expect([sums, weights, coveredMs].map((each) => Array.from(each, (value) => value / quarterHourMs))).toEqual([
      [30, 25, 22.5],
      [5, 4, 4.5],
      [0.5, 0.5, 0.75],
    ]);
  });
});
