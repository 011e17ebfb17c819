import { describe, expect, it } from '@jest/globals';
import { heatQuarters, machinesWithPower } from '../../../core/heatReport/heatQuarters.ts';
import type { HeatShares } from '../../../core/heatReport/heatShares.ts';
import { energiesOf, powerLog, quarterS } from '../cost/energies.ts';

const fromMs = Date.parse('2026-01-31T22:30:00Z');
const zone = 'Europe/Berlin';
/** Machines with these powers in each quarter hour from half an hour before February on. */
function energies(...machines: readonly (readonly number[])[]) {
  const range = { fromMs, untilMs: fromMs + machines[0]!.length * 900_000 };
  return energiesOf(powerLog(fromMs, ...machines), range, quarterS);
}
const sharesOf = (recoverable: number): HeatShares => ({ recoverable, used: 0, isRule: false });
const asked: string[] = [];
const sharesOn = (day: string) => (asked.push(day), sharesOf(day === '2026-01-31' ? 0.7 : 0.5));

describe('quarter hours of a circuit', () => {
  it('have month, day, hour and weekend by the clock of the plant, and the shares of their day, which is asked once', () => {
    const found = heatQuarters(energies([80, 80, 80, 40]), [1], zone, sharesOn);
    expect(found.map(({ month, day, hour, isWeekend }) => [month, day, hour, isWeekend])).toEqual([
      [1, '2026-01-31', 23, true],
      [1, '2026-01-31', 23, true],
      [2, '2026-02-01', 0, true],
      [2, '2026-02-01', 0, true],
    ]);
    expect(found.map(({ shares }) => shares)).toEqual([0.7, 0.7, 0.5, 0.5].map(sharesOf));
    expect(asked).toEqual(['2026-01-31', '2026-02-01']);
    expect(found.map(({ energyKWh }) => energyKWh)).toEqual([20, 20, 20, 10]);
  });

  it('are of a weekend on Saturday and Sunday', () => {
    const week = energies(Array.from({ length: 7 * 96 + 2 }, () => 1));
    const days = new Map(heatQuarters(week, [1], zone, sharesOn).map(({ day, isWeekend }) => [day, isWeekend]));
    // from Saturday to the next one
    expect([...days.values()]).toEqual([true, true, false, false, false, false, false, true]);
  });

  it('have the energy of the machines that are meant, and the share of their time that is known', () => {
    const found = heatQuarters(energies([80, NaN], [8, 12], [40, 4]), [1, 3], zone, sharesOn);
    expect(found.map(({ energyKWh, coverage }) => [energyKWh, coverage])).toEqual([
      [30, 1],
      [1, 0.5],
    ]);
  });
});

describe('machines with a power', () => {
  const three = energies([80, NaN], [NaN, NaN], [4, 4]);

  it('are those of which any is known', () => {
    expect(machinesWithPower(three)).toEqual([1, 3]);
    expect(machinesWithPower(energies([NaN]))).toEqual([]);
  });

  it('are those of them that are meant', () => {
    expect(machinesWithPower(three, [3, 2])).toEqual([3]);
    expect(machinesWithPower(three, [])).toEqual([]);
  });
});
