import { describe, expect, it } from '@jest/globals';
import { machineDaysOf } from '../../../core/machines/machineDays.ts';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { load, noLoad, off } from '../samples/logs.ts';
import { during, loggedRows } from '../replay/loggedMachine.ts';
import { tableOf } from '../samples/tables.ts';

const periodS = 2;
const rowsPerMinute = 60 / periodS;
const repeat = <T>(value: T, count: number): readonly T[] => Array.from({ length: count }, () => value);

/** Minutes of states of slot 3, with a power and a delivery for each. */
function tableFor(minutes: readonly (readonly [status: number, count: number, powerKW: number, deliveryM3min: number])[]) {
  const rows = minutes.flatMap((of) => repeat(of, of[1] * rowsPerMinute));
  const column = (at: 0 | 2 | 3) => rows.map((of) => of[at]);
  return tableOf(
    rows.map((_, i) => i * periodS * 1000),
    {
      [compressorChannel('status', 3)]: column(0),
      [compressorChannel('electricalPowerKW', 3)]: column(2),
      [compressorChannel('deliveryVolumeM3min', 3)]: column(3),
      [plantChannel('systemPressureBar')]: rows.map(() => 7),
    },
  );
}

describe('the day of a machine', () => {
  it('leaves out the first minute of each load and of each time without', () => {
    const [day] = machineDaysOf(
      tableFor([
        [load, 11, 90, 15],
        [noLoad, 6, 30, 0],
        [load, 21, 90, 15],
        [off, 5, 0, 0],
      ]),
      '1970-01-01',
      periodS,
    );
    expect(day).toMatchObject({ slot: 3, noLoadS: 300, deliveryM3min: { min: 15, max: 15 } });
    expect(day!.noLoadKWh).toBeCloseTo(2.5, 9);
    expect(day!.classes).toHaveLength(1);
    expect(day!.classes[0]).toMatchObject({ seconds: 1800, pressureBar: 7 });
    expect([day!.classes[0]!.energyKWh, day!.classes[0]!.volumeM3].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([45, 450]);
  });

  it('has a class for each flow, and none for samples without power, delivery or pressure', () => {
    const [day] = machineDaysOf(
      tableFor([
        [load, 11, 90, 15],
        [load, 10, 60, 9],
        [load, 10, NaN, 9],
        [load, 10, 60, NaN],
      ]),
      '1970-01-01',
      periodS,
    );
    expect(day!.classes.map(({ step, seconds }) => [step, seconds])).toEqual([
      [18, 600],
      [30, 600],
    ]);
  });

  it('sums what is on load behind the first minute, with the products of what deviates, also where its status word changes', () => {
    const row = (status: number, powerKW: number, pressureBar: number) => ({ status, powerKW, deliveryM3min: 12.6, pressureBar });
    const [machine] = loggedRows([
      ...during(60, row(load, 500, 7)),
      ...during(60, row(load | 64, 80, 7)),
      ...during(60, row(load, 82, 7.5)),
    ]).machines.machines;
    const { count, pressureBar, powerKW, pressureSquares, pressureTimesPower, networkCount, networkBar, squaredFlow } = machine!.onLoad;
    expect([count, networkCount]).toEqual([60, 60]);
    expect(pressureBar / count).toBeCloseTo(7.25, 9);
    expect(networkBar / count).toBeCloseTo(7.25, 9);
    expect(powerKW / count).toBeCloseTo(81, 9);
    expect(pressureSquares).toBeCloseTo(60 * 0.25 ** 2, 9);
    expect(pressureTimesPower / pressureSquares).toBeCloseTo(4, 9);
    expect(squaredFlow / networkCount).toBeCloseTo(12.6 ** 2, 9);
  });

  it('sums on load what has a power and a pressure, of a class or not', () => {
    const [day] = machineDaysOf(tableFor([[load, 11, 60, NaN]]), '1970-01-01', periodS);
    expect(day).toMatchObject({ classes: [], onLoad: { count: 300, networkCount: 0, powerKW: 18_000 } });
  });

  it('counts time without load where its power is known, standing still at 0 kW included', () => {
    const [day] = machineDaysOf(
      tableFor([
        [noLoad, 6, 30, 0],
        [noLoad, 4, NaN, 0],
        [noLoad, 2, 0, 0],
      ]),
      '1970-01-01',
      periodS,
    );
    expect(day).toMatchObject({ noLoadS: 420, classes: [] });
    expect(day!.noLoadKWh).toBeCloseTo(2.5, 9);
  });

  it('sums nothing on load of loads that end within their first minute', () => {
    const [day] = machineDaysOf(
      tableFor([
        [load, 1, 60, 9],
        [noLoad, 6, 30, 0],
      ]),
      '1970-01-01',
      periodS,
    );
    expect(day!.onLoad).toEqual({
      ...{ count: 0, pressureBar: 0, powerKW: 0, pressureSquares: 0, pressureTimesPower: 0 },
      ...{ networkCount: 0, networkBar: 0, squaredFlow: 0 },
    });
  });

  it.each([compressorChannel('electricalPowerKW', 3), plantChannel('systemPressureBar')])(
    'is none of a machine on load where %s is not logged',
    (missing) => {
      const { columns, ...table } = tableFor([[load, 11, 60, 9]]);
      const logged = new Map([...columns].filter(([channel]) => channel !== missing));
      expect(logged.size).toBe(columns.size - 1);
      expect(machineDaysOf({ ...table, columns: logged }, '1970-01-01', periodS)).toEqual([]);
    },
  );

  it('is none where a machine never ran', () => {
    expect(machineDaysOf(tableFor([[off, 60, 0, 0]]), '1970-01-01', periodS)).toEqual([]);
  });
});
