import { describe, expect, it } from '@jest/globals';
import { quarterHourMs, type QuarterRecords, recordsProblem, recordWidths } from '../../../core/totals/index.ts';

const plantSums = 22;
const machineSums = 24;
const extremes = 4;
/** The greatest reading over a whole quarter hour. */
const maxPart = 32_767 * quarterHourMs;

interface Place {
  readonly slot: number;
  readonly quarter: number;
  readonly at: number;
}

/** Two quarter hours of the plant and of machines 1 and 3. */
function records(): QuarterRecords {
  const slot = (width: number) => ({ sums: new Float64Array(2 * width), extremes: new Float64Array(2 * extremes).fill(-Infinity) });
  return {
    numbers: Float64Array.of(1_977_000, 1_977_004),
    periodsMs: Float64Array.of(2000, 10_000),
    slots: [slot(plantSums), slot(machineSums), undefined, slot(machineSums)],
  };
}

const withSum = ({ slot, quarter, at }: Place, value: number) => {
  const made = records();
  made.slots[slot]!.sums[quarter * (slot === 0 ? plantSums : machineSums) + at] = value;
  return recordsProblem(made);
};
const withExtreme = ({ slot, quarter, at }: Place, value: number) => {
  const made = records();
  made.slots[slot]!.extremes[quarter * extremes + at] = value;
  return recordsProblem(made);
};

const places = (slots: readonly (readonly [slot: number, from: number, until: number])[]) =>
  slots.flatMap(([slot, from, until]) =>
    [0, 1].flatMap((quarter) => Array.from({ length: until - from }, (_, i): Place => ({ slot, quarter, at: from + i }))),
  );
const counted = places([
  [0, 0, 4],
  [3, 0, 9],
]);
const parts = places([
  [0, 4, plantSums],
  [3, 9, machineSums],
]);
const extremePlaces = places([
  [0, 0, extremes],
  [3, 0, extremes],
]);

describe('sums of quarter hours that come from elsewhere', () => {
  it('are possible when they are empty, or as wide as a record of their slot', () => {
    expect([recordWidths(0), recordWidths(1), recordWidths(10)]).toEqual([
      { sums: plantSums, extremes },
      { sums: machineSums, extremes },
      { sums: machineSums, extremes },
    ]);
    expect(recordsProblem(records())).toBeUndefined();
    expect(recordsProblem({ numbers: new Float64Array(0), periodsMs: new Float64Array(0), slots: [] })).toBeUndefined();
  });

  it('have times and counts of 0 up to a quarter hour, in whole numbers', () => {
    for (const place of counted) {
      const named = `slot ${place.slot}, quarter hour ${place.quarter}: expected sum ${place.at} to be a whole number of 0 to 900000`;
      expect([0, 1, quarterHourMs].map((value) => withSum(place, value))).toEqual([undefined, undefined, undefined]);
      expect([-1, 0.5, quarterHourMs + 1, NaN, Infinity].map((value) => withSum(place, value))).toEqual(Array(5).fill(named));
    }
  });

  it('have parts of exact sums of either sign up to the greatest reading all the time', () => {
    for (const place of parts) {
      const named = `slot ${place.slot}, quarter hour ${place.quarter}: expected sum ${place.at} to be within ±${maxPart}`;
      expect([-maxPart, -0.25, maxPart].map((value) => withSum(place, value))).toEqual([undefined, undefined, undefined]);
      expect([-maxPart - 1, maxPart + 1, NaN].map((value) => withSum(place, value))).toEqual([named, named, named]);
    }
  });

  it('have extremes that are readings, or missing', () => {
    for (const place of extremePlaces) {
      const named = `slot ${place.slot}, quarter hour ${place.quarter}: expected extreme ${place.at} to be missing or within ±32767`;
      expect([-Infinity, -32_767, 0, 32_767].map((value) => withExtreme(place, value))).toEqual(Array(4).fill(undefined));
      expect([-32_768, 32_768, NaN, Infinity].map((value) => withExtreme(place, value))).toEqual(Array(4).fill(named));
    }
  });

  it('have states of a machine that take a quarter hour at most together, and times of the plant that are apart', () => {
    const states = (slot: number, quarter: number, of: readonly number[]) => {
      const made = records();
      made.slots[slot]!.sums.set(of, quarter * (slot === 0 ? plantSums : machineSums));
      return recordsProblem(made);
    };
    for (const slot of [1, 3]) {
      expect(states(slot, 1, [400_000, 300_000, 150_000, 50_000])).toBeUndefined();
      for (const extra of [0, 1, 2, 3]) {
        const of = [400_000, 300_000, 150_000, 50_000].map((ms, i) => (i === extra ? ms + 1 : ms));
        expect(states(slot, 1, of)).toBe(`slot ${slot}, quarter hour 1: expected the states to take a quarter hour at most`);
      }
    }
    expect(states(3, 1, [quarterHourMs, 0, 0, 0, quarterHourMs])).toBeUndefined();
    expect(states(0, 1, [quarterHourMs, quarterHourMs, quarterHourMs, quarterHourMs])).toBeUndefined();
  });

  it.each<[string, Partial<QuarterRecords>, string | undefined]>([
    ['a period is missing', { periodsMs: Float64Array.of(2000) }, 'expected a period for each of 2 quarter hours'],
    ['a slot too many', { slots: Array(12).fill(undefined) }, 'expected at most 11 slots'],
    ['as many slots as there are', { slots: Array(11).fill(undefined) }, undefined],
    ['a quarter hour twice', { numbers: Float64Array.of(5, 5) }, 'quarter hour 1: expected whole numbers that ascend'],
    ['one that goes back', { numbers: Float64Array.of(5, 4) }, 'quarter hour 1: expected whole numbers that ascend'],
    ['one that follows', { numbers: Float64Array.of(5, 6) }, undefined],
    ['half of one', { numbers: Float64Array.of(4.5, 5) }, 'quarter hour 0: expected whole numbers that ascend'],
    ['before 1970', { numbers: Float64Array.of(-2, -1) }, undefined],
    ['periods at their ends', { periodsMs: Float64Array.of(1, 3_600_000) }, undefined],
    ['no period', { periodsMs: Float64Array.of(2000, 0) }, 'quarter hour 1: expected a period of 1 to 3600000 ms'],
    ['too long a period', { periodsMs: Float64Array.of(3_600_001, 2000) }, 'quarter hour 0: expected a period of 1 to 3600000 ms'],
    ['a period in parts of ms', { periodsMs: Float64Array.of(1.5, 2000) }, 'quarter hour 0: expected a period of 1 to 3600000 ms'],
  ])('are looked at for %s', (_, part, problem) => {
    expect(recordsProblem({ ...records(), ...part })).toBe(problem);
  });

  it.each([
    [plantSums * 2 - 1, extremes * 2],
    [plantSums * 2 + 1, extremes * 2],
    [plantSums * 2, extremes * 2 - 1],
    [plantSums * 2, extremes * 2 + 1],
  ])('are refused with %i sums and %i extremes for two quarter hours of the plant', (sums, count) => {
    const slots = [{ sums: new Float64Array(sums), extremes: new Float64Array(count).fill(-Infinity) }];
    expect(recordsProblem({ ...records(), slots })).toBe('slot 0: expected 22 sums and 4 extremes for each of 2 quarter hours');
  });
});
