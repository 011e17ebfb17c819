import { describe, expect, it } from '@jest/globals';
import { maxSentQuarters } from '../../../../../core/tariff/index.ts';
import { PriceSeriesVm } from '../../../../../ui/areas/settings/plant/priceSeries.vm.ts';
import { openSettings } from '../settingsFixture.tsx';

const csv = (...rows: readonly string[]) => ['start;price', ...rows].join('\n');
const hours = csv('2026-01-01T00:00Z;0.1', '2026-01-01T01:00Z;-0.05');

async function openSeries(level = 'write') {
  const { station, session, preferences } = await openSettings({}, level);
  const vm = new PriceSeriesVm({ api: station.priceSeries, session, preferences, zone: () => 'Europe/Berlin' });
  await vm.list();
  return { vm, station };
}

describe('series of prices', () => {
  it('are looked at before they are kept, and named after their file', async () => {
    const { vm } = await openSeries();
    expect([vm.all, vm.canSave]).toEqual([[], false]);
    vm.choose('spot.csv', hours);
    expect([vm.name, vm.facts?.quarters, vm.refused, vm.canSave]).toEqual(['spot', 8, [], true]);
    await vm.save();
    expect(vm.all.map(({ name, quarters }) => [name, quarters])).toEqual([['spot', 8]]);
    expect([vm.fileName, vm.name, vm.canSave]).toEqual([undefined, '', false]);
  });

  it('ask which price stays where a series has one already, and only there', async () => {
    const { vm } = await openSeries();
    vm.choose('spot.csv', hours);
    await vm.save();
    vm.choose('spot.csv', csv('2026-01-01T02:00Z;0.3'));
    expect(vm.overlapped).toBeUndefined();
    vm.choose('spot.csv', csv('2026-01-01T01:45Z;0.3', '2026-01-01T02:00Z;0.3'));
    expect(vm.overlapped?.name).toBe('spot');
    vm.setOverlap('keep');
    await vm.save();
    expect(vm.all[0]?.quarters).toBe(9);
  });

  it('are removed once that is confirmed', async () => {
    const { vm } = await openSeries();
    vm.choose('spot.csv', hours);
    await vm.save();
    await vm.remove();
    expect(vm.all).toHaveLength(1);
    vm.askToRemove(vm.all[0]);
    await vm.remove();
    expect([vm.all, vm.removing]).toEqual([[], undefined]);
  });

  it('keep their file when the station could not be reached', async () => {
    const { vm, station } = await openSeries();
    vm.choose('spot.csv', hours);
    station.fail('priceSeries', 'unreachable');
    await vm.save();
    expect([vm.outcome?.outcome, vm.fileName, vm.facts?.quarters]).toEqual(['unreachable', 'spot.csv', 8]);
  });

  it('are not kept from a file that is too large or too long, or has no price', async () => {
    const { vm } = await openSeries();
    vm.choose('huge.csv', undefined);
    expect([vm.isTooLarge, vm.canSave]).toEqual([true, false]);
    vm.choose('none.csv', 'a;b');
    expect([vm.isTooLarge, vm.canSave, vm.refused]).toEqual([false, false, [{ line: 1, code: 'head' }]]);
    vm.choose('long.csv', csv('2020-01-01T00:00Z;1', '2020-01-01T00:15Z;1', '2026-01-01T00:00Z;1'));
    expect([(vm.facts?.allQuarters ?? 0) > maxSentQuarters, vm.isTooLong, vm.canSave]).toEqual([true, true, false]);
  });

  it('[ACC-6] are not asked for by who may only read', async () => {
    const { vm, station } = await openSeries('read');
    vm.choose('spot.csv', hours);
    await vm.save();
    expect([vm.canSave, station.called.filter(({ call }) => call === 'priceSeries')]).toEqual([false, []]);
  });
});
