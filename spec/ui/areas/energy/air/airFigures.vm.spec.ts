import { describe, expect, it } from '@jest/globals';
import { AirFiguresVm } from '../../../../../ui/areas/energy/air/airFigures.vm.ts';
import { airOf, openEnergy, statisticsOf } from '../energyFixture.tsx';

async function open() {
  const opened = await openEnergy();
  return { ...opened, vm: new AirFiguresVm(opened) };
}

describe('the figures since the reset', () => {
  it('are loading until the station has reported them, empty when it knows of none, then known', async () => {
    const { vm, push } = await open();
    expect([vm.state, vm.consumption.machines, vm.consumption.plant.cost]).toEqual(['loading', [], undefined]);
    push(statisticsOf([]));
    expect([vm.state, vm.consumption.machines.map(({ index, cost }) => [index, cost])]).toEqual([
      'empty',
      [
        [1, undefined],
        [2, undefined],
        [3, undefined],
      ],
    ]);
    push(statisticsOf([airOf(1), airOf(2)]));
    expect([vm.state, vm.consumption.plant.energyKWh, vm.volume.plant.leakedM3, vm.everything.plant.volumeM3]).toEqual([
      'known',
      2000,
      2000,
      20_000,
    ]);
  });

  it('[LIVE-2] are gone with the connection, and whole again with the next snapshot', async () => {
    const { vm, push, plant } = await open();
    push(statisticsOf([airOf(1)]));
    plant.setConnection('webserverLost');
    expect([vm.state, vm.statistics, vm.consumption.plant.cost]).toEqual(['lost', undefined, undefined]);
    expect(vm.consumption.machines.map(({ index }) => index)).toEqual([1, 2, 3]);
    plant.setConnection('connected');
    push(statisticsOf([airOf(1)]));
    expect([vm.state, vm.consumption.plant.energyKWh]).toEqual(['known', 1000]);
  });

  it('are loading while the station has not counted for the first time', async () => {
    const { vm, push } = await open();
    push(statisticsOf([], { timespan: { fromMs: 0, untilMs: 0 } }));
    expect([vm.state, vm.statistics]).toEqual(['loading', undefined]);
  });

  it('follow the tariff of the settings', async () => {
    const { vm, push, settings, station } = await open();
    push(statisticsOf([airOf(1)]));
    station.saveSettings('units', { ...settings.settings.units, electricityRatePerKWh: 0.5, electricityCo2KgPerKWh: 2 });
    expect([vm.consumption.plant.cost, vm.consumption.plant.co2Kg, vm.volume.plant.leakageCost]).toEqual([500, 2000, 50]);
  });
});
