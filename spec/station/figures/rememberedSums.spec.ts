import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PlantDay, shiftDay } from '../../../core/time/index.ts';
import { type ChannelSums, dayStep, maxSumSteps, sumsWithin } from '../../../core/totals/index.ts';
import { rememberedSums, sumsMemory } from '../../../station/figures/rememberedSums.ts';

const firstDay: PlantDay = '2026-01-01';
const pressure = 'systemPressureBar@0';

/** Four steps a day; a day of each seven is missing. */
function sumsOf(from: PlantDay, until: PlantDay): ChannelSums {
  const steps: number[] = [];
  for (let day = dayStep(from); day <= dayStep(until); day++) if (day % 7 !== 0) for (let i = 0; i < 4; i++) steps.push(4 * day + i);
  return {
    steps: Float64Array.from(steps),
    sums: Float64Array.from(steps, (step) => step * 2),
    coveredMs: Float64Array.from(steps, () => 1000),
    least: Float32Array.from(steps, (step) => step % 5),
    greatest: Float32Array.from(steps, (step) => 5 + (step % 5)),
  };
}

const within = (sums: ChannelSums, from: PlantDay, until: PlantDay) => sumsWithin(sums, 4 * dayStep(from), 4 * (dayStep(until) + 1));
const daysOf = fc
  .tuple(fc.nat({ max: 900 }), fc.nat({ max: 300 }))
  .map(([first, count]) => [shiftDay(firstDay, first), shiftDay(firstDay, first + count)] as const);

describe('sums of days that were read', () => {
  it('are those of the database, however ranges follow each other, and no day of a piece that was read is read again', () => {
    fc.assert(
      fc.property(fc.array(daysOf, { minLength: 1, maxLength: 8 }), (ranges) => {
        const reads: (readonly [PlantDay, PlantDay])[] = [];
        const read = rememberedSums((_channel, from, until) => {
          reads.push([from, until]);
          return sumsOf(from, until);
        }, sumsMemory());
        for (const [from, until] of ranges) {
          expect(within(read(pressure, from, until), from, until)).toEqual(within(sumsOf(from, until), from, until));
          const before = reads.length;
          read(pressure, from, until);
          expect(reads.length).toBe(before);
        }
      }),
    );
  });

  it('grow by the days that are new', () => {
    const reads: string[] = [];
    const read = rememberedSums((channel, from, until) => {
      reads.push(`${channel} ${from} ${until}`);
      return sumsOf(from, until);
    }, sumsMemory());
    read(pressure, '2026-03-10', '2026-03-20');
    read(pressure, '2026-03-08', '2026-03-22');
    read('volumeFlowM3min@0', '2026-03-10', '2026-03-20');
    read(pressure, '2026-05-01', '2026-05-02');
    expect(reads).toEqual([
      `${pressure} 2026-03-10 2026-03-20`,
      `${pressure} 2026-03-08 2026-03-09`,
      `${pressure} 2026-03-21 2026-03-22`,
      'volumeFlowM3min@0 2026-03-10 2026-03-20',
      `${pressure} 2026-05-01 2026-05-02`,
    ]);
  });

  it('never hold more than a range and as much beside it', () => {
    const read = rememberedSums((_channel, from, until) => sumsOf(from, until), sumsMemory());
    for (let day = firstDay; day < '2036-01-01'; day = shiftDay(day, 300))
      expect(read(pressure, day, shiftDay(day, 310)).steps.length).toBeLessThanOrEqual(2 * maxSumSteps);
    const reads: PlantDay[] = [];
    const large = rememberedSums((_channel, from, until) => {
      reads.push(from);
      return sumsOf(from, until);
    }, sumsMemory());
    large(pressure, '2016-01-01', '2026-01-01');
    large(pressure, '2016-01-01', '2026-01-01');
    expect(reads).toEqual(['2016-01-01', '2016-01-01']);
  });

  it('of all channels and lengths of step share one memory: what was not asked for longest is read again', () => {
    const reads: string[] = [];
    const dayBytes = 4 * (3 * 8 + 2 * 4);
    const memory = sumsMemory(10 * dayBytes);
    const stepped = (step: string) =>
      rememberedSums(
        (channel, from, until) => {
          reads.push(`${step} ${channel}`);
          return sumsOf(from, until);
        },
        memory,
        step,
      );
    const [day, quarter] = [stepped('day'), stepped('quarter')];
    for (const read of [day, quarter, day, quarter]) read(pressure, '2026-03-06', '2026-03-10');
    day('volumeFlowM3min@0', '2026-03-06', '2026-03-10');
    quarter(pressure, '2026-03-06', '2026-03-10');
    day(pressure, '2026-03-06', '2026-03-10');
    expect(reads).toEqual([`day ${pressure}`, `quarter ${pressure}`, 'day volumeFlowM3min@0', `day ${pressure}`]);
  });

  it('are read again when they are forgotten, or could not be read', () => {
    let isThere = false;
    const memory = sumsMemory();
    const remembered = rememberedSums((_channel, from, until) => {
      if (!isThere) throw new Error('disk I/O error');
      return sumsOf(from, until);
    }, memory);
    const read = () => remembered(pressure, '2026-03-10', '2026-03-11').steps.length;
    expect(read).toThrow('disk I/O error');
    isThere = true;
    expect(read()).toBe(8);
    memory.clear();
    isThere = false;
    expect(read).toThrow('disk I/O error');
  });
});
