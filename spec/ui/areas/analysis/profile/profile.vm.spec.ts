import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { msPerDay } from '../../../../../core/time/index.ts';
import { ProfileVm } from '../../../../../ui/areas/analysis/profile/profile.vm.ts';
import { machineTable, onLoad } from '../../../../core/statistics/machineTables.ts';
import { morningMs, storesOver } from '../../../stores/stationFixture.ts';

const soon = () => jest.advanceTimersByTimeAsync(0);
const at = (day: string) => Date.parse(`${day}T00:00Z`);
const samples = machineTable({ fromMs: at('2026-11-16'), untilMs: morningMs, stepS: 600, machines: { 1: () => onLoad(50, 8) } });
const range = { from: '2026-11-16', until: '2026-11-17' };
const span = { fromMs: at('2026-11-16'), untilMs: at('2026-11-18') };

describe('the profile of a range of days', () => {
  let stop: (() => void) | undefined;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stop?.();
    jest.useRealTimers();
  });

  async function opened() {
    const stores = storesOver({ samples });
    await stores.session.login('read');
    const vm = new ProfileVm({ ...stores, profiles: stores.station.loadProfiles, clock: { nowMs: () => morningMs } });
    vm.show('power', range);
    const asked = () => stores.station.called.filter(({ call }) => call === 'insightProfile').map(({ sent }) => sent);
    return { ...stores, vm, asked };
  }

  it('is asked for once, and again for another series or other days', async () => {
    const { vm, asked } = await opened();
    stop = vm.follow();
    await soon();
    vm.show('power', { ...range });
    await soon();
    expect(asked()).toEqual([{ range: span, of: 'power' }]);
    expect(vm.answer).toMatchObject({ of: 'power', range, profile: { recordedDays: 2 } });
    vm.show('delivery', range);
    expect(vm.isStale).toBe(true);
    await soon();
    vm.show('delivery', { from: range.from, until: range.from });
    await soon();
    expect(asked().slice(1)).toEqual([
      { range: span, of: 'delivery' },
      { range: { fromMs: span.fromMs, untilMs: span.fromMs + msPerDay }, of: 'delivery' },
    ]);
    expect([vm.isStale, vm.state]).toEqual([false, 'answered']);
  });

  it('is that of twelve weeks where the address has no range', async () => {
    const { vm } = await opened();
    vm.show('flow', undefined);
    expect(vm.range.until).toBe(vm.today);
    expect(Math.round((Date.parse(vm.range.until) - Date.parse(vm.range.from)) / msPerDay)).toBe(83);
  });

  it('says when the station has no profiles, and comes when it is asked for again', async () => {
    const { vm, station } = await opened();
    station.fail('insightProfile', 'notOffered');
    stop = vm.follow();
    await soon();
    expect([vm.state, vm.isNotOffered, vm.answer]).toEqual(['failed', true, undefined]);
    station.mend('insightProfile');
    await vm.load();
    expect([vm.state, vm.isNotOffered, vm.answer === undefined]).toEqual(['answered', false, false]);
  });
});
