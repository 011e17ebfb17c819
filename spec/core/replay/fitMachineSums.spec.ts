import { describe, expect, it } from '@jest/globals';
import type { LoadClass, MachineDay, OnLoadSums } from '../../../core/machines/index.ts';
import { noLoads, onLoadSums } from '../../../core/machines/onLoadSums.ts';
import { fitMachine, type MachineLog } from '../../../core/replay/fitMachine.ts';
import { powerCurve } from '../../../core/replay/powerCurve.ts';
import { machineRules } from '../../../core/replay/replayRules.ts';

const nothing = onLoadSums(noLoads());

/** A class of a flow, with a mean power and pressure. */
const classOf = (flowM3min: number, seconds: number, powerKW: number, pressureBar = 7): LoadClass => ({
  step: Math.round(flowM3min * 2),
  ...{ seconds, pressureBar },
  energyKWh: (powerKW * seconds) / 3600,
  volumeM3: (flowM3min * seconds) / 60,
});
const dayOf = (classes: readonly LoadClass[], change: Partial<MachineDay> = {}): MachineDay => ({
  ...{ slot: 3, day: '2026-03-09', classes, deliveryM3min: { min: 0, max: 20 }, onLoad: nothing, noLoadS: 0, noLoadKWh: 0 },
  ...change,
});
const fitted = (days: readonly MachineDay[], log: Partial<MachineLog> = {}, dropBarPerFlow2 = 0) =>
  fitMachine(3, { days, replays: [], events: [], ...log }, dropBarPerFlow2)!;

describe('a machine of a variable flow', () => {
  // flows come in another order than they have, and some on both days
  const days = [
    dayOf([classOf(12, 100, 82, 7.2), classOf(8, 300, 55, 6.9)], { noLoadS: 100, noLoadKWh: 0.5 }),
    dayOf([classOf(4, 200, 31, 6.8), classOf(8, 100, 57, 7.3)], { noLoadS: 400, noLoadKWh: 2.2 }),
  ];
  const { machine, slope, onLoadH } = fitted(days);
  const meanBar = (100 * 7.2 + 300 * 6.9 + 200 * 6.8 + 100 * 7.3) / 700;
  const at8 = { kW: (300 * 55 + 100 * 57) / 400, bar: (300 * 6.9 + 100 * 7.3) / 400 };
  const pointOf = (flow: number, kW: number, bar: number, weight: number) => ({
    ...{ x: flow / 12, y: kW / (1 + 0.07 * (bar - meanBar)), weight },
  });

  it('has its power over the flow by the classes of all days, at the mean pressure on load', () => {
    const curve = powerCurve([pointOf(4, 31, 6.8, 200), pointOf(8, at8.kW, at8.bar, 400), pointOf(12, 82, 7.2, 100)]);
    expect([slope.kind, machine.refBar]).toEqual(['rule', expect.closeTo(meanBar, 9)]);
    expect([machine.fullM3min, machine.minShare]).toEqual([12, 4 / 12].map((value) => expect.closeTo(value, 9)));
    expect(machine.fullKW).toBeCloseTo(curve[0] + curve[1] + curve[2], 6);
    for (const [i, share] of machine.powerShares.entries()) expect(share * machine.fullKW).toBeCloseTo(curve[i]!, 6);
  });

  it('has its time on load, and its mean power without it', () => {
    expect(onLoadH).toBeCloseTo(700 / 3600, 12);
    expect(machine.noLoadKW).toBeCloseTo((2.7 / 500) * 3600, 9);
  });

  it.each([
    ['is held for a hundredth of its time', 10, 4],
    ['is not held for that', 9.9, 8],
  ])('has for its least flow the one that %s', (_, seconds, least) => {
    const { minShare } = fitted([dayOf([classOf(4, seconds, 31), classOf(8, 490, 55), classOf(12, 1000 - 490 - seconds, 82)])]).machine;
    expect(minShare).toBeCloseTo(least / 12, 9);
  });

  it.each([
    ['that it is above for a thousandth of its time alone', 1, 12],
    ['that it is above for longer', 1.1, 13],
  ])('has for its full flow the one %s', (_, seconds, full) => {
    const classes = [classOf(8, 500, 55), classOf(12, 500 - seconds, 82), classOf(13, seconds, 130)];
    expect(fitted([dayOf(classes)]).machine.fullM3min).toBeCloseTo(full, 9);
  });

  it('counts what is above its full flow as full flow', () => {
    const points = [
      { x: 0.5, y: 50, weight: 5000 },
      { x: 1, y: 82, weight: 4995 },
      { x: 1, y: 700, weight: 5 },
    ];
    const classes = [classOf(6, 5000, 50), classOf(12, 4995, 82), classOf(18, 5, 700)];
    const curve = powerCurve(points);
    expect(fitted([dayOf(classes)]).machine.fullKW).toBeCloseTo(curve[0] + curve[1] + curve[2], 6);
  });

  it('is known from a second on load', () => {
    expect(fitted([dayOf([classOf(12, 1, 82)])])).toMatchObject({ onLoadH: 1 / 3600, machine: { minShare: 1 } });
  });

  it.each([
    ['5 % of it', 11.4, 1],
    ['more than 5 % of it', 11.39, 11.39 / 12],
  ])('is of one speed where its flows differ by no more than a twentieth: by %s', (_, least, minShare) => {
    expect(fitted([dayOf([classOf(least, 500, 78), classOf(12, 500, 82)])]).machine.minShare).toBeCloseTo(minShare, 9);
  });
});

describe('a machine of one speed', () => {
  const fixed = classOf(12, 600, 80);
  const sums = (change: Partial<OnLoadSums>): OnLoadSums => ({ ...nothing, count: 100, powerKW: 8000, ...change });
  const slopeOf = (...onLoads: readonly OnLoadSums[]) => fitted(onLoads.map((onLoad) => dayOf([fixed], { onLoad }))).slope;

  it('has the slope of its power from all days, and its interval from how they differ', () => {
    const slope = slopeOf(
      sums({ pressureSquares: 2, pressureTimesPower: 10 }),
      sums({ count: 300, powerKW: 25_600, pressureSquares: 6, pressureTimesPower: 36 }),
      sums({ count: 5, powerKW: 420 }),
    );
    const meanKW = (8000 + 25_600 + 420) / 405;
    const value = 46 / 8 / meanKW;
    const [first, second] = [10 / 2 / meanKW, 36 / 6 / meanKW];
    const margin = 1.645 * Math.sqrt(((first - value) ** 2 + (second - value) ** 2) / 2);
    expect(slope).toEqual({
      kind: 'fitted',
      ...{ value: expect.closeTo(value, 12), low: expect.closeTo(value - margin, 12), high: expect.closeTo(value + margin, 12) },
    });
  });

  it.each([
    ['as far as an even distribution over 0.3 bar', 0.0867, 'fitted'],
    ['less far', 0.0865, 'rule'],
  ])('has it from its log where the pressure moves %s', (_, spreadBar, kind) => {
    const of = sums({ pressureSquares: 100 * spreadBar ** 2, pressureTimesPower: 4 });
    expect(slopeOf(of, of).kind).toBe(kind);
    expect(slopeOf(of).kind).toBe('rule');
  });

  it('has its power at the pressure of the network, with the drop before it, of all samples that say so', () => {
    const onLoads = [
      { networkCount: 1, networkBar: 7.4, squaredFlow: 100 },
      { networkCount: 3, networkBar: 20.7, squaredFlow: 360 },
    ].map(sums);
    const { refBar } = fitted(
      onLoads.map((onLoad) => dayOf([fixed], { onLoad })),
      {},
      0.002,
    ).machine;
    expect(refBar).toBeCloseTo((28.1 + 0.002 * 460) / 4, 9);
    expect(fitted([dayOf([fixed], { onLoad: onLoads[0]! })], {}, 0.002).machine.refBar).toBeCloseTo(7.6, 9);
  });

  describe('vents', () => {
    /** With a mean power before, and without load, of so many ventings whose first minute needs so much. */
    const ventingOf = (loadKW: number, noLoadKW: number, minuteKWh: readonly number[]) =>
      fitted([dayOf([fixed], { noLoadS: 3600, noLoadKWh: noLoadKW })], {
        replays: minuteKWh.map((energyKWh, i) => ({
          slot: 3,
          ventings: { count: i + 1, energyKWh: energyKWh * (i + 1), loadKW: loadKW * (i + 1) },
        })),
      }).machine.ventingS;
    /** Of a power that falls from one to the other by a time constant. */
    const minuteKWh = (loadKW: number, noLoadKW: number, tauS: number) =>
      (noLoadKW * 60 + (loadKW - noLoadKW) * tauS * (1 - Math.exp(-60 / tauS))) / 3600;

    it.each([5, 12, 30, 45])('with the time constant of its ventings, %i s', (tauS) => {
      expect(ventingOf(80, 20, [minuteKWh(80, 20, tauS)])).toBeCloseTo(tauS, 3);
    });

    it('with that of their mean energy, each as often as it is counted', () => {
      const [few, many] = [minuteKWh(80, 20, 10), minuteKWh(80, 20, 16)];
      const mean = (few + 2 * many) / 3;
      expect(ventingOf(80, 20, [few, many])).toBeCloseTo(ventingOf(80, 20, [mean]), 6);
    });

    it('by the rule where it needs no more on load than without it', () => {
      expect(ventingOf(20, 20, [20 / 60])).toBe(machineRules.ventingS);
      expect(ventingOf(19, 20, [20 / 60])).toBe(machineRules.ventingS);
    });

    it('also where it needs hardly more on load', () => {
      expect(ventingOf(20.5, 20, [minuteKWh(20.5, 20, 7)])).toBeCloseTo(7, 3);
    });

    it('at once, or for long, where the minute says less or more than a time constant could', () => {
      expect(ventingOf(80, 20, [15 / 60])).toBe(0);
      expect(ventingOf(80, 20, [79.9 / 60])).toBeCloseTo(ventingOf(80, 20, [95 / 60]), 9);
    });
  });
});
