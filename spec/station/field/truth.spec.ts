import { describe, expect, it } from '@jest/globals';
import { energyBalanceOf } from '../../../core/balance/index.ts';
import { statusBit } from '../../../core/compressor/index.ts';
import { installedCompressors } from '../../../core/master/index.ts';
import { demoPlant } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import type { PlantSample } from '../../../core/ports/index.ts';
import { channels, sampleRowOf, tableBuilder } from '../../../core/samples/index.ts';
import { msPerHour, plantDayRange } from '../../../core/time/index.ts';
import { totalsOf } from '../../../core/totals/index.ts';
import { plantSample } from '../../../station/sources/plantSample.ts';
import { readPlant, wiredSlots } from './readPlant.ts';

const periodS = 2;
const hours = 4;
const fromMs = plantDayRange('2026-03-09', demoPlant.zone).fromMs + 5 * msPerHour;
const range = { fromMs, untilMs: fromMs + hours * msPerHour };
/** Half of a register's step: of power in kW, flow in m3/min, pressure in bar. */
const half = { powerKW: 0.05, flowM3min: 0.005, pressureBar: 0.0005 };
/** What the sums of 7200 values lose besides. */
const rounding = 1e-6;

const samples = (): readonly PlantSample[] =>
  [...plantStates({ config: demoPlant, seed: 3, ...range, untilMs: range.untilMs - 1, stepS: periodS })].map((state) =>
    plantSample(demoPlant, state),
  );

describe('the simulated plant, read back through Modbus', () => {
  it('[NORTH-6, FIELD-3] has the same states, and sums that differ by no more than the steps of the registers', async () => {
    const slots = installedCompressors(samples()[0]!).map(({ index }) => index);
    const plant = await readPlant(wiredSlots(slots));
    const [shown, read] = [tableBuilder(channels), tableBuilder(channels)];
    for (const sample of samples()) {
      const taken = await plant.next(sample);
      shown.append(sample.atMs, sampleRowOf(sample).values);
      if (taken !== undefined) read.append(taken.atMs, sampleRowOf(taken).values);
    }
    await plant.close();
    const [truth, found] = [totalsOf(shown.table(), range, periodS), totalsOf(read.table(), range, periodS)];
    for (const slot of slots) {
      const [a, b] = [truth.machines[slot - 1]!, found.machines[slot - 1]!];
      const states = ({ loadS, noLoadS, offS, errorS, noDataS, motorStarts, unloadCycles }: typeof a) => ({
        loadS,
        noLoadS,
        offS,
        errorS,
        noDataS,
        motorStarts,
        unloadCycles,
      });
      expect({ slot, ...states(b) }).toEqual({ slot, ...states(a) });
      expect(Math.abs(b.energyKWh - a.energyKWh)).toBeLessThanOrEqual((half.powerKW * a.powerS) / 3600 + rounding);
      expect(Math.abs(b.volumeM3 - a.volumeM3)).toBeLessThanOrEqual((half.flowM3min * a.deliveryS) / 60 + rounding);
      expect([b.powerS, b.deliveryS]).toEqual([a.powerS, a.deliveryS]);
    }
    expect(truth.plant.energyKWh).toBeGreaterThan(50 * hours);
  }, 300_000);

  it('[FIELD-3] leaves a gap for an hour in which nobody answers: the right faults before it, none behind it, and a coverage that says so', async () => {
    const slots = installedCompressors(samples()[0]!).map(({ index }) => index);
    const plant = await readPlant(wiredSlots(slots));
    const silent = { fromMs: fromMs + msPerHour, untilMs: fromMs + 2 * msPerHour };
    const table = tableBuilder(channels);
    const taken = [];
    for (const sample of samples()) {
      plant.silence(sample.atMs >= silent.fromMs && sample.atMs < silent.untilMs);
      const given = await plant.next(sample);
      if (given === undefined) continue;
      taken.push(given);
      table.append(given.atMs, sampleRowOf(given).values);
    }
    await plant.close();

    const times = taken.map(({ atMs }) => atMs);
    const gaps = times
      .slice(1)
      .map((atMs, i) => [times[i]!, atMs] as const)
      .filter(([before, after]) => after - before > 2000);
    expect(gaps).toHaveLength(1);
    const [last, first] = gaps[0]!;
    expect(last - silent.fromMs).toBeGreaterThan(0);
    expect(last - silent.fromMs).toBeLessThan(20_000);
    expect(first - silent.untilMs).toBeGreaterThanOrEqual(0);
    expect(first - silent.untilMs).toBeLessThan(70_000);

    const before = taken.find(({ atMs }) => atMs === last)!;
    expect(before.faults.map(({ source, bitIndex }) => [source, bitIndex])).toEqual(slots.map((slot) => [slot, 71]));
    for (const slot of slots) {
      const { status, electricalPowerKW, linePressureBar } = before.compressors[slot - 1]!;
      expect([status, electricalPowerKW, linePressureBar]).toEqual([statusBit.communicationError, undefined, undefined]);
    }
    const isGone = taken
      .filter(({ atMs }) => atMs > first + 130_000)
      .every(({ faults }) => faults.every(({ bitIndex }) => bitIndex !== 71));
    expect(isGone).toBe(true);

    const balance = energyBalanceOf(
      totalsOf(table.table(), range, periodS),
      slots.map((index) => ({ index, name: `K${index}` })),
      { ratePerKWh: 0.2, co2KgPerKWh: 0.4 },
    );
    const known = 1 - (first - last) / (range.untilMs - range.fromMs);
    for (const slot of slots) {
      const { coverage } = balance.machines[slot - 1]!;
      expect(Math.abs((coverage.power ?? 0) - known)).toBeLessThan(0.015);
    }
  }, 300_000);
});
