import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  answersIn,
  askedItems,
  describedItems,
  elektronikonModels,
  elektronikonReadings,
  labelsIn,
  maxItems,
  placedPoints,
  questionOf,
  statusOf,
} from '../../../../core/field/index.ts';
import { statusBit } from '../../../../core/compressor/index.ts';
import { described, type ElektronikonMachine, elektronikonMachine, high } from './elektronikonMachine.ts';

const [first, second] = elektronikonModels;

/** What is read of a machine, as the door asks it. */
function read(machine: ElektronikonMachine, model = first!) {
  const ask = (items: Parameters<typeof questionOf>[0]) => answersIn(machine.answer(questionOf(items)), items.length)!;
  const placed = placedPoints(model.points, ask(describedItems(model.points)), labelsIn(machine.labels ?? ''));
  return elektronikonReadings(placed, ask(askedItems(placed)), 5000);
}
const changed = (items: Readonly<Record<string, number | undefined>>, labels?: string | null) => {
  const machine = elektronikonMachine();
  for (const [item, bits] of Object.entries(items)) {
    if (bits === undefined) machine.items.delete(item);
    else machine.items.set(item, bits);
  }
  if (labels !== undefined) machine.labels = labels ?? undefined;
  return machine;
};
const missing = (kind: string) => expect.objectContaining({ value: undefined, raw: undefined, missing: { kind } });

describe('a question to an Elektronikon', () => {
  it('has four digits of the index and two of the subindex of each item', () => {
    expect(
      questionOf([
        [0x3003, 1],
        [0x300e, 0x18],
      ]),
    ).toBe('QUESTION=300301300e18');
  });

  it('asks once a connection for the descriptions of all 128 inputs, and of its counters and its drive', () => {
    const items = describedItems(first!.points).map(([index, subindex]) => `${index.toString(16)}.${subindex}`);
    expect([items[0], items[1], items[127]]).toEqual(['2010.1', '2011.1', '208f.1']);
    expect(items.slice(128)).toEqual(['2607.1', '2607.3', '2607.4', '2607.12', '2681.1']);
  });

  it('never asks for more than a thousand items at once', () => {
    for (const { points } of elektronikonModels) expect(describedItems(points).length).toBeLessThan(maxItems);
  });
});

describe('an answer of an Elektronikon', () => {
  it('[FIELD-3] has eight digits an item, or an X for what is not there, which is never 0', () => {
    expect(answersIn('00010080X08e15998XX00000000\r\n', 6)).toEqual([0x10080, undefined, 148_986_264, undefined, undefined, 0]);
  });

  test.each(['', '0001008', '00010080', 'X', 'XXX', '000100800001008G', '<html>', '00010080X0', 'Y00010080X'])(
    '%j is none to two items',
    (text) => {
      expect(answersIn(text, 2)).toBeUndefined();
    },
  );

  it('is as many items as were asked for, or none, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'X0aF \n<') }), fc.nat(5), (text, count) => {
        const answers = answersIn(text, count);
        return answers === undefined || (answers.length === count && answers.every((bits) => bits === undefined || bits >= 0));
      }),
    );
  });
});

describe('what an Elektronikon says', () => {
  it('[FIELD-9] is read in base units', () => {
    const readings = read(elektronikonMachine());
    expect(Object.fromEntries(Object.entries(readings).map(([key, { value }]) => [key, value]))).toEqual({
      linePressure: 7.12,
      outletTemperature: 78.3,
      state: 28,
      runningTime: 148_986_264 / 3600,
      starts: 140_342,
      loadCycles: 4_582_836,
      volume: 4_123_000,
      serviceRunningTime: 1000,
      speed: 2950,
      speedTarget: 3000,
      current: 31,
      flowRatio: 0.64,
    });
    expect(readings['linePressure']).toEqual({ value: 7.12, raw: 7120, words: [7120, 0x80], readAtMs: 5000 });
  });

  it('is found by the name that the machine gives its inputs, wherever they are', () => {
    // As GA15VS23A: the temperature of the controller stands where others have the outlet pressure.
    const vsd = changed({
      '2010.01': described(103, 1),
      '2012.01': undefined,
      '2033.01': described(100, 0),
      '2039.01': described(101, 1),
      '3002.01': high(352),
      '3002.24': high(8015),
      '3002.2A': high(811),
    });
    expect(read(vsd)).toMatchObject({ linePressure: { value: 8.015 }, outletTemperature: { value: 81.1 } });
  });

  it('[FIELD-3] is missing where the machine has no input of that name, even if there is one at the usual place', () => {
    const unnamed = changed({ '2010.01': described(999, 0) });
    expect(read(unnamed)).toMatchObject({ linePressure: missing('unavailable'), outletTemperature: { value: 78.3 } });
  });

  it('[FIELD-3] is taken from the usual place without a list of names, if what stands there is of the right kind', () => {
    expect(read(changed({}, null))).toMatchObject({ linePressure: { value: 7.12 }, outletTemperature: { value: 78.3 } });
    const other = changed({ '2010.01': described(103, 1), '3002.01': high(352) }, '<html>Not Found</html>');
    expect(read(other)).toMatchObject({ linePressure: missing('unavailable'), outletTemperature: { value: 78.3 } });
  });

  it('has the step that the kind of its input says', () => {
    expect(read(changed({ '2010.01': described(100, 9), '3002.01': high(712) }))['linePressure']!.value).toBe(7.12);
  });

  it('may be below zero', () => {
    expect(read(changed({ '3002.01': high(-6), '3002.03': high(-35) }))).toMatchObject({
      linePressure: { value: -0.006 },
      outletTemperature: { value: -3.5 },
    });
  });

  test.each(['3002.01', '3001.08', '3007.01', '3007.0C', '3021.01', '3009.06'])(
    '[FIELD-3] of %s is missing where it is not there',
    (item) => {
      const keys = { '3002.01': 'linePressure', '3001.08': 'state', '3007.01': 'runningTime', '3007.0C': 'volume', '3021.01': 'speed' };
      const key = (keys as Record<string, string>)[item] ?? 'serviceRunningTime';
      expect(read(changed({ [item]: undefined }))[key]).toEqual(missing('unavailable'));
    },
  );

  it('[FIELD-3] is missing altogether where there is nothing', () => {
    const nothing = { ...elektronikonMachine(), items: new Map() };
    nothing.answer = (form) => 'X'.repeat((form.length - 'QUESTION='.length) / 6);
    expect(Object.values(read(nothing))).toEqual(first!.points.map(() => missing('unavailable')));
  });

  it('[FIELD-3] is missing where a counter counts something else than usual, or is switched off', () => {
    const others = changed({ '2607.0C': described(203, 0), '2607.03': described(201, 1, 0), '2681.01': undefined });
    expect(read(others)).toMatchObject({
      volume: missing('unavailable'),
      starts: missing('unavailable'),
      speed: missing('unavailable'),
      runningTime: { value: 148_986_264 / 3600 },
    });
  });

  test.each([0, 6, 105, 117, 4711])('[FIELD-3] in state %d is unknown, not off', (state) => {
    expect(read(changed({ '3001.08': state }))['state']).toEqual(missing('noCase'));
  });

  test.each([
    [3, 0],
    [5, statusBit.on],
    [16, statusBit.on | statusBit.running | statusBit.starting],
    [18, statusBit.on | statusBit.running],
    [28, statusBit.on | statusBit.running | statusBit.loaded],
  ])('[FIELD-9] in state %d is a machine with the status %d', (state, status) => {
    const readings = read(changed({ '3001.08': state }));
    expect(statusOf(first!.states!, (key) => readings[key]?.raw)).toBe(status);
  });

  test.each([
    ['linePressure', '2010.01', described(100, 9), '3002.01', 0.01, -1, 40],
    ['outletTemperature', '2012.01', described(101, 1), '3002.03', 0.1, -40, 250],
  ] as const)('[FIELD-3] has a %s only within its limits', (key, place, description, item, step, low, highest) => {
    const at = (value: number) => read(changed({ [place]: description, [item]: high(Math.round(value / step)) }))[key]!;
    expect([at(low).value, at(highest).value]).toEqual([low, highest]);
    expect([at(low - step), at(highest + step)].map(({ missing: why }) => why?.kind)).toEqual(['outOfRange', 'outOfRange']);
  });

  it('[FIELD-3] has a share of flow from 0 to 100 % and none beyond', () => {
    const share = (value: number, model: typeof first) =>
      read(changed({ '3021.0A': (value << 16) >>> 0, '3021.05': value }), model)['flowRatio']!;
    for (const model of [first, second]) {
      expect([share(0, model).value, share(100, model).value]).toEqual([0, 1]);
      expect(share(101, model).missing?.kind).toBe('outOfRange');
    }
  });

  it('[FIELD-4] counts in 32 bits, its volume in so many as nobody knows', () => {
    const bits = Object.fromEntries(first!.points.filter(({ counter }) => counter).map(({ key, counter }) => [key, counter!.bits]));
    expect(bits).toEqual({ runningTime: 32, starts: 32, loadCycles: 32, volume: undefined });
  });

  it('has current and flow the other way round in the second variant', () => {
    const vsd = changed({ '3021.05': 64, '3021.0A': high(31) });
    expect(read(vsd, second)).toMatchObject({ current: { value: 31 }, flowRatio: { value: 0.64 } });
  });
});
