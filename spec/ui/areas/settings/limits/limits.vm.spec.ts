import { describe, expect, it } from '@jest/globals';
import { faultNumber } from '../../../../../core/faults/index.ts';
import { limitBit } from '../../../../../core/limits/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { LimitsVm } from '../../../../../ui/areas/settings/limits/limits.vm.ts';
import { GroupFormVm } from '../../../../../ui/areas/settings/form/groupForm.vm.ts';
import { baseValue, entryValue } from '../../../../../ui/areas/settings/form/model/entryValue.ts';
import { DraftsStore } from '../../../../../ui/stores/index.ts';
import { openOverview, stationWith, machine } from '../../overview/overviewFixture.ts';

const dewPoint = '0-temperature-DEW_POINT';

async function openLimits() {
  const { station, session, settings, plant } = await openOverview();
  await session.login('write');
  const form = new GroupFormVm('limits', {
    keeper: station.settingsApi,
    session,
    settings,
    drafts: new DraftsStore(),
    preferences: { language: 'en' },
  });
  const close = form.follow();
  station.push(stationWith([machine(1)]));
  return { vm: new LimitsVm({ form, plant }), form, station, plant, close };
}

describe('the page of limits', () => {
  it('offers every point of the plant once, and gives the first free place to the one that is added', async () => {
    const { vm, form, close } = await openLimits();
    expect(vm.free).toContain('networkPressure');
    expect(vm.free).toContain(dewPoint);
    vm.add(dewPoint);
    expect([vm.taken, vm.free.includes(dewPoint)]).toEqual([[0], false]);
    expect(form.values.points[0]).toMatchObject({ point: dewPoint, hasLower: false, hasUpper: false, upper: vm.valueAt(0) });
    vm.add('networkPressure');
    vm.remove(0);
    expect([vm.taken, form.values.points[0]]).toEqual([[1], defaultSettings.limits.points[0]]);
    close();
  });

  it('says of each how it stands: not watched, not saved, inside, violated, without a value', async () => {
    const { vm, form, station, plant, close } = await openLimits();
    vm.add('networkPressure');
    expect(vm.standingAt(0)).toBe('notWatched');
    form.edit('points.0.hasUpper', true);
    expect(vm.standingAt(0)).toBe('notSaved');
    await form.apply();
    expect(vm.standingAt(0)).toBe('inside');
    const bit = limitBit({ place: 0, bound: 'upper', severity: 'error' });
    plant.receiveFaults([{ source: 'limits', errors: { [faultNumber('limits', bit)!]: true }, indicators: {} }]);
    expect(vm.standingAt(0)).toBe('error');
    plant.receiveFaults([]);
    station.push(stationWith([machine(1)], { systemPressureBar: undefined }));
    expect(vm.standingAt(0)).toBe('noValue');
    close();
  });
});

describe('a number that is typed in the chosen unit', () => {
  const { units } = defaultSettings;
  const psi = { ...units, pressure: 'psi', temperature: 'degF' } as const;

  it('is kept in the base unit, and typed again as it was', () => {
    expect(entryValue('pressure', baseValue('pressure', 101.5, psi), psi)).toBe(101.5);
    expect(entryValue('temperature', 5, psi)).toBe(41);
    expect(entryValue('temperatureDifference', 5, psi)).toBe(9);
    expect(entryValue('pressure', 6.123456789, units)).toBe(6.123456789);
  });

  it('is as it is where it is no quantity or none was typed', () => {
    expect([entryValue(undefined, 587, psi), baseValue(undefined, 587, psi)]).toEqual([587, 587]);
    expect([entryValue('pressure', NaN, psi), baseValue('pressure', NaN, psi)]).toEqual([NaN, NaN]);
  });
});
