import { describe, expect, it } from '@jest/globals';
import { TimeZonesVm } from '../../../../../ui/areas/settings/time/timeZones.vm.ts';
import { openSettings } from '../settingsFixture.tsx';

const january = () => Date.UTC(2026, 0, 15);

async function openZones(level = 'write') {
  const opened = await openSettings({ nowMs: january }, level);
  const vm = new TimeZonesVm(opened.station.settingsApi, opened.session);
  return { ...opened, vm, asked: () => opened.station.called.filter(({ call }) => call === 'timeZones').length };
}

describe('the time zones', () => {
  it('come from the station, with what they are ahead of UTC now', async () => {
    const { vm, station } = await openZones();
    const release = station.hold('timeZones');
    const loading = vm.load();
    expect(vm.reading).toBe('loading');
    release();
    await loading;
    expect(vm.reading).toBe('ready');
    expect(vm.choices[0]).toEqual({ name: 'UTC', offsetMin: 0 });
    expect(vm.choices.find(({ name }) => name === 'Europe/Berlin')).toEqual({ name: 'Europe/Berlin', offsetMin: 60 });
  });

  it('can be asked for again when they did not come, and only once at a time', async () => {
    const { vm, station, asked } = await openZones();
    station.fail('timeZones', 'failed');
    await Promise.all([vm.load(), vm.load()]);
    expect([vm.reading, vm.choices, asked()]).toEqual(['failed', [], 1]);
    station.mend('timeZones');
    await vm.load();
    expect(vm.reading).toBe('ready');
  });

  it('are not asked for by those who may not choose one', async () => {
    const { vm, asked } = await openZones('read');
    await vm.load();
    expect([vm.reading, asked()]).toEqual(['none', 0]);
  });

  it('always have the one that the station is in', async () => {
    const { vm } = await openZones();
    expect(vm.namesWith('Europe/Berlin')).toEqual(['Europe/Berlin']);
    await vm.load();
    const names = vm.namesWith('Europe/Berlin');
    expect(names.filter((name) => name === 'Europe/Berlin')).toHaveLength(1);
    expect(names).toHaveLength(vm.choices.length);
  });
});
