import { describe, expect, it } from '@jest/globals';
import { ResetsVm } from '../../../../../ui/areas/energy/cost/resets.vm.ts';
import { until } from '../../../../station/until.ts';
import { morningMs, storesOver } from '../../../stores/stationFixture.ts';

async function opened(level: 'read' | 'write' = 'write') {
  const stores = storesOver({ nowMs: () => morningMs });
  await stores.session.login(level);
  const vm = new ResetsVm({ ...stores, marks: stores.station.marks, clock: { nowMs: () => morningMs } });
  const reset = (name?: string) => stores.station.stationCommands.resetThinkGreen(stores.session.token, name);
  return { ...stores, vm, reset };
}

describe('resets of counted figures as begins of days', () => {
  it('[GAIN-12] are offered by name, the newest first, and one without a name as well', async () => {
    const { vm, reset } = await opened();
    await reset('Linie 4');
    await reset();
    const stop = vm.follow();
    await until('the resets', () => vm.choices.length === 2);
    expect(vm.choices.map(({ name }) => name)).toEqual(['', 'Linie 4']);
    for (const { day } of vm.choices) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    stop();
    expect(vm.choices).toEqual([]);
  });

  it('[GAIN-12] are not asked for by who may not see marks', async () => {
    const { vm, station, session } = await opened();
    await session.logout();
    const stop = vm.follow();
    expect(vm.choices).toEqual([]);
    expect(station.called.filter(({ call }) => call === 'marks')).toEqual([]);
    stop();
  });
});
