import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import type { BalanceReport } from '../../../../../core/balance/index.ts';
import { dayFileName } from '../../../../../core/dayFile/index.ts';
import { msPerDay } from '../../../../../core/time/index.ts';
import { AvailableDays } from '../../../../../ui/dates/AvailableDays.ts';
import { BalanceVm } from '../../../../../ui/areas/energy/balance/balance.vm.ts';
import { machineTable, noLoad, onLoad } from '../../../../core/statistics/machineTables.ts';
import { keptLog, morningMs, storesOver } from '../../../stores/stationFixture.ts';

const soon = () => jest.advanceTimersByTimeAsync(0);
const days = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'];
const range = { from: '2026-11-16', until: '2026-11-19' };
const at = (day: string) => Date.parse(`${day}T00:00Z`);
const samples = machineTable({
  fromMs: at('2026-11-16'),
  untilMs: morningMs,
  stepS: 600,
  machines: { 1: () => onLoad(50, 8), 2: (atMs) => (atMs % msPerDay < msPerDay / 2 ? noLoad(15) : onLoad(60, 10)) },
});

async function openBalance() {
  const stores = storesOver({ samples, dayFiles: new Map(days.map((day) => [dayFileName(day), ''])) });
  await stores.session.login('read');
  const log = keptLog();
  const clock = { nowMs: () => morningMs };
  const available = new AvailableDays({ dayFiles: stores.station.dayFiles, session: stores.session, log });
  const vm = new BalanceVm({ ...stores, station: stores.facts, balances: stores.station.balances, available, clock, log });
  const asked = () => stores.station.called.filter(({ call }) => call === 'energyBalance').map(({ sent }) => sent);
  return { ...stores, log, vm, available, asked };
}

describe('the balance of a range of days', () => {
  let stops: (() => void)[] = [];
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stops.forEach((stop) => stop());
    stops = [];
    jest.useRealTimers();
  });

  async function followed() {
    const opened = await openBalance();
    stops.push(opened.available.follow(), opened.vm.follow());
    await soon();
    return opened;
  }

  it('asks for nothing before both ends are chosen', async () => {
    const { vm, asked } = await followed();
    await vm.request('balanceCsv', () => {
      throw new Error('there is nothing to write');
    });
    expect([vm.state, vm.range, vm.report, asked()]).toEqual(['idle', undefined, undefined, []]);
  });

  it('shows the balance of the chosen days: from the start of the first to the end of the last', async () => {
    const { vm, asked } = await followed();
    vm.choose(range);
    await soon();
    const span = { fromMs: at('2026-11-16'), untilMs: at('2026-11-20') };
    expect(asked()).toEqual([{ purpose: 'dailyValues', range: span }]);
    expect(vm.state).toBe('answered');
    expect(vm.report).toMatchObject({ ...span, notes: expect.arrayContaining([{ code: 'missingDays', days: ['2026-11-18'] }]) as unknown });
    expect(vm.report?.rows.map(({ index }) => index)).toEqual([1, 2]);
  });

  it('asks at once for a range that was chosen before the page was there, and once for the same range chosen again', async () => {
    const { vm, available, asked } = await openBalance();
    stops.push(available.follow());
    vm.choose(range);
    await soon();
    expect(asked()).toEqual([]);
    stops.push(vm.follow());
    await soon();
    expect(asked()).toHaveLength(1);
    vm.choose({ ...range });
    await soon();
    expect(asked()).toHaveLength(1);
  });

  it('says why there is no report: no range, on its way, failed, given up', async () => {
    const { vm, station } = await followed();
    expect(vm.gap).toBe('noRange');
    station.fail('energyBalance', 'failed');
    vm.choose(range);
    expect(vm.gap).toBe('loading');
    await soon();
    expect([vm.gap, vm.range]).toEqual(['failed', range]);
    vm.cancel();
    expect(vm.gap).toBe('notAsked');
  });

  it('ends a range that is not over at the present', async () => {
    const { vm } = await followed();
    vm.choose({ from: '2026-11-19', until: '2026-11-20' });
    await soon();
    expect(vm.report?.untilMs).toBe(morningMs);
    expect(vm.report?.notes.some(({ code }) => code === 'missingDays')).toBe(false);
  });

  test.each([
    ['2026-11-15', '2026-11-17'],
    ['2026-11-16', '2026-11-18'],
    ['2026-11-19', '2026-11-17'],
    ['2026-11-20', '2026-11-21'],
  ])('takes no range from %s to %s: only days with a file, in their order', async (from, until) => {
    const { vm, asked } = await followed();
    vm.choose({ from, until });
    await soon();
    expect([vm.range, vm.isRefused, vm.state, asked()]).toEqual([undefined, true, 'idle', []]);
  });

  test.each(['balanceCsv', 'balancePdf'] as const)('%s: is pending, writes a file of what it shows, and has succeeded', async (purpose) => {
    const { vm, station, asked } = await followed();
    vm.choose(range);
    await soon();
    const release = station.hold('energyBalance');
    const written: BalanceReport[] = [];
    const saving = vm.request(purpose, (report) => void written.push(report));
    await soon();
    expect([vm.state, vm.purpose, written]).toEqual(['asking', purpose, []]);
    release();
    await saving;
    expect([vm.state, asked().length]).toEqual(['answered', 2]);
    expect(written).toEqual([vm.report]);
  });

  test.each(['dailyValues', 'balanceCsv', 'balancePdf'] as const)('%s: has failed, is logged, and writes nothing', async (purpose) => {
    const { vm, station, log } = await followed();
    station.fail('energyBalance', 'failed');
    vm.choose(range);
    await soon();
    const written: BalanceReport[] = [];
    await vm.request(purpose, (report) => void written.push(report));
    expect([vm.state, vm.purpose, vm.report, written]).toEqual(['failed', purpose, undefined, []]);
    expect(log.warnings).toEqual(Array.from({ length: 2 }, () => 'the energy balance could not be fetched'));
  });

  it('has failed when the file can not be written, and keeps what it shows', async () => {
    const { vm, log } = await followed();
    vm.choose(range);
    await soon();
    await vm.request('balancePdf', () => Promise.reject(new Error('no fonts')));
    expect([vm.state, log.warnings]).toEqual(['failed', ['the file of the energy balance could not be made']]);
    expect(vm.report).toBeDefined();
  });

  it('gives up a request: no file, no state but that there is none', async () => {
    const { vm, station, log } = await followed();
    vm.choose(range);
    await soon();
    const release = station.hold('energyBalance');
    const written: BalanceReport[] = [];
    const saving = vm.request('balanceCsv', (report) => void written.push(report));
    await soon();
    vm.cancel();
    expect(vm.state).toBe('idle');
    release();
    await saving;
    expect([vm.state, written, log.warnings]).toEqual(['idle', [], []]);
    expect(vm.report).toBeDefined();
  });

  it('shows nothing of another range while that is on its way', async () => {
    const { vm, station } = await followed();
    vm.choose(range);
    await soon();
    const release = station.hold('energyBalance');
    vm.choose({ from: '2026-11-16', until: '2026-11-17' });
    await soon();
    expect([vm.state, vm.report]).toEqual(['asking', undefined]);
    release();
    await soon();
    expect(vm.report?.untilMs).toBe(at('2026-11-18'));
  });
});
