import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { controlReplay } from '../../../core/replay/controlReplay.ts';
import type { Replayed, ReplayDemand, ReplayMachine } from '../../../core/replay/ReplayPlant.ts';
import { demandOfFlows, plantOf, screw, slotsPerHour, steadyDemand, trimmer, turbo } from './replayedPlants.ts';

const sum = (values: Iterable<number>) => Array.from(values).reduce((all, each) => all + each, 0);
const loadsOf = ({ loads }: Replayed) => sum(loads);
const machineOf = ({ machines }: Replayed, slot: number) => machines.find((machine) => machine.slot === slot)!;
const bit = (slot: number) => 1 << slot;
const slots = (count: number, of: (i: number) => number) => Uint16Array.from({ length: count }, (_, i) => of(i));

describe('one machine that delivers twice what is used', () => {
  // acts a step behind its set points, so that the pressure moves over 0.5 bar
  const plant = plantOf([screw], { band: { lowBar: 6.8, highBar: 7.245 } });
  const hours = 24;
  const replayed = controlReplay(plant, steadyDemand(6.3, hours));
  const cycleS = replayed.countedS / loadsOf(replayed);
  const meanShare = replayed.energyKWh / hours / screw.fullKW;

  it('[GAIN-8] draws within 0.5 % what its cycle comes to: half on load, a quarter of the power for the rest, and what venting adds', () => {
    expect(Math.abs(cycleS / 114.3 - 1)).toBeLessThan(0.02);
    expect(Math.abs(meanShare / 0.703 - 1)).toBeLessThan(0.005);
    const ventedS = screw.ventingS * (1 - Math.exp(-cycleS / 2 / screw.ventingS));
    expect(Math.abs(meanShare / (0.5 + 0.125 + (0.75 * ventedS) / cycleS) - 1)).toBeLessThan(0.002);
  });

  it('is on load for half of the time, and its motor starts once', () => {
    const { loadS, noLoadS, starts } = machineOf(replayed, 1);
    expect(loadS / replayed.countedS).toBeCloseTo(0.5, 2);
    expect(loadS + noLoadS).toBeLessThanOrEqual(replayed.countedS);
    expect(starts).toBe(1);
  });

  it('says at which pressures it was loaded and unloaded', () => {
    const barOf = (counts: Float64Array) => counts.findIndex((count) => count > loadsOf(replayed) / 2) / 100;
    expect(barOf(replayed.loads)).toBeCloseTo(6.77, 1);
    expect(barOf(replayed.unloads)).toBeCloseTo(7.27, 1);
  });

  it('stops where its run-on is shorter than the time without load, and starts anew', () => {
    const short = controlReplay(plantOf([{ ...screw, runOnS: 30, startsPerHour: 60 }], { band: plant.band }), steadyDemand(6.3, hours));
    expect(short.starts).toBe(loadsOf(short));
    expect(short.energyKWh).toBeLessThan(replayed.energyKWh);
  });

  it('starts no more often than its motor may', () => {
    const machine = { ...screw, runOnS: 0, startsPerHour: 6 };
    const { starts, lowestBar } = controlReplay(plantOf([machine], { band: plant.band }), steadyDemand(6.3, hours));
    expect(starts).toBeLessThanOrEqual(6 * hours + 1);
    expect(lowestBar).toBeLessThan(6);
  });
});

interface Hours {
  /** Each for ten minutes. */
  readonly flows: readonly number[];
  /** Slots with which a gap of half a minute begins. */
  readonly gaps: readonly number[];
  readonly running: number;
}

const hoursOf = (gaps: number): fc.Arbitrary<Hours> =>
  fc.record({
    flows: fc.array(
      fc.integer({ min: 0, max: 280 }).map((tenths) => tenths / 10),
      { minLength: 12, maxLength: 12 },
    ),
    gaps: fc.array(fc.integer({ min: 0, max: 719 }), { maxLength: gaps }),
    running: fc.subarray([1, 2, 5]).map((on) => sum(on.map(bit))),
  });

/** Not drawn as such: it is too long to print. */
function demandOfHours({ flows, gaps, running }: Hours): ReplayDemand {
  const each = flows.flatMap((flow) => Array.from({ length: 60 }, () => flow));
  for (const at of gaps) each.fill(NaN, at, at + 3);
  const bits = slots(each.length, () => running);
  return demandOfFlows(each, { onLoad: bits, running: bits });
}

const plants = fc
  .record({
    lowBar: fc.double({ min: 6, max: 7, noNaN: true }),
    spanBar: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
    volumeM3: fc.double({ min: 4, max: 40, noNaN: true }),
    followingShare: fc.double({ min: 0, max: 0.6, noNaN: true }),
    dropBarPerFlow2: fc.constantFrom(0, 8e-5),
    machines: fc.constantFrom([screw], [screw, trimmer], [turbo, screw, trimmer], [{ ...screw, slot: 2 }, { ...turbo }]),
  })
  .map(({ lowBar, spanBar, machines, ...rest }) => plantOf(machines, { ...rest, band: { lowBar, highBar: lowBar + spanBar } }));

describe('any plant against any demand', () => {
  it('[GAIN-8] delivers what is used, blown off and stored, to 1e-9, and its hours and machines come to the same energy', () => {
    fc.assert(
      fc.property(plants, hoursOf(4), (plant, some) => {
        const demand = demandOfHours(some);
        const { deliveredM3, usedM3, blownOffM3, storedM3, energyKWh, hoursKWh, machines, starts, countedS, pressureS } = controlReplay(
          plant,
          demand,
        );
        expect(Math.abs(deliveredM3 - usedM3 - blownOffM3 - storedM3)).toBeLessThanOrEqual(1e-9 * Math.max(1, deliveredM3, usedM3));
        expect(sum(machines.map((machine) => machine.energyKWh))).toBeCloseTo(energyKWh, 9);
        expect(Math.abs(sum(hoursKWh) - energyKWh)).toBeLessThanOrEqual(1e-9 * Math.max(1, energyKWh));
        expect(Math.min(energyKWh, starts, ...hoursKWh, ...machines.map((machine) => machine.energyKWh))).toBeGreaterThanOrEqual(0);
        expect(countedS).toBe(10 * demand.flowM3min.filter((flow) => !Number.isNaN(flow)).length);
        expect(sum(pressureS)).toBeCloseTo(countedS, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('[GAIN-8] comes to the same, bit by bit, as often as it is replayed', () => {
    fc.assert(
      fc.property(plants, hoursOf(4), (plant, some) => {
        const demand = demandOfHours(some);
        const [first, second] = [0, 1].map(() => controlReplay(structuredClone(plant), structuredClone(demand), { withTrace: true }));
        expect(second).toEqual(first);
      }),
      { numRuns: 15 },
    );
  });

  it('comes to the same where two identical machines are swapped', () => {
    fc.assert(
      fc.property(hoursOf(0), fc.double({ min: 6, max: 30, noNaN: true }), (some, volumeM3) => {
        const demand = demandOfHours(some);
        const alike: readonly ReplayMachine[] = [screw, { ...screw, slot: 2 }, turbo];
        const swapped = (bits: Uint16Array) => bits.map((each) => (each & ~0b110) | ((each & 0b010) << 1) | ((each & 0b100) >> 1));
        const other: ReplayDemand = { ...demand, onLoad: swapped(demand.onLoad), running: swapped(demand.running) };
        const [first, second] = [
          controlReplay(plantOf(alike, { volumeM3, order: [5, 1, 2] }), demand),
          controlReplay(plantOf(alike, { volumeM3, order: [5, 2, 1] }), other),
        ];
        expect(second.energyKWh).toBeCloseTo(first.energyKWh, 9);
        expect([second.starts, second.lowestBar]).toEqual([first.starts, first.lowestBar]);
        expect(machineOf(second, 2).loadS).toBe(machineOf(first, 1).loadS);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a change of the plant', () => {
  it('of the receiver never gives more unloadings with a larger one, at a steady flow', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 11.5, noNaN: true }), fc.double({ min: 4, max: 30, noNaN: true }), (flow, volumeM3) => {
        const unloadings = [volumeM3, volumeM3 * 1.5, volumeM3 * 3].map((each) =>
          sum(controlReplay(plantOf([screw], { volumeM3: each }), steadyDemand(flow, 6)).unloads),
        );
        expect(unloadings).toEqual(unloadings.toSorted((a, b) => b - a));
      }),
      { numRuns: 30 },
    );
  });

  it('of the band to a higher one costs more, and more of it where more of the flow follows the pressure', () => {
    const share = fc.double({ min: 0.4, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 5, max: 10, noNaN: true }), share, (flow, followingShare) => {
        const machine = { ...screw, slopePerBar: 0.07 };
        const demand = steadyDemand(flow, 24);
        const moreAt = (following: number) => {
          const [lower, higher] = [6.3, 6.8].map(
            (lowBar) =>
              controlReplay(plantOf([machine], { band: { lowBar, highBar: lowBar + 0.5 }, followingShare: following }), demand).energyKWh,
          );
          return higher! / lower! - 1;
        };
        const [rest, following] = [moreAt(0), moreAt(followingShare)];
        expect(rest).toBeGreaterThan(0.01);
        expect(following).toBeGreaterThan(rest);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a range', () => {
  it('comes in two halves to what it comes to as a whole, but for the states that the second half begins with', () => {
    const flows = Array.from({ length: 48 * slotsPerHour }, (_, i) => 10 + 8 * Math.sin(i / 200));
    const demand = demandOfFlows(flows, {
      onLoad: slots(flows.length, () => bit(1) | bit(2)),
      running: slots(flows.length, () => bit(1) | bit(2)),
    });
    const plant = plantOf([screw, trimmer]);
    const middle = flows.length / 2;
    const [whole, first, second] = [{}, { until: middle }, { from: middle }].map((part) => controlReplay(plant, demand, part).energyKWh);
    expect(Math.abs((first! + second!) / whole! - 1)).toBeLessThan(0.001);
  });

  it('has its hours where a part of it begins', () => {
    const demand = steadyDemand(6.3, 5);
    const { hoursKWh, countedS } = controlReplay(plantOf([screw]), demand, { from: 2 * slotsPerHour, until: 4 * slotsPerHour });
    expect([hoursKWh.length, countedS]).toEqual([2, 7200]);
  });

  it('without a slot comes to nothing', () => {
    const { energyKWh, starts, countedS, lowestBar, hoursKWh } = controlReplay(plantOf([screw]), demandOfFlows([]));
    expect([energyKWh, starts, countedS, lowestBar, hoursKWh.length]).toEqual([0, 0, 0, NaN, 0]);
  });
});

describe('a gap in the demand', () => {
  const count = 2 * slotsPerHour;
  const gap = { from: 300, until: 420 };
  const isOn = (i: number) => (i >= gap.until ? bit(1) : 0);
  const demand = demandOfFlows(
    Array.from({ length: count }, (_, i) => (i >= gap.from && i < gap.until ? NaN : 6.3)),
    {
      pressureBar: Float32Array.from({ length: count }, (_, i) => (i < gap.from ? 7 : 6.9)),
      onLoad: slots(count, isOn),
      running: slots(count, isOn),
    },
  );

  it('counts nowhere, and behind it the replay begins with the logged pressure and states', () => {
    const { trace, countedS, machines } = controlReplay(plantOf([screw]), demand, { withTrace: true });
    expect(countedS).toBe(10 * (count - gap.until + gap.from));
    expect([trace!.powerKW[gap.from], trace!.pressureBar[gap.until - 1]]).toEqual([NaN, NaN]);
    expect(trace!.powerKW[gap.until]).toBeCloseTo(screw.fullKW, 3);
    expect(trace!.pressureBar[gap.until]).toBeGreaterThan(6.9);
    expect(trace!.pressureBar[gap.until]).toBeLessThan(7);
    // the state that is logged behind the gap is none of its starts
    expect(machines[0]!.starts).toBe(1);
  });

  it('is also where the pressure is missing', () => {
    const pressureBar = demand.pressureBar.map((bar, i) => (i < 100 ? NaN : bar));
    expect(controlReplay(plantOf([screw]), { ...demand, pressureBar }).countedS).toBe(10 * (count - gap.until + gap.from - 100));
  });

  it('begins with so much more than the log had as is asked for', () => {
    const of = (pressureOffsetBar: number) => controlReplay(plantOf([screw]), demand, { withTrace: true, pressureOffsetBar }).trace!;
    expect(of(0.2).pressureBar[gap.until]! - of(0).pressureBar[gap.until]!).toBeCloseTo(0.2, 4);
  });
});

describe('a machine that the log has in error', () => {
  const hours = 4;
  const half = (hours * slotsPerHour) / 2;
  const demand = steadyDemand(10, hours, { unavailable: slots(hours * slotsPerHour, (i) => (i < half ? 0 : bit(1))) });

  it('stands, and another one takes its load at once', () => {
    const replayed = controlReplay(plantOf([screw, { ...screw, slot: 3 }]), demand, { withTrace: true });
    expect(machineOf(replayed, 1).loadS).toBeLessThanOrEqual(half * 10);
    expect(machineOf(replayed, 3).loadS).toBeGreaterThan(half * 10 * 0.7);
    expect(replayed.lowestBar).toBeGreaterThan(6.5);
  });

  it('leaves the pressure to fall where there is no other one', () => {
    const { lowestBar, machines } = controlReplay(plantOf([screw]), demand);
    expect(lowestBar).toBeLessThan(1);
    expect(machines[0]!.loadS).toBeLessThanOrEqual(half * 10);
  });
});

describe('the order', () => {
  const two: readonly ReplayMachine[] = [screw, { ...screw, slot: 3, fullM3min: 7.6, fullKW: 48, noLoadKW: 12 }];
  const count = 6 * slotsPerHour;
  const demand = steadyDemand(5, 6, {
    onLoad: slots(count, () => bit(3)),
    running: slots(count, () => bit(3)),
    days: [
      { from: 0, order: [1, 3] },
      { from: 3 * slotsPerHour, order: [3, 1] },
    ],
  });

  it('is that of each day of the log unless the plant has one', () => {
    const logged = controlReplay(plantOf(two, { order: undefined }), demand);
    const fixed = controlReplay(plantOf(two, { order: [3, 1] }), demand);
    expect(machineOf(logged, 1).loadS).toBeGreaterThan(0);
    expect(machineOf(logged, 3).loadS).toBeGreaterThan(0);
    expect(machineOf(fixed, 1).loadS).toBe(0);
  });

  it('of the last day holds to its end', () => {
    const first = { ...demand, onLoad: slots(count, () => bit(1)), running: slots(count, () => bit(1)) };
    const loadedS = (order?: readonly number[]) => machineOf(controlReplay(plantOf(two, { order }), first), 3).loadS;
    expect(loadedS([1, 3])).toBe(0);
    expect(loadedS()).toBeGreaterThan(0);
  });

  it('has those last that it leaves out', () => {
    expect(machineOf(controlReplay(plantOf(two, { order: [3] }), demand), 1).loadS).toBe(0);
  });

  it('has one that follows the demand before all others', () => {
    const trims = { onLoad: slots(count, () => bit(2)), running: slots(count, () => bit(2)) };
    const replayed = controlReplay(plantOf([screw, trimmer], { order: [1, 2] }), steadyDemand(7, 6, trims));
    expect(machineOf(replayed, 2).loadS).toBeGreaterThan(0.98 * replayed.countedS);
    expect(machineOf(replayed, 1).loadS).toBe(0);
    expect(loadsOf(replayed)).toBe(0);
  });
});

describe('a machine with guide vanes', () => {
  it('blows off what the network does not take, as long as it may not unload', () => {
    const { blownOffM3, deliveredM3, usedM3, storedM3 } = controlReplay(plantOf([{ ...turbo, minLoadS: 1e6 }]), steadyDemand(6, 2));
    expect(blownOffM3).toBeGreaterThan(100);
    expect(deliveredM3 - blownOffM3).toBeCloseTo(usedM3 + storedM3, 6);
  });
});
