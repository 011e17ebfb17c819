import { describe, expect, it, test } from '@jest/globals';
import { autorun } from 'mobx';
import { defaultHeatParameters, fuelTerms, heatRecovery, type HeatAssumption } from '../../../../../core/heat/index.ts';
import type { Connection } from '../../../../../core/ports/index.ts';
import type { HeatGap } from '../../../../../ui/areas/energy/heat/model/heatGap.ts';
import { openHeat, tenDays, withEnergy } from './heatFixture.ts';

const opened = (...units: Parameters<typeof openHeat>) => {
  const page = openHeat(...units);
  page.push(tenDays);
  return page;
};

describe('the heat of a station', () => {
  it('opens on what the energy since the last reset could replace', () => {
    const { vm, settings } = opened();
    const { units } = settings.settings;
    expect(vm.basis).toEqual({ period: tenDays.timespan, perDayKWh: 1000, spread: Math.sqrt(0.1), known: 2, of: 2 });
    expect(vm.recovery).toEqual(heatRecovery(1000, defaultHeatParameters, fuelTerms('heatingOil', units)));
    expect(vm.gap).toBeUndefined();
  });

  it('is calculated again at once when an assumption or a choice changes', () => {
    const { vm } = opened();
    const seen: (number | undefined)[] = [];
    const stop = autorun(() => void seen.push(vm.recovery.yearly.saving));
    vm.assume('useRatio', 0.4);
    vm.assume('heatingEfficiencyRatio', 0.5);
    vm.choose({ circuit: 'airPipes' });
    vm.choose({ fuel: 'cityGas' });
    stop();
    // 1000 kWh a day: share x use / efficiency x price / heating value x 365
    const expected = [
      (0.72 * 0.8) / 0.75 / 10,
      (0.72 * 0.4) / 0.75 / 10,
      (0.72 * 0.4) / 0.5 / 10,
      (0.94 * 0.4) / 0.5 / 10,
      ((0.94 * 0.4) / 0.5 / 10.3) * 0.9,
    ];
    expect(seen).toHaveLength(expected.length);
    for (const [i, factor] of expected.entries()) expect(seen[i]).toBeCloseTo(factor * 1000 * 365, 6);
  });

  test.each<readonly [HeatAssumption, number, number]>([
    ['useRatio', 1.2, 1],
    ['useRatio', 0.333, 0.33],
    ['heatingEfficiencyRatio', -1, 0],
    ['coldWaterDegC', 12.4, 12],
    ['coldWaterDegC', 5, 10],
    ['warmWaterDegC', 71, 70],
    ['warmWaterDegC', NaN, 60],
  ])('takes %s %p as %p', (assumption, value, taken) => {
    const { vm } = opened();
    vm.assume(assumption, value);
    expect(vm.parameters[assumption]).toBe(taken);
  });

  it('goes back to the defaults', () => {
    const { vm } = opened();
    expect(vm.isDefault).toBe(true);
    vm.assume('coldWaterDegC', 12);
    expect(vm.isDefault).toBe(false);
    vm.reset();
    expect([vm.isDefault, vm.parameters]).toEqual([true, defaultHeatParameters]);
    vm.choose({ fuel: 'cityGas' });
    expect(vm.isDefault).toBe(false);
    vm.choose({ fuel: 'heatingOil' });
    expect(vm.isDefault).toBe(true);
  });

  it('follows the prices, heating values and factors of the settings', () => {
    const { vm, settings } = opened();
    const before = vm.recovery.daily;
    settings.receive({ units: { ...settings.settings.units, oilPricePerL: 2, oilHeatingValueKWhPerL: 5, oilCo2KgPerL: 0 } });
    const { saving, fuelAmount, co2Kg, heatKWh } = vm.recovery.daily;
    expect(saving).toBeCloseTo(4 * before.saving!, 9);
    expect(fuelAmount).toBeCloseTo(2 * before.fuelAmount!, 9);
    expect([co2Kg, heatKWh]).toEqual([0, before.heatKWh]);
  });

  it('moves its curves with the other assumptions, and the present point along its own', () => {
    const { vm } = opened();
    const before = vm.curves.use;
    vm.assume('useRatio', 0.3);
    expect(vm.curves.use.lines).toEqual(before.lines);
    expect(vm.curves.use.now).toEqual(before.lines[0]!.points.find(({ at }) => at === 0.3));
    vm.assume('heatingEfficiencyRatio', 0.9);
    expect(vm.curves.use.lines).not.toEqual(before.lines);
  });

  test.each<readonly [HeatGap, Connection, 'nothing' | 'no statistics' | 'no energy']>([
    ['loading', 'connecting', 'nothing'],
    ['loading', 'connected', 'nothing'],
    ['noConnection', 'webserverLost', 'nothing'],
    ['noConnection', 'controlLost', 'nothing'],
    ['noStatistics', 'connected', 'no statistics'],
    ['noEnergy', 'connected', 'no energy'],
  ])('says %s when it is %s and has %s', (gap, connection, what) => {
    const { vm, plant, push } = openHeat();
    if (what !== 'nothing') push(what === 'no energy' ? withEnergy(undefined, undefined) : undefined);
    plant.setConnection(connection);
    expect(vm.gap).toBe(gap);
    expect(Object.values(vm.recovery.yearly).every((figure) => figure === undefined)).toBe(true);
  });

  it('loses its figures with the connection, and keeps the assumptions', () => {
    const { vm, plant, push } = opened();
    vm.assume('useRatio', 0.5);
    plant.setConnection('webserverLost');
    expect([vm.recovery.daily.saving, vm.basis, vm.parameters.useRatio]).toEqual([undefined, undefined, 0.5]);
    push(tenDays);
    expect(vm.recovery.daily.heatKWh).toBeCloseTo(1000 * 0.72 * 0.5, 9);
  });

  it('with a heating efficiency of 0 still says heat and hot water', () => {
    const { vm } = opened();
    vm.assume('heatingEfficiencyRatio', 0);
    const { saving, fuelEnergyKWh, fuelAmount, co2Kg, heatKWh, hotWaterKg } = vm.recovery.daily;
    expect([saving, fuelEnergyKWh, fuelAmount, co2Kg]).toEqual([undefined, undefined, undefined, undefined]);
    expect([heatKWh, hotWaterKg].every((figure) => figure! > 0)).toBe(true);
    expect(vm.gap).toBe('noEfficiency');
  });
});
