import { describe, expect, it, test } from '@jest/globals';
import { emptySlot } from '../../../../core/compressor/index.ts';
import {
  type FieldCheckName,
  fieldCheckNames,
  fieldChecks,
  type FieldMachine,
  type Observation,
  type Serves,
} from '../../../../core/field/index.ts';

const rated = { flowM3min: 5, loadKW: 30, noLoadKW: 8, pressureBar: 7 };
const machine = (slot: number): FieldMachine => ({ slot, name: `K${slot}`, technology: 1, rated });
const states = { off: 0, ready: 1, noLoad: 3, load: 7, starting: 259 } as const;
type State = keyof typeof states;

/** The station with K1 and K2 in a state. */
const plant = (first: State | undefined, second: State | undefined = first, more: object = {}): NonNullable<Observation['plant']> => {
  const at = (slot: number, state: State | undefined) => ({
    ...emptySlot(slot),
    status: state === undefined ? undefined : states[state],
    electricalPowerKW: 30,
    deliveryVolumeM3min: 5,
  });
  return {
    master: { systemPressureBar: 7, ...more } as NonNullable<Observation['plant']>['master'],
    compressors: [at(1, first), at(2, second), ...Array.from({ length: 8 }, (_, i) => emptySlot(i + 3))],
  };
};

const controller: readonly Serves[] = [{ compressor: 1 }];
const meter: readonly Serves[] = [{ powerOf: [1] }];
const receiver: readonly Serves[] = [{ input: 'RECEIVER_PRESS', point: 'in1' }];
type Values = Observation['values'];

/** A device that says the same for so many seconds, every 2 s. */
const said = (seconds: number, state: State | undefined, values: (i: number) => Values, fromS = 0): readonly Observation[] =>
  Array.from({ length: seconds / 2 + 1 }, (_, i) => ({ atMs: (fromS + 2 * i) * 1000, values: values(i), plant: plant(state) }));

const checksOf = (serves: readonly Serves[], observations: readonly Observation[], machines = [machine(1), machine(2)]) =>
  new Map(fieldChecks({ serves, machines, observations }).map((check) => [check.name, check]));
const outcomeOf = (name: FieldCheckName, serves: readonly Serves[], observations: readonly Observation[], machines?: FieldMachine[]) =>
  checksOf(serves, observations, machines).get(name)?.outcome;

const limitCases: readonly (readonly [
  FieldCheckName,
  string,
  readonly Serves[],
  State | undefined,
  (figure: number) => Values,
  low: number | undefined,
  high: number | undefined,
  unit: number,
])[] = [
  ['linePressure', 'bar', controller, 'load', (linePressure) => ({ linePressure }), -0.2, 16, 1],
  ['linePressureToSystem', 'bar from the system', controller, 'load', (over) => ({ linePressure: 7 + over }), -2, 2, 1],
  ['pressure', 'bar', [{ systemPressure: 'pressure' }], undefined, (pressure) => ({ pressure }), -0.2, 16, 1],
  ['pressure', 'bar, of an input of a module', receiver, undefined, (in1) => ({ in1 }), -0.2, 16, 1],
  ['pressureToSystem', 'bar from the system', receiver, undefined, (over) => ({ in1: 7 + over }), -2, 2, 1],
  ['powerOnLoad', 'of the rated power', meter, 'load', (share) => ({ power: 30 * share }), 0.3, 1.3, 1],
  ['powerWithoutLoad', 'of the rated power', meter, 'noLoad', (share) => ({ power: 30 * share }), undefined, 0.6, 1],
  ['powerAtStandstill', 'of the rated power', meter, 'ready', (share) => ({ power: 30 * share }), undefined, 0.05, 1],
  ['powerSign', 'kW', meter, 'ready', (power) => ({ power }), -0.1, undefined, 1],
  ['loadedWithinRunning', 'h', controller, 'load', (rest) => ({ runningTime: 1000, loadedTime: 1000 - rest }), 0, undefined, 1],
  ['flow', 'of the rated flow', [{ flowOf: [1] }], 'load', (share) => ({ flow: 5 * share }), undefined, 1.2, 1],
  ['flowAtStandstill', 'of the rated flow', [{ flowOf: [1] }], 'off', (share) => ({ flow: 5 * share }), undefined, 0.05, 1],
  ['specificPower', 'kW/(m3/min)', controller, 'load', (specific) => ({ power: 5 * specific, deliveryFlow: 5 }), 4.7, 12, 1],
  ['dewPoint', 'degC', [{ input: 'DEW_POINT', point: 'dewPoint' }], undefined, (dewPoint) => ({ dewPoint }), -80, 40, 1],
];

describe('the checks of a device', () => {
  test.each(limitCases)(
    '[FIELD-6] %s: passed within its limits, failed beyond them, in %s',
    (name, _, serves, state, values, low, high) => {
      const check = (figure: number) =>
        checksOf(
          serves,
          said(20, state, () => values(figure)),
        ).get(name)!;
      const outcomes = (figure: number) => check(figure).outcome;
      for (const [limit, sign] of [
        [low, -1],
        [high, 1],
      ] as const) {
        if (limit === undefined) continue;
        expect(outcomes(limit - sign * 1e-6)).toBe('passed');
        expect(outcomes(limit + sign * 1e-6)).toBe('failed');
      }
      const within = ((low ?? high! - 1) + (high ?? low! + 1)) / 2;
      expect(check(within)).toMatchObject({ low, high, outcome: 'passed' });
      expect(check(within).figure).toBeCloseTo(within, 9);
    },
  );

  it('[FIELD-6] count a limit itself as within', () => {
    const hours = said(20, 'load', () => ({ runningTime: 1000, loadedTime: 1000 }));
    expect(checksOf(controller, hours).get('loadedWithinRunning')).toMatchObject({ figure: 0, outcome: 'passed' });
    const moving = said(600, 'load', (i) => ({ linePressure: 7 + i / 1000 }));
    expect(checksOf(controller, moving).get('moves')).toMatchObject({ figure: 0, outcome: 'passed' });
  });

  it('[FIELD-6] are not seen yet while the machine was not in the state that they are about', () => {
    const running = said(20, 'load', () => ({ power: 30, linePressure: 7 }));
    expect(outcomeOf('powerWithoutLoad', meter, running)).toBe('notSeenYet');
    expect(outcomeOf('powerAtStandstill', meter, running)).toBe('notSeenYet');
    expect(checksOf(meter, running).get('powerAtStandstill')).toEqual({
      name: 'powerAtStandstill',
      outcome: 'notSeenYet',
      figure: undefined,
      low: undefined,
      high: 0.05,
    });
    expect(
      outcomeOf(
        'linePressureToSystem',
        controller,
        said(20, 'noLoad', () => ({ linePressure: 0 })),
      ),
    ).toBe('notSeenYet');
    expect(
      outcomeOf(
        'powerOnLoad',
        meter,
        said(20, undefined, () => ({ power: 30 })),
      ),
    ).toBe('notSeenYet');
    expect(
      outcomeOf(
        'powerOnLoad',
        meter,
        said(20, 'starting', () => ({ power: 30 })),
      ),
    ).toBe('notSeenYet');
  });

  it('do not apply where the device has no such value, and are named in one order', () => {
    expect([
      ...checksOf(
        meter,
        said(20, 'load', () => ({ power: 30 })),
      ).keys(),
    ]).toEqual(['powerOnLoad', 'powerWithoutLoad', 'powerAtStandstill', 'powerSign', 'specificPower', 'moves']);
    expect(checksOf(controller, []).size).toBe(0);
    const all = said(20, 'load', () => ({
      linePressure: 7,
      pressure: 7,
      power: 30,
      energy: 1,
      runningTime: 1,
      loadedTime: 1,
      deliveryFlow: 5,
      dewPoint: 3,
    })).map((each) => ({ ...each, steps: { energy: 0.1 } }));
    expect([...checksOf(controller, all).keys()]).toEqual([...fieldCheckNames]);
    expect(
      outcomeOf(
        'flowAtStandstill',
        [{ networkFlow: true }],
        said(20, 'ready', () => ({ flow: 3 })),
      ),
    ).toBeUndefined();
  });

  it('[FIELD-6] of several pressures look at the worst, whatever their points are called', () => {
    const two: readonly Serves[] = [...receiver, { systemPressure: 'in2' }, { input: 'HALL', point: 'in3' }];
    const values = () => ({ in1: 7.1, in2: 70, in3: 400 });
    expect(checksOf(two, said(20, undefined, values)).get('pressure')).toMatchObject({ outcome: 'failed', figure: 70 });
    expect(checksOf(two, said(20, undefined, values)).get('pressureToSystem')).toMatchObject({ outcome: 'failed', figure: 63 });
    expect(
      outcomeOf(
        'pressure',
        controller,
        said(20, 'load', () => ({ linePressure: 70 })),
      ),
    ).toBeUndefined();
  });

  it('are not confused by one odd value: what a state is about is its median', () => {
    const odd = said(20, 'load', (i) => ({ power: i === 3 ? 400 : 30 }));
    expect(outcomeOf('powerOnLoad', meter, odd)).toBe('passed');
  });

  it('take a controller’s own state before the station’s', () => {
    const own = said(20, 'load', () => ({ power: 0 })).map((each) => ({ ...each, status: states.ready }));
    expect(checksOf(controller, own).get('powerAtStandstill')).toMatchObject({ outcome: 'passed', figure: 0 });
    expect(outcomeOf('powerOnLoad', controller, own)).toBe('notSeenYet');
  });

  it('of one meter for two machines need both in the state, and both their rated powers', () => {
    const both = (second: State) => [{ atMs: 0, values: { power: 48 }, plant: plant('load', second) }];
    const two: readonly Serves[] = [{ powerOf: [1, 2] }];
    expect(checksOf(two, both('load')).get('powerOnLoad')).toMatchObject({ figure: 0.8 });
    expect(outcomeOf('powerOnLoad', two, both('noLoad'))).toBe('notSeenYet');
    expect(outcomeOf('powerOnLoad', two, both('load'), [machine(1), { slot: 2, name: 'K2', technology: 1 }])).toBe('notSeenYet');
    expect(checksOf([{ stationPower: true }], both('load')).get('powerOnLoad')).toMatchObject({ figure: 0.8 });
  });

  it('take what the device does not measure itself from the station: a meter’s specific power', () => {
    expect(
      checksOf(
        meter,
        said(20, 'load', () => ({ power: 33 })),
      ).get('specificPower'),
    ).toMatchObject({ figure: 6.6, outcome: 'passed' });
    expect(
      checksOf(
        [{ flowOf: [1] }],
        said(20, 'load', () => ({ flow: 50 })),
      ).get('specificPower'),
    ).toMatchObject({ figure: 0.6, outcome: 'failed' });
  });
});

describe('a counter beside the summed power', () => {
  /** 30 kW for so many seconds, with a counter in steps. */
  const counting = (seconds: number, factor: number, stepKWh: number) =>
    said(seconds, 'load', (i) => ({ power: 30, energyImport: 1000 + Math.floor((factor * 30 * 2 * i) / 3600 / stepKWh) * stepKWh }));

  it('[FIELD-6] agrees within 5 % and a step of the counter, after ten minutes', () => {
    expect(outcomeOf('counterToPower', meter, counting(600, 1, 0.01))).toBe('passed');
    expect(outcomeOf('counterToPower', meter, counting(600, 1.04, 0.01))).toBe('passed');
    expect(outcomeOf('counterToPower', meter, counting(600, 1.07, 0.01))).toBe('failed');
    expect(outcomeOf('counterToPower', meter, counting(600, 0.93, 0.01))).toBe('failed');
    expect(outcomeOf('counterToPower', meter, counting(598, 2, 0.01))).toBe('notSeenYet');
    expect(outcomeOf('counterToPower', meter, counting(600, 1, 1))).toBe('passed');
    expect(outcomeOf('counterToPower', meter, counting(600, 20, 1))).toBe('failed');
  });

  const stepping = (kWh: number, steps: Observation['steps'] = { energyImport: kWh }) =>
    said(2, 'load', () => ({ power: 36 })).map((each) => ({ ...each, steps }));

  it('[FIELD-6] moves finely enough: within a quarter hour at rated power a step is a thousandth of what it counted', () => {
    const figureOf = (machines?: FieldMachine[]) => checksOf(meter, stepping(0.006), machines).get('counterStep');
    expect(figureOf()).toMatchObject({ outcome: 'passed', low: undefined, high: 15 });
    expect(figureOf()?.figure).toBeCloseTo(12, 9);
    expect(outcomeOf('counterStep', meter, stepping(0.0074))).toBe('passed');
    expect(outcomeOf('counterStep', meter, stepping(0.0076))).toBe('failed');
    expect(figureOf([{ slot: 1, name: 'K1', technology: 1 }])?.figure).toBeCloseTo(10, 9);
    expect(outcomeOf('counterStep', meter, stepping(0, { volume: 1 }))).toBeUndefined();
  });

  it('is not judged while nothing is drawn or a power is missing', () => {
    expect(
      outcomeOf(
        'counterToPower',
        meter,
        said(600, 'ready', () => ({ power: 0, energyImport: 5 })),
      ),
    ).toBe('notSeenYet');
    const holed = counting(600, 1, 0.01).map((each, i) => (i === 7 ? { ...each, values: { ...each.values, power: undefined } } : each));
    expect(outcomeOf('counterToPower', meter, holed)).toBe('notSeenYet');
  });

  it('of hours counts no faster than the clock; one step of it says nothing', () => {
    const hours = (of: (s: number) => number) =>
      outcomeOf(
        'hoursToClock',
        controller,
        said(1200, 'load', (i) => ({ runningTime: of(2 * i) })),
      );
    expect(hours((s) => 100 + s / 3600)).toBe('passed');
    expect(hours((s) => 100 + s / 3000)).toBe('failed');
    expect(hours((s) => (s < 700 ? 100 : 101))).toBe('passed');
    expect(hours(() => 100)).toBe('passed');
    expect(
      outcomeOf(
        'hoursToClock',
        controller,
        said(598, 'load', (i) => ({ loadedTime: i })),
      ),
    ).toBe('notSeenYet');
  });
});

describe('values that never move', () => {
  const still = (seconds: number, state: State) =>
    checksOf(
      controller,
      said(seconds, state, (i) => ({ linePressure: 7, power: 30 + (i % 2) })),
    ).get('moves')!;

  it('[FIELD-6] are found after ten minutes, and counted', () => {
    expect(still(600, 'load')).toMatchObject({ outcome: 'failed', figure: 1 });
    expect(still(598, 'load')).toMatchObject({ outcome: 'notSeenYet', figure: undefined });
    expect(
      outcomeOf(
        'moves',
        controller,
        said(600, 'load', (i) => ({ linePressure: 7 + i / 1000 })),
      ),
    ).toBe('passed');
  });

  it('may stand while the machine does', () => {
    expect(still(600, 'ready').outcome).toBe('notSeenYet');
  });
});
