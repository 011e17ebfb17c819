import { describe, expect, it } from '@jest/globals';
import { fitMachine, type FittedMachine } from '../../../core/replay/fitMachine.ts';
import type { LoggedPlantDay } from '../../../core/replay/fitPlant.ts';
import { machineRules } from '../../../core/replay/replayRules.ts';
import { load, noLoad, off, startingUp } from '../samples/logs.ts';
import { during, loggedRows, type LoggedRow, periodS, slot } from './loggedMachine.ts';

const fitted = (days: readonly LoggedPlantDay[], dropBarPerFlow2 = 0): FittedMachine | undefined =>
  fitMachine(
    slot,
    {
      days: days.flatMap(({ machines }) => machines.machines),
      replays: days.flatMap(({ replay }) => replay.machines),
      events: days.map(({ events }) => events),
    },
    dropBarPerFlow2,
  );

const ventingS = 12;
const noLoadKW = 20;

interface Screw {
  readonly slopePerBar?: number;
  readonly swingBar?: number;
  readonly hours?: number;
  readonly wear?: number;
}

/** A fixed-speed machine that loads for ten minutes, vents, runs without load and stops, again and again. */
function screwRows({ slopePerBar = 0.064, swingBar = 0.5, hours = 6, wear = 1 }: Screw): readonly LoggedRow[] {
  const loadedKW = (bar: number) => wear * 80 * (1 + slopePerBar * (bar - 7));
  const stand: LoggedRow = { status: off, powerKW: 0, deliveryM3min: 0, pressureBar: 7 };
  const cycle = [
    ...during(6, { ...stand, status: startingUp, powerKW: noLoadKW }),
    ...during(600, { ...stand, status: load, deliveryM3min: 12.6 }).map((row, i, all) => {
      const pressureBar = 7 - swingBar + (2 * swingBar * i) / all.length;
      return { ...row, pressureBar, powerKW: loadedKW(pressureBar) };
    }),
    ...during(300, { ...stand, status: noLoad }).map((row, i) => ({
      ...row,
      // another word of the same state behind the first minute, as real machines have it
      status: i < 30 ? noLoad : noLoad | 64,
      powerKW: noLoadKW + (loadedKW(7 + swingBar) - noLoadKW) * Math.exp((-i * periodS) / ventingS),
    })),
    ...during(294, stand),
  ];
  return Array.from({ length: hours * 3 }, () => cycle).flat();
}
const screwDays = (of: Screw, wear = of.wear ?? 1) => [loggedRows(screwRows(of), 0), loggedRows(screwRows({ ...of, wear }), 1)];

describe('a machine of one speed', () => {
  it('is found from its log: flow, power, its slope, times', () => {
    const { machine, slope, onLoadH } = fitted(screwDays({}))!;
    expect(machine.fullM3min).toBeCloseTo(12.6, 6);
    expect(machine.minShare).toBe(1);
    expect(slope.kind).toBe('fitted');
    expect(machine.slopePerBar).toBeCloseTo(0.064, 3);
    expect(machine.fullKW * (1 + machine.slopePerBar * (7 - machine.refBar))).toBeCloseTo(80, 1);
    expect(machine.powerShares).toEqual([0, 1, 0]);
    expect(machine.noLoadKW).toBeCloseTo(noLoadKW, 1);
    expect(onLoadH).toBeCloseTo((2 * 18 * 540) / 3600, 6);
    expect(machine).toMatchObject({ startS: 6, runOnS: 300, minLoadS: 600, startsPerHour: 12 });
  });

  it('vents as its log has it: the time of a sum of samples, whatever the status words of the state are', () => {
    const sampled = periodS / (1 - Math.exp(-periodS / ventingS));
    expect(fitted(screwDays({}))!.machine.ventingS).toBeCloseTo(sampled, 1);
  });

  it('has its power at the mean pressure on load where the flow into the network is not logged', () => {
    const rows = screwRows({}).map((row) => ({ ...row, flowM3min: NaN }));
    const { machine } = fitted([loggedRows(rows, 0), loggedRows(rows, 1)], 0.01)!;
    expect(machine.refBar).toBeCloseTo(7, 1);
    expect(machine.fullKW).toBeCloseTo(80, 0);
  });

  it('has the slope within days: wear from one to the next is not in it', () => {
    expect(fitted(screwDays({}, 1.05))!.machine.slopePerBar).toBeCloseTo(0.064, 3);
  });

  it('has the interval of its slope from how the days differ', () => {
    const slopes = [0.05, 0.06, 0.07];
    const { slope } = fitted(slopes.map((slopePerBar, day) => loggedRows(screwRows({ slopePerBar }), day)))!;
    const standardError = 0.01 / Math.sqrt(slopes.length);
    expect(slope.value).toBeCloseTo(0.06, 3);
    expect((slope.high - slope.value) / (1.645 * standardError)).toBeCloseTo(1, 2);
    expect(slope.value - slope.low).toBeCloseTo(slope.high - slope.value, 12);
  });

  it.each([
    ['little spread of the pressure', screwDays({ swingBar: 0.1 })],
    ['one day', [loggedRows(screwRows({}))]],
  ])('has the slope of the rule, with its range, by %s', (_, days) => {
    expect(fitted(days)!.slope).toEqual({ kind: 'rule', ...machineRules.slopePerBar });
  });

  it('has its power at the pressure of the receiver, over that of the network by the drop between', () => {
    const [none, some] = [0, 0.001].map((drop) => fitted(screwDays({}), drop)!.machine.refBar);
    expect(some! - none!).toBeCloseTo(0.001 * 12.6 ** 2, 6);
  });

  it('is none that was never on load with a power, a delivery and a pressure', () => {
    const rows = screwRows({ hours: 1 });
    const without = (change: Partial<LoggedRow>) => [loggedRows(rows.map((row) => ({ ...row, ...change })))];
    for (const change of [{ powerKW: NaN }, { deliveryM3min: NaN }, { pressureBar: NaN }, { status: off }])
      expect(fitted(without(change))).toBeUndefined();
    expect(fitted([])).toBeUndefined();
  });
});

describe('a machine of variable speed', () => {
  const powers = (x: number) => 72 * (0.07 + 0.765 * x + 0.165 * x * x);
  const rows = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].flatMap((x) =>
    during(1800, { status: load, powerKW: powers(x), deliveryM3min: 12 * x, pressureBar: 7 }),
  );

  it('is found from its log: range of the flow, and power over it', () => {
    const { machine, slope } = fitted([loggedRows(rows), loggedRows(rows, 1)])!;
    expect(machine.fullM3min).toBeCloseTo(12, 6);
    expect(machine.minShare).toBeCloseTo(0.2, 6);
    expect(machine.fullKW).toBeCloseTo(72, 1);
    for (const [i, share] of machine.powerShares.entries()) expect(share).toBeCloseTo([0.07, 0.765, 0.165][i]!, 2);
    expect(slope.kind).toBe('rule');
  });

  it('has its full flow also where it seldom reaches it, and not by a second of it', () => {
    const day = (seconds: number) =>
      loggedRows([
        ...during(14_400, { status: load, powerKW: powers(0.5), deliveryM3min: 6, pressureBar: 7 }),
        ...during(seconds, { status: load, powerKW: powers(1), deliveryM3min: 12, pressureBar: 7 }),
      ]);
    expect(fitted([day(60)])!.machine.fullM3min).toBeCloseTo(12, 6);
    expect(fitted([day(2)])!.machine.fullM3min).toBeCloseTo(6, 1);
  });

  it('has the rule for what its log does not show', () => {
    const { machine } = fitted([loggedRows(rows)])!;
    const { startS, runOnS, minLoadS, ventingS: venting } = machineRules;
    expect(machine).toMatchObject({ startS, runOnS, minLoadS, ventingS: venting, noLoadKW: 0 });
  });
});
