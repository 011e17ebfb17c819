import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Statistics, StopSignal } from '../../../../../core/ports/index.ts';
import { machineTable, onLoad, ready } from '../../../../core/statistics/machineTables.ts';
import { DevelopmentVm } from '../../../../../ui/areas/energy/development/development.vm.ts';
import { lacksCoverage } from '../../../../../core/balance/index.ts';
import { morningMs } from '../../../stores/stationFixture.ts';
import { untold } from '../../../stores/untold.ts';
import { airOf, dayMs, openEnergy, statisticsOf } from '../energyFixture.tsx';

const stepS = 600;
/** The fake counts each sample for so long. */
const countedS = 2;
/** The last sample is in the figures since the reset: it is asked for as well. */
const lastSampleMs = countedS * 1000;
/** Four days that end on the morning; the machine stands on the second of them. */
const fromMs = morningMs - 3 * dayMs;
const samples = machineTable({
  fromMs: fromMs - dayMs,
  untilMs: morningMs,
  stepS,
  machines: { 1: (atMs) => (Math.floor((atMs - fromMs) / dayMs) === 1 ? ready : onLoad(60, 10)) },
});

async function open(reported: (statistics: Statistics) => Statistics = (statistics) => statistics) {
  const opened = await openEnergy({ samples });
  const signals: StopSignal[] = [];
  const statistics: Statistics = {
    read(name, range, token, waiting) {
      if (waiting?.signal !== undefined) signals.push(waiting.signal);
      return reported(opened.station.statistics).read(name, range, token, waiting);
    },
  };
  const vm = new DevelopmentVm({ ...opened, statistics, log: opened.warned });
  const push = (over: Parameters<typeof statisticsOf>[1] = {}) =>
    opened.push(statisticsOf([airOf(1, { leakedM3: 3600 })], { timespan: { fromMs, untilMs: morningMs }, ...over }));
  const asked = () => opened.station.called.filter(({ call }) => call === 'dailyStatistics').map(({ sent }) => sent as { range: object });
  return { ...opened, vm, push, asked, signals };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const energies = ({ rows }: DevelopmentVm) => rows.map(({ energyKWh }) => energyKWh && Math.round(energyKWh));

describe('the development since the reset', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('begins when the station has reported since when, and has every day of the timespan', async () => {
    const { vm, push, asked } = await open();
    vm.follow();
    await pass(1);
    expect([asked().length, vm.rows, vm.timespan]).toEqual([0, [], undefined]);
    push({ timespan: { fromMs: 0, untilMs: 0 } });
    await pass(1);
    expect(asked().length).toBe(0);
    push();
    await pass(1);
    expect(vm.state === 'asking').toBe(false);
    expect(vm.progress).toEqual({ done: 4, of: 4 });
    expect(vm.rows.map(({ period }) => [period.firstDay, period.isWhole])).toEqual([
      ['2026-11-17', false],
      ['2026-11-18', true],
      ['2026-11-19', true],
      ['2026-11-20', false],
    ]);
    const total = vm.rows.reduce((sum, { energyKWh = 0 }) => sum + energyKWh, 0);
    expect(total).toBeCloseTo((2 * 24 * 60 * countedS) / stepS, 6);
    expect(vm.rows.reduce((sum, { leakedM3 = 0 }) => sum + leakedM3, 0)).toBeLessThanOrEqual(3600);
  });

  it('has energy and volume of a controller that does not say how much is known, but no share of the leakage', async () => {
    const [all, part] = [await open(), await open(untold)];
    for (const { vm, push } of [all, part]) {
      vm.follow();
      push();
      await pass(1);
    }
    expect(all.vm.rows.some(({ volumeM3 }) => (volumeM3 ?? 0) > 0)).toBe(true);
    expect(part.vm.rows.map(({ energyKWh, energyLoadKWh }) => [energyKWh, energyLoadKWh])).toEqual(
      all.vm.rows.map(({ energyKWh, energyLoadKWh }) => [energyKWh, energyLoadKWh]),
    );
    for (const [i, { volumeM3 = 0 }] of all.vm.rows.entries()) expect(part.vm.rows[i]!.volumeM3 ?? 0).toBeCloseTo(volumeM3, 6);
    expect([lacksCoverage(all.vm.rows), lacksCoverage(part.vm.rows)]).toEqual([false, true]);
    expect(part.vm.rows.map(({ coverage, leakedM3, usedM3 }) => [coverage, leakedM3, usedM3])).toEqual(
      part.vm.rows.map(() => [undefined, undefined, undefined]),
    );
  });

  it('comes step by step, the latest first, and states how far it is', async () => {
    const { vm, push, asked, station } = await open();
    const release = station.hold('dailyStatistics');
    push();
    vm.follow();
    await pass(1);
    expect([vm.state === 'asking', vm.progress]).toEqual([true, { done: 0, of: 4 }]);
    expect(asked()[0]).toMatchObject({ range: { untilMs: morningMs + lastSampleMs } });
    release();
    await pass(1);
    expect([vm.state === 'asking', vm.progress]).toEqual([false, { done: 4, of: 4 }]);
  });

  it('asks for the step that grew as soon as the station says of more, and keeps its figures meanwhile', async () => {
    const { vm, push, asked, station } = await open();
    push();
    vm.follow();
    await pass(1);
    const before = energies(vm);
    push();
    await pass(60_000);
    expect(asked().length).toBe(4);
    const release = station.hold('dailyStatistics');
    push({ timespan: { fromMs, untilMs: morningMs + 30_000 } });
    await pass(1);
    expect(asked().length).toBe(5);
    expect(asked()[4]).toMatchObject({ range: { untilMs: morningMs + 30_000 + lastSampleMs } });
    expect(energies(vm)).toEqual(before);
    release();
    await pass(1);
    expect(vm.progress).toEqual({ done: 4, of: 4 });
  });

  it('keeps what came when a step fails, and fetches only the rest when it is tried again', async () => {
    const { vm, push, asked, station, warned } = await open();
    station.fail('dailyStatistics', 'failed');
    push();
    vm.follow();
    await pass(1);
    expect([vm.state === 'asking', vm.state === 'failed', vm.progress.done]).toEqual([false, true, 0]);
    expect(warned.warnings).toEqual(['a step of the development could not be fetched']);
    station.mend('dailyStatistics');
    const count = asked().length;
    await vm.load();
    expect([vm.state === 'failed', vm.progress, asked().length - count]).toEqual([false, { done: 4, of: 4 }, 4]);
  });

  it('tries a failed step again when the station says of more', async () => {
    const { vm, push, station } = await open();
    station.fail('dailyStatistics', 'failed');
    push();
    vm.follow();
    await pass(1);
    station.mend('dailyStatistics');
    push({ timespan: { fromMs, untilMs: morningMs + 30_000 } });
    await pass(1);
    expect([vm.state === 'failed', vm.progress]).toEqual([false, { done: 4, of: 4 }]);
  });

  it('is no more fetched once the page is left or somebody cancels it', async () => {
    const { vm, push, asked, signals, station } = await open();
    station.hold('dailyStatistics');
    push();
    const leave = vm.follow();
    await pass(1);
    const count = asked().length;
    vm.cancel();
    expect([vm.state === 'asking', signals.every(({ aborted }) => aborted)]).toEqual([false, true]);
    push({ timespan: { fromMs, untilMs: morningMs + 30_000 } });
    await pass(1);
    expect(asked().length).toBe(count);
    leave();
    push({ timespan: { fromMs, untilMs: morningMs + 60_000 } });
    await pass(10 * 60_000);
    expect(asked().length).toBe(count);
  });

  it('begins again after a reset', async () => {
    const { vm, push } = await open();
    push();
    vm.follow();
    await pass(1);
    push({ timespan: { fromMs: morningMs - 3_600_000, untilMs: morningMs }, machines: [] });
    await pass(1);
    expect(vm.rows.map(({ period }) => period.firstDay)).toEqual(['2026-11-20']);
    expect(vm.rows[0]!.energyKWh).toBeCloseTo((60 * countedS) / stepS, 6);
  });

  it('[LIVE-2] stays while the connection is lost', async () => {
    const { vm, push, plant } = await open();
    push();
    vm.follow();
    await pass(1);
    plant.setConnection('webserverLost');
    await pass(120_000);
    expect([vm.state === 'failed', vm.progress]).toEqual([false, { done: 4, of: 4 }]);
  });
});
