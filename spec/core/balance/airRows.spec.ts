import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { airRows, consumptionRows, type MachineAirStatistics, volumeRows, withInstalled } from '../../../core/balance/index.ts';
import { plantIndex } from '../../../core/statistics/index.ts';
import { airOf } from '../../ui/areas/energy/energyFixture.tsx';

const tariff = { ratePerKWh: 0.24, co2KgPerKWh: 0.38 };
const amount = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: undefined });
const someMachines = fc
  .array(fc.record({ energyLoadKWh: amount, energyNoLoadKWh: amount, volumeM3: amount, leakedM3: amount }), { maxLength: 10 })
  .map((all) => all.map((of, i): MachineAirStatistics => ({ index: i + 1, ...of })));
const near = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? expect(a).toBe(b) : expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(b)));

describe('the rows of energy and air', () => {
  it('have one for each installed machine, by number, also when nothing is known of it', () => {
    const rows = withInstalled([airOf(4), airOf(2)], [1, 2]);
    expect(rows.map(({ index, energyLoadKWh }) => [index, energyLoadKWh])).toEqual([
      [1, undefined],
      [2, 900],
      [4, 900],
    ]);
  });

  it('of consumption have shares of the plant, and CO2 by load and no-load that make the whole', () => {
    fc.assert(
      fc.property(someMachines, (machines) => {
        const { machines: rows, plant } = consumptionRows(machines, tariff);
        expect([rows.length, plant.index]).toEqual([machines.length, plantIndex]);
        for (const { co2LoadKg = 0, co2NoLoadKg = 0, co2Kg = 0 } of [...rows, plant]) near(co2LoadKg + co2NoLoadKg, co2Kg);
        const shares = rows.map(({ energyShare }) => energyShare).filter((share) => share !== undefined);
        if ((plant.energyKWh ?? 0) > 0)
          near(
            shares.reduce((sum, share) => sum + share, 0),
            1,
          );
      }),
    );
  });

  it('of volume have what was used and what leaked, which make the whole', () => {
    fc.assert(
      fc.property(someMachines, (machines) => {
        for (const row of volumeRows(machines, tariff).machines) {
          const leaked = (row.leakedM3 ?? 0) <= (row.volumeM3 ?? 0) ? row.leakedM3 : row.volumeM3;
          near(row.usedM3, row.volumeM3 === undefined ? undefined : row.volumeM3 - (leaked ?? 0));
          near(row.usedCost === undefined ? undefined : row.usedCost + (row.leakageCost ?? 0), row.cost);
          near(row.usedCo2Kg === undefined ? undefined : row.usedCo2Kg + (row.leakageCo2Kg ?? 0), row.co2Kg);
        }
      }),
    );
  });

  it('all together are those of consumption and of volume', () => {
    fc.assert(
      fc.property(someMachines, (machines) => {
        const all = airRows(machines, tariff);
        expect(all.plant).toMatchObject({ cost: consumptionRows(machines, tariff).plant.cost });
        expect(all.machines.map(({ leakageCost }) => leakageCost)).toEqual(
          volumeRows(machines, tariff).machines.map(({ leakageCost }) => leakageCost),
        );
      }),
    );
  });

  test.each([
    ['a rate and a factor of 0 cost and emit nothing', { ratePerKWh: 0, co2KgPerKWh: 0 }, [0, 0, 0.5]],
    ['a missing rate and factor give no cost and no CO2', { ratePerKWh: NaN, co2KgPerKWh: NaN }, [undefined, undefined, 0.5]],
  ])('%s, and leave the shares', (_, of, [cost, co2Kg, share]) => {
    const [row] = consumptionRows([airOf(1), airOf(2)], of).machines;
    expect([row!.cost, row!.co2Kg, row!.energyShare]).toEqual([cost, co2Kg, share]);
  });
});
